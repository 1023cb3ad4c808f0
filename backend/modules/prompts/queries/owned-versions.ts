import { must } from '#contracts/must.ts';
import type { OwnedVersions } from '#contracts/prompt-detail.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import type { HeldAccess } from '../prompts.ts';

/**
 * Returns the versions that a person with access owns: from the one that was published when they got access up to the one that is published
 * now (docs/rules/selling.md#owned-versions). Null for the author and for people without access.
 */
export async function ownedVersions(connection: Connection, prompt: PromptModel, userId: string | null, { access, fromVersion }: HeldAccess): Promise<OwnedVersions | null> {
  if (userId === null || access === 'owner' || access === 'none' || fromVersion === null) return null;
  const newest = must(prompt.publishedVersion, 'the version of a published prompt').version_no;
  const first = Math.min(fromVersion, newest);
  if (first === newest) return { first, running: newest, newest, decided: true };
  const [choice] = await connection('prompt_version_choices').where({ prompt_id: prompt.id, user_id: userId }).select('version_no', 'seen_version_no');
  // A person who bought a prompt again after a refund owns versions from then on. An earlier choice is raised to the first of these.
  const running = Math.min(Math.max(choice?.version_no ?? first, first), newest);
  return { first, running, newest, decided: running === newest || (choice?.seen_version_no ?? 0) >= newest };
}
