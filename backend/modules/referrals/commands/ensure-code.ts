import { must } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newCode } from '../domain/code.ts';
import type { ReferralsContext } from '../referrals-context.ts';

export interface OwnCode {
  code: string;
  clicks: number;
  createdAt: Date;
}

const OWN = 'select code, clicks, created_at as "createdAt" from referral_codes where user_id = ?';
// The insert adds no row when another person has the same code, or another request was first. The caller then reads the person's code, or tries another one.
const INSERT = 'insert into referral_codes (user_id, code, created_at) values (?, ?, ?) on conflict do nothing';
const TRIES = 8;

/** The referral code of a person, which the first call creates. */
export async function ensureCode(connection: Connection, { clock, identity }: Pick<ReferralsContext, 'clock' | 'identity'>, userId: string): Promise<OwnCode> {
  const [known] = await rows<OwnCode>(connection, OWN, [userId]);
  if (known) return known;
  const username = must((await identity.usernames(connection, [userId])).get(userId), 'the username of a signed-in person');
  for (let tried = 0; tried < TRIES; tried += 1) {
    await rows(connection, INSERT, [userId, newCode(username), clock.now()]);
    const [made] = await rows<OwnCode>(connection, OWN, [userId]);
    if (made) return made;
  }
  throw new Error(`no code was free for ${username}`);
}
