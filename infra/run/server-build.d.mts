/** Bundles the server when one of its sources changed. Returns the folder of the build. */
export function ensureServer(): Promise<string>;
/** Node's arguments that run an entry point from the build in `folder`, or without one from its sources. */
export function programOf(entry: string, folder?: string): string[];
