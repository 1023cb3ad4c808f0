import { must } from '#contracts/must.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { VersionCard } from '#contracts/prompt-versions.ts';
import type { Connection } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import { sealedVersion } from '../prompts.errors.ts';
import { accessOf } from './access-of.ts';
import { contentOfVersion } from './stored-prompt-draft.ts';
import { expectUnlocked } from './sealed-originals.ts';
import { versionCards } from './list-versions.ts';

/**
 * Returns one version in full: for its author, for all people when prompt and version are free, and for buyers from their first version on.
 * @throws AppError not_found for versions that were never published, sealed, and fork_locked
 */
export async function readVersion(
  connection: Connection,
  identity: Identity,
  prompt: PromptModel,
  userId: string | null,
  number: number,
): Promise<{ version: VersionCard; content: DraftContent }> {
  const [card] = await versionCards(connection, identity, prompt, userId, { limit: 1, number });
  const version = card && (await PromptVersionModel.query(connection).findById(card.id));
  if (!card || !version) throw notFound('This version');
  const content = contentOfVersion(prompt, version);
  const { access, fromVersion } = must((await accessOf(connection, [prompt.id], userId)).get(prompt.id), 'the access to the prompt');
  const has = access === 'owner' || (fromVersion !== null && number >= fromVersion);
  const open = prompt.pricing === 'free' && content.pricing === 'free';
  if (!has && !open) throw sealedVersion();
  if (access === 'owner') await expectUnlocked(connection, prompt, content);
  return { version: card, content };
}
