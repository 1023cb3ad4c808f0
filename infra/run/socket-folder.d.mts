/** Returns whether a server can have its Unix socket in this folder. */
export function fitsSocket(dir: string): boolean;
