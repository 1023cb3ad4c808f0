/** Folder of the built client. */
export const CLIENT_DIR: string;
/** Builds the client when one of its sources changed since the last build. @returns whether it built */
export function ensureClient(): Promise<boolean>;
/** Makes the typed styles that sources, checks and builds import. */
export function generateStyles(): Promise<void>;
