import type { AdminUserRow } from '#contracts/admin-users.ts';

/** The columns of a person for lists and pages. Statements name the table `users` `u` and bind `:now`. */
export interface PersonRow {
  id: string;
  username: string;
  display_name: string | null;
  avatar_url: string | null;
  email: string | null;
  email_confirmed_at: Date | null;
  role: AdminUserRow['role'];
  plan: AdminUserRow['plan'];
  status: AdminUserRow['status'];
  /** The sum that the person paid, in cents, after refunds and disputes. */
  paid_cents: number;
  muted: boolean;
  verified: boolean;
  created_at: Date;
  last_seen_at: Date | null;
}

/** SQL that tells whether a person is banned now; a ban may have an end. `isBanned` in domain/elevation.ts applies the same rule to rows in memory. */
export const BANNED = 'u.banned_at is not null and (u.banned_until is null or u.banned_until > :now)';

// Also looks at known devices, because they outlive sessions: a person whose sessions were ended keeps the time of "last seen".
export const LAST_SEEN = `greatest((select max(s.last_seen_at) from sessions s where s.user_id = u.id),
  (select max(d.last_seen_at) from known_devices d where d.user_id = u.id))`;

export const PERSON_COLUMNS = `u.id, u.username, u.display_name, u.avatar_url, u.email, u.email_confirmed_at, u.role, u.plan, u.paid_cents, u.created_at, (u.muted_until > :now) is true as muted, u.verified_at is not null as verified,
  case when u.platform then 'platform' when ${BANNED} then 'banned' when u.deletes_at is not null then 'deleting' else 'active' end as status,
  ${LAST_SEEN} as last_seen_at`;
