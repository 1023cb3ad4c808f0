import type { CurrentUser } from '#contracts/identity.ts';
import type { PublicProfile } from '#contracts/profiles.ts';
import type { Creator } from '#contracts/prompts.ts';
import { settingsOf } from './domain/settings.ts';
import type { UserModel } from './models/user.model.ts';

interface Now {
  /** Tokens that the person can spend now. */
  balance: number;
  /** ISO time at which the session's elevation ends; null without one. */
  elevatedUntil: string | null;
}

/** Builds the view of an account for its own user. */
export const presentCurrentUser = (user: UserModel & { second_factor: boolean }, { balance, elevatedUntil }: Now): CurrentUser => ({
  id: user.id,
  username: user.username,
  email: user.email ?? '',
  displayName: user.display_name,
  avatarUrl: user.avatar_url,
  role: elevatedUntil === null ? user.role : 'admin',
  elevatedUntil,
  // Platform accounts have no address to confirm, so they count as confirmed.
  emailConfirmed: user.email === null || user.email_confirmed_at !== null,
  secondFactor: user.second_factor,
  appearance: settingsOf(user.settings).appearance,
  showSensitive: settingsOf(user.settings).privacy.showSensitive,
  conjureBalance: balance,
});

/** The columns of a person that the public view needs. */
export type FaceRow = Pick<UserModel, 'id' | 'username' | 'display_name' | 'avatar_url' | 'platform' | 'erased_at'>;

/** Builds the public view of an account, which lists show beside a prompt, review or comment. */
export const presentCreator = (user: FaceRow): Creator => ({
  id: user.id,
  username: user.username,
  displayName: user.erased_at ? 'Deleted account' : (user.display_name ?? user.username),
  avatarUrl: user.avatar_url,
  platform: user.platform,
});

/** Builds the public profile of an account for its own page. */
export const presentProfile = (user: UserModel): PublicProfile => ({
  ...presentCreator(user),
  bio: user.bio,
  links: user.links,
  badge: user.role === 'user' ? null : user.role,
  verified: user.verified_at !== null,
  joinedAt: user.created_at.toISOString(),
});
