import type { Connection, Tx } from '#kernel/db/database.ts';
import { trashPrompts } from './commands/trash-prompts.ts';
import { deleteTrashedPrompts, restorePrompts } from './commands/restore-prompts.ts';
import type { PromptsContext } from './prompts-context.ts';
import { accessHeld, promptIdsAfter } from './queries/access-held.ts';
import type { AccessHeld } from './queries/access-held.ts';
import { libraryCards } from './queries/library-cards.ts';
import type { PromptLibraryCard } from './queries/library-cards.ts';
import { libraryFacts } from './queries/library-facts.ts';
import type { PromptLibraryFacts } from './queries/library-facts.ts';

export type { AccessHeld } from './queries/access-held.ts';
export type { PromptLibraryCard } from './queries/library-cards.ts';
export type { PromptLibraryFacts } from './queries/library-facts.ts';

/** Calls for the library module: prompts as libraries list them, and the trash of own prompts. */
export interface PromptLibrary {
  /** Returns the fields by which libraries filter, sort and search prompts, by prompt id. Unknown ids are absent. */
  facts(connection: Connection, promptIds: readonly string[]): Promise<Map<string, PromptLibraryFacts>>;
  /** Lists which people have access to these prompts; with a user id, only this person's access. */
  access(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<AccessHeld[]>;
  /** Returns the next prompt ids of all people after this id, in the order of the ids. */
  idsAfter(connection: Connection, after: string | null, limit: number): Promise<string[]>;
  /** Returns cards of these prompts as this person's library shows them. The caller has checked that they belong in this library. */
  cards(connection: Connection, userId: string, promptIds: readonly string[]): Promise<Map<string, PromptLibraryCard>>;
  /** Moves own prompts to the trash and unpublishes them; returns the ids of those that moved. */
  trash(tx: Tx, userId: string, promptIds: readonly string[]): Promise<string[]>;
  /** Takes own prompts out of the trash, as drafts; returns the ids of the restored prompts. */
  restore(tx: Tx, userId: string, promptIds: readonly string[]): Promise<string[]>;
  /** Deletes own prompts in the trash for ever; people with access keep their versions. Returns the ids of the deleted prompts. */
  forget(tx: Tx, userId: string, promptIds: readonly string[]): Promise<string[]>;
}

/** Builds the calls by which the library module reads and trashes prompts. */
export const createPromptLibrary = (context: PromptsContext): PromptLibrary => ({
  facts: libraryFacts,
  access: accessHeld,
  idsAfter: promptIdsAfter,
  cards: (connection, ...asked) => libraryCards(connection, context, ...asked),
  trash: (tx, ...prompts) => trashPrompts(tx, context, ...prompts),
  restore: (tx, ...prompts) => restorePrompts(tx, context, ...prompts),
  forget: (tx, ...prompts) => deleteTrashedPrompts(tx, context, ...prompts),
});
