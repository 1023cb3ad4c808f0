import { must } from '#contracts/must.ts';
import type { OwnedVersions } from '#contracts/prompt-detail.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import { versionNotYours } from '../prompts.errors.ts';
import type { WantedVersion } from '../prompt-texts.ts';
import type { HeldAccess } from '../prompts.ts';
import { ownedVersions } from './owned-versions.ts';

export interface VersionToRun {
  version: PromptVersionModel;
  /** The versions of the prompt that the person owns; null for the author and for people without access. */
  owned: OwnedVersions | null;
}

/**
 * Returns the version that a person's run uses (docs/rules/selling.md#owned-versions): the published one, unless a buyer stays with an
 * earlier one or the request names one. Authors may name every published version, buyers those that they own.
 * @throws AppError version_not_yours for a named version of others; a kept version of others falls back to the usual one
 */
export async function versionToRun(connection: Connection, prompt: PromptModel, userId: string | null, held: HeldAccess, wanted: WantedVersion = {}): Promise<VersionToRun> {
  const published = must(prompt.publishedVersion, 'the version of a published prompt');
  const owned = await ownedVersions(connection, prompt, userId, held);
  const { number, keptId, lenient = false } = wanted;
  if (number !== undefined) {
    const version = await outVersion(connection, prompt, { version_no: number });
    if (version && mayRun(version, published, held, owned)) return { version, owned };
    if (!lenient) throw versionNotYours();
  } else if (keptId) {
    const version = await outVersion(connection, prompt, { id: keptId });
    if (version && mayRun(version, published, held, owned)) return { version, owned };
  }
  if (owned === null || owned.running === published.version_no) return { version: published, owned };
  return { version: (await outVersion(connection, prompt, { version_no: owned.running })) ?? published, owned };
}

function mayRun(version: PromptVersionModel, published: PromptVersionModel, { access }: HeldAccess, owned: OwnedVersions | null): boolean {
  if (access === 'owner' || version.id === published.id) return true;
  return owned !== null && version.version_no >= owned.first && version.version_no <= owned.newest;
}

/** Returns a version of this prompt that was published at some time. Other versions cannot be run. */
async function outVersion(connection: Connection, prompt: PromptModel, which: { id: string } | { version_no: number }): Promise<PromptVersionModel | undefined> {
  const { publishedVersion: published } = prompt;
  if (published && ('id' in which ? which.id === published.id : which.version_no === published.version_no)) return published;
  return PromptVersionModel.query(connection).where({ prompt_id: prompt.id, ...which }).whereNotNull('published_at').first();
}
