import type { CurrentUser } from '#contracts/identity.ts';
import type { Creator } from '#contracts/prompts.ts';
import type { UserModel } from './models/user.model.ts';

/** What a user sees of their own account. `balance` in tokens, spendable now. */
export const presentCurrentUser = (user: UserModel, balance: number): CurrentUser => ({
  id: user.id,
  username: user.username,
  email: user.email ?? '',
  displayName: user.display_name,
  avatarUrl: user.avatar_url,
  role: user.role,
  conjureBalance: balance,
});

/** What everybody sees of an account. */
export const presentCreator = (user: UserModel): Creator => ({
  id: user.id,
  username: user.username,
  displayName: user.display_name ?? user.username,
  avatarUrl: user.avatar_url,
  house: user.house,
});
