"""HTTP and WebSockets: the application, its routes, its limits, its description."""
