import type { PublicCreation } from '#contracts/creations.ts';
import type { Connection } from '#kernel/db/database.ts';

/** A creation for a person. `own`: they made it, so that they see it while it is private too. */
export interface CreationCard {
  creation: PublicCreation;
  own: boolean;
}

/** What collections need of creations. The module that keeps creations registers one object. */
export interface CreationCards {
  /** Those of these creations that are public or that this person made, visitors for null; others are absent. One statement about creations. */
  cards(connection: Connection, creationIds: readonly string[], userId: string | null): Promise<Map<string, CreationCard>>;
}
