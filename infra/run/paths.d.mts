export const ROOT: string;
export const CACHE_DIR: string;
export const CHECKOUT_ID: string;
export function dataDir(env?: Record<string, string | undefined>): string;
