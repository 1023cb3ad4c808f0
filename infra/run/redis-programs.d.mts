import type { Servant } from './unprivileged.mjs';

/** @throws with one line on what to do */
export function findRedis(place: { user: Servant | null }, onFetch?: () => void): Promise<{ program: string; env: NodeJS.ProcessEnv; version: string }>;
