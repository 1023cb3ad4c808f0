import type { ProfileBody } from '#contracts/account.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import type { Settings } from '../domain/settings.ts';
import { profileIssues } from '../domain/profile-texts.ts';
import { UserModel } from '../models/user.model.ts';

/** Replaces a person's public profile. An empty name falls back to the username. @throws AppError invalid_request */
export async function updateProfile(tx: Tx, clock: Clock, userId: string, profile: ProfileBody): Promise<void> {
  const issues = profileIssues(profile);
  if (issues.length > 0) throw invalid(issues);
  const { displayName, bio, links } = profile;
  await UserModel.query(tx)
    .findById(userId)
    .patch({ display_name: displayName || null, bio, links, updated_at: clock.now() });
}

const MERGE = `
  update users set settings = settings || cast(:parts as jsonb), updated_at = :now where id = :userId`;

/** Replaces the given parts of a person's settings, and keeps the parts that another request writes at the same moment. */
export async function updateSettings(tx: Tx, clock: Clock, userId: string, parts: Partial<Settings>): Promise<void> {
  await rows(tx, MERGE, { userId, parts: JSON.stringify(parts), now: clock.now() });
}
