import type { Creator } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { presentCreator } from '../identity.presenter.ts';
import type { Identity } from '../identity.ts';
import { UserModel } from '../models/user.model.ts';

/** Public faces by user id, in one query; unknown ids are absent. */
export async function creators(connection: Connection, userIds: readonly string[]): Promise<Map<string, Creator>> {
  if (userIds.length === 0) return new Map();
  const users = await UserModel.query(connection)
    .select('id', 'username', 'display_name', 'avatar_url', 'house')
    .whereIn('id', [...new Set(userIds)]);
  return new Map(users.map((user) => [user.id, presentCreator(user)]));
}

/** @throws AppError not_found */
export async function profile(connection: Connection, userId: string): ReturnType<Identity['profile']> {
  const user = await UserModel.query(connection).select('username', 'display_name', 'language', 'plan').findById(userId);
  if (!user) throw notFound('This account');
  return { displayName: user.display_name ?? user.username, language: user.language, plan: user.plan };
}
