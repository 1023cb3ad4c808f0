import type { OwnedVersions } from '#contracts/prompt-detail.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { versionNotYours } from '../prompts.errors.ts';
import { findPrompt } from '../queries/find-prompt.ts';
import { heldAccess } from '../queries/prompt-access.ts';
import { versionToRun } from '../queries/version-to-run.ts';

const CHOOSE = `
  insert into prompt_version_choices (prompt_id, user_id, version_no, seen_version_no, chosen_at) values (:promptId, :userId, :version, :newest, :at)
  on conflict (prompt_id, user_id) do update set version_no = excluded.version_no, seen_version_no = excluded.seen_version_no, chosen_at = excluded.chosen_at`;

/**
 * Stores which owned version a buyer's runs use from now on (docs/rules/selling.md#owned-versions). Authors and people without access always
 * run the published version, so they are refused.
 * @throws AppError not_found, version_not_yours
 */
export async function chooseVersion(tx: Tx, { clock }: { clock: Clock }, { userId, promptId, version }: { userId: string; promptId: string; version: number }): Promise<OwnedVersions> {
  const prompt = await findPrompt(tx, promptId, userId);
  const { owned } = await versionToRun(tx, prompt, userId, await heldAccess(tx, prompt, userId), { number: version });
  if (owned === null) throw versionNotYours();
  await rows(tx, CHOOSE, { promptId: prompt.id, userId, version, newest: owned.newest, at: clock.now() });
  return { ...owned, running: version, decided: true };
}
