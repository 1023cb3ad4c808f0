import type { Pin, PinType } from '#contracts/pins.ts';
import type { Connection } from '#kernel/db/database.ts';

/** A work as its profile shows it. */
export interface PublicWork {
  ownerId: string;
  pin: Pin;
}

/** One kind of works on a profile. The module that owns the works registers one object. */
export interface PublicWorks {
  readonly type: PinType;
  /** How many public works a person has. Sensitive ones do not count. */
  count(connection: Connection, ownerId: string): Promise<number>;
  /** Those of these works that are public and that this person may see, visitors for null, by id. A constant number of statements. */
  shown(connection: Connection, ids: readonly string[], viewerId: string | null): Promise<Map<string, PublicWork>>;
}

/** How many reviews the public works of a person have. */
export type ReviewsOfWorks = (connection: Connection, ownerId: string) => Promise<number>;
