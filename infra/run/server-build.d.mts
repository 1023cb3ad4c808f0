/** Bundles the server when one of its sources changed. Returns the folder of the build. */
export function ensureServer(): Promise<string>;
/** Arguments of Node that run an entry point from the build in `folder`, or from its sources when there is no build. */
export function programOf(entry: string, folder?: string): string[];

/** The memory that Node gives to new objects of the server's programs. */
export const MEMORY_FLAG: string;
