/** Linux and macOS accept sockets with paths of about a hundred bytes; this leaves room for the names of the sockets of Postgres and Redis. */
const LONGEST = 80;

/**
 * Returns whether a server can have its Unix socket in this folder. The path must be short, and free of characters that mean something in a
 * configuration file.
 */
export const fitsSocket = (dir) => dir.length <= LONGEST && /^[\w/.-]+$/.test(dir);
