import type { AdminUser, AdminUserRow, KeptFlag } from '#contracts/admin-users.ts';
import { deviceName } from './domain/device-name.ts';
import type { PersonRow } from './queries/person-columns.ts';

export interface PersonDetailRow extends PersonRow {
  bio: string;
  second_factor: boolean;
  recovery_ready_at: Date | null;
  deletes_at: Date | null;
  banned_at: Date | null;
  banned_until: Date | null;
  ban_reason: string | null;
  muted_at: Date | null;
  muted_until: Date | null;
  mute_reason: string | null;
  muted_by_name: string | null;
  banned_by_name: string | null;
}

export interface PersonSessionRow {
  id: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
  elevated_until: Date | null;
}

interface Around {
  sessions: readonly PersonSessionRow[];
  wallet: AdminUser['wallet'];
  flags: readonly KeptFlag[];
  now: Date;
}

/**
 * Builds the row of a person for administrators from a fixed list of fields, none of which opens an account. `balance` in tokens; `flags`
 * come from other modules.
 */
export const presentPerson = (person: PersonRow, balance: number, flags: readonly KeptFlag[]): AdminUserRow => ({
  id: person.id,
  username: person.username,
  displayName: person.display_name,
  avatarUrl: person.avatar_url,
  email: person.email,
  emailConfirmed: person.email_confirmed_at !== null,
  role: person.role,
  plan: person.plan,
  status: person.status,
  balance,
  paidCents: person.paid_cents,
  flags: [...flags, ...(person.muted ? ['muted' as const] : []), ...(person.verified ? ['verified' as const] : [])],
  createdAt: person.created_at.toISOString(),
  lastSeenAt: person.last_seen_at?.toISOString() ?? null,
});

/** Builds the page of a person for administrators. A ban or a mute that has ended is not shown. */
export const presentDetail = (person: PersonDetailRow, { sessions, wallet, flags, now }: Around): AdminUser => ({
  ...presentPerson(person, wallet.balance, flags),
  bio: person.bio,
  secondFactor: person.second_factor,
  recoveryReadyAt: person.recovery_ready_at?.toISOString() ?? null,
  verified: person.verified,
  ban: presentBan(person),
  mute: presentMute(person, now),
  deletesAt: person.deletes_at?.toISOString() ?? null,
  wallet: { balance: wallet.balance, held: wallet.held, debt: wallet.debt, pendingEarned: wallet.pendingEarned, spent: wallet.spent, received: wallet.received },
  sessions: sessions.map((session) => ({
    id: session.id,
    device: deviceName(session.user_agent),
    createdAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
    elevated: session.elevated_until !== null && session.elevated_until > now,
  })),
});

function presentBan({ status, banned_at: at, banned_until: until, ban_reason: reason, banned_by_name: by }: PersonDetailRow): AdminUser['ban'] {
  if (status !== 'banned' || at === null) return null;
  return { reason: reason ?? '', until: until?.toISOString() ?? null, at: at.toISOString(), by };
}

function presentMute({ muted_at: at, muted_until: until, mute_reason: reason, muted_by_name: by }: PersonDetailRow, now: Date): AdminUser['mute'] {
  if (at === null || until === null || until <= now) return null;
  return { reason: reason ?? '', until: until.toISOString(), at: at.toISOString(), by };
}
