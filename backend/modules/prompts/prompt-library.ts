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

/** Prompts as the libraries of people list them, and the trash of own ones. */
export interface PromptLibrary {
  /** The fields by which libraries filter, sort and search prompts, by id. Deleted prompts are absent. */
  facts(connection: Connection, promptIds: readonly string[]): Promise<Map<string, PromptLibraryFacts>>;
  /** Who holds access to these prompts, all people for null. */
  access(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<AccessHeld[]>;
  /** Ids of the next prompts of all people after an id, in the order of the ids. */
  idsAfter(connection: Connection, after: string | null, limit: number): Promise<string[]>;
  /** These prompts as this person sees them in the library. The caller has checked that they belong there. */
  cards(connection: Connection, userId: string, promptIds: readonly string[]): Promise<Map<string, PromptLibraryCard>>;
  /** Moves own prompts to the trash and unpublishes them; returns the ids of those that moved. */
  trash(tx: Tx, userId: string, promptIds: readonly string[]): Promise<string[]>;
  /** Takes own prompts out of the trash, as drafts; returns their ids. */
  restore(tx: Tx, userId: string, promptIds: readonly string[]): Promise<string[]>;
  /** Deletes own prompts that are in the trash for ever; people with access keep theirs. Returns their ids. */
  forget(tx: Tx, userId: string, promptIds: readonly string[]): Promise<string[]>;
}

/** Builds the calls for the module that lists what people may use. */
export const createPromptLibrary = (context: PromptsContext): PromptLibrary => ({
  facts: libraryFacts,
  access: accessHeld,
  idsAfter: promptIdsAfter,
  cards: (connection, ...asked) => libraryCards(connection, context, ...asked),
  trash: (tx, ...prompts) => trashPrompts(tx, context, ...prompts),
  restore: (tx, ...prompts) => restorePrompts(tx, context, ...prompts),
  forget: (tx, ...prompts) => deleteTrashedPrompts(tx, context, ...prompts),
});
