import type { PublicCreation } from '#contracts/creations.ts';
import type { Connection } from '#kernel/db/database.ts';

/** A creation as a person sees it. `own` says that this person made it, and so sees it even while it is private. */
export interface CreationCard {
  creation: PublicCreation;
  own: boolean;
}

/** What collections ask about creations. The module that stores creations registers one object. */
export interface CreationCards {
  /** Those of these creations that are public or that this person made, in one statement; others are absent. Null means a visitor. */
  cards(connection: Connection, creationIds: readonly string[], userId: string | null): Promise<Map<string, CreationCard>>;
}
