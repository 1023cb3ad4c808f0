export function makeCanaries(names?: readonly string[]): Record<string, string>;
export function findCanaries(text: string, canaries: Record<string, string>): string[];
export function searchFolder(dir: string, canaries: Record<string, string>): string[];
export function searchRedis(Redis: new (url: string) => unknown, url: string, canaries: Record<string, string>): Promise<string[]>;
