import type { ServantPlace } from './unprivileged.mjs';

export interface OwnPostgres {
  url: string;
  /** The address of the same server over its Unix socket; equal to `url` where its folder cannot have one. */
  socketUrl: string;
  port: number;
  stop(): Promise<void>;
}
export function startPostgres(options: {
  place: ServantPlace;
  secretsDir: string;
  port?: number;
  settings?: Record<string, string | number>;
  onOutput?(text: string): void;
}): Promise<OwnPostgres>;
