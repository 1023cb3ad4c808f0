import type { Role } from '#contracts/identity.ts';

/** Returns the role of a session: administrator while it is elevated, else the account's role (docs/rules/identity.md#elevation). `now` in ms. */
export const effectiveRole = (stored: Role, elevatedUntil: Date | null, now: number): Role =>
  elevatedUntil !== null && elevatedUntil.getTime() > now ? 'admin' : stored;

/** Whether an account is banned now; a ban may have an end. `now` in ms. */
export const isBanned = (user: { banned_at: Date | null; banned_until: Date | null }, now: number): boolean =>
  user.banned_at !== null && (user.banned_until === null || user.banned_until.getTime() > now);
