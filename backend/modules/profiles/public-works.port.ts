import type { Pin, PinType } from '#contracts/pins.ts';
import type { Connection } from '#kernel/db/database.ts';

/** A public work with its owner, as the profile shows it. */
export interface PublicWork {
  ownerId: string;
  pin: Pin;
}

/** One kind of works on profiles. The module that owns the works, such as prompts or collections, implements this. */
export interface PublicWorks {
  readonly type: PinType;
  /** How many public works a person has. Sensitive ones do not count. */
  count(connection: Connection, ownerId: string): Promise<number>;
  /** Which of these works are public and visible to the viewer, by id; a null viewer is a visitor. Needs a constant number of statements. */
  shown(connection: Connection, ids: readonly string[], viewerId: string | null): Promise<Map<string, PublicWork>>;
}

/** How many reviews the public works of a person have. */
export type ReviewsOfWorks = (connection: Connection, ownerId: string) => Promise<number>;
