export const board = {} as never;
