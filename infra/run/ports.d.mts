export function isFree(port: number, host?: string): Promise<boolean>;
export function freePort(host?: string): Promise<number>;
export function firstFreePort(wanted: number, host?: string): Promise<number>;
