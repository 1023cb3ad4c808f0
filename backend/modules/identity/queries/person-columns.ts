import type { AdminUserRow } from '#contracts/admin-users.ts';

/** What lists and details of people read, with `users` as `u` and `:now` bound. */
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
  /** What the person paid in cents, after refunds and disputes. */
  paid_cents: number;
  muted: boolean;
  verified: boolean;
  created_at: Date;
  last_seen_at: Date | null;
}

/** A ban that counts: one with an end is over by itself (domain/elevation.ts says the same of rows in memory). */
export const BANNED = 'u.banned_at is not null and (u.banned_until is null or u.banned_until > :now)';

// Known devices outlive sessions, so a person whose sessions were ended keeps their "last seen".
export const LAST_SEEN = `greatest((select max(s.last_seen_at) from sessions s where s.user_id = u.id),
  (select max(d.last_seen_at) from known_devices d where d.user_id = u.id))`;

export const PERSON_COLUMNS = `u.id, u.username, u.display_name, u.avatar_url, u.email, u.email_confirmed_at, u.role, u.plan, u.paid_cents, u.created_at, (u.muted_until > :now) is true as muted, u.verified_at is not null as verified,
  case when u.platform then 'platform' when ${BANNED} then 'banned' when u.deletes_at is not null then 'deleting' else 'active' end as status,
  ${LAST_SEEN} as last_seen_at`;
