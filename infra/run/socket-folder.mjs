/** The longest path of a Unix socket that Linux and macOS accept, in bytes, without the names of the sockets of Postgres and Redis. */
const LONGEST = 80;

/**
 * Returns whether a server can have its Unix socket in this folder. The path must be short, and free of characters that mean something in a
 * configuration file.
 */
export const fitsSocket = (dir) => dir.length <= LONGEST && /^[\w/.-]+$/.test(dir);
