import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId, newSecret } from '#kernel/ids.ts';
import type { IdentityContext } from '../../identity-context.ts';

/** How long in ms a social login may take at the provider, or afterwards at the question for the password. */
const FLOW_MS = 10 * MINUTE_MS;

/** The stage of a social login. 'start': the browser is at the provider. 'link': the provider answered, and the account needs a password or code. */
export type FlowKind = 'start' | 'link';

export interface SocialFlow<P> {
  id: string;
  userId: string | null;
  payload: P;
}

type FlowDeps = Pick<IdentityContext, 'clock' | 'sealer'>;

interface FlowRow {
  id: string;
  user_id: string | null;
  payload_sealed: string;
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(`social:${secret}`).digest();
const purpose = (kind: FlowKind, id: string): string => `social-${kind}:${id}`;

/** Stores the data of a social login encrypted for ten minutes. Returns the secret that opens it; only its hash is stored. */
export async function openFlow(connection: Connection, { clock, sealer }: FlowDeps, kind: FlowKind, userId: string | null, payload: object): Promise<string> {
  const id = newId();
  const now = clock.now();
  const secret = newSecret();
  const sealed = sealer.seal(JSON.stringify(payload), purpose(kind, id));
  await rows(
    connection,
    `insert into social_flows (id, kind, secret_hash, payload_sealed, user_id, created_at, expires_at) values (?, ?, ?, ?, ?, ?, ?)`,
    [id, kind, hashOf(secret), sealed, userId, now, new Date(now.getTime() + FLOW_MS)],
  );
  return secret;
}

/** Reads the data of a social login by its secret, and keeps it for another try. Null when the secret is unknown, used or too old. */
export async function readFlow<P>(connection: Connection, deps: FlowDeps, kind: FlowKind, secret: string, shape: z.ZodType<P>): Promise<SocialFlow<P> | null> {
  const [row] = await rows<FlowRow>(
    connection,
    'select id, user_id, payload_sealed from social_flows where secret_hash = ? and kind = ? and expires_at > ?',
    [hashOf(secret), kind, deps.clock.now()],
  );
  return row ? unsealed(row, deps, kind, shape) : null;
}

/** Reads the data of a social login by its secret and deletes it: of several requests at the same moment only one gets it. */
export async function takeFlow<P>(connection: Connection, deps: FlowDeps, kind: FlowKind, secret: string, shape: z.ZodType<P>): Promise<SocialFlow<P> | null> {
  const [row] = await rows<FlowRow>(
    connection,
    'delete from social_flows where secret_hash = ? and kind = ? and expires_at > ? returning id, user_id, payload_sealed',
    [hashOf(secret), kind, deps.clock.now()],
  );
  return row ? unsealed(row, deps, kind, shape) : null;
}

function unsealed<P>(row: FlowRow, { sealer }: FlowDeps, kind: FlowKind, shape: z.ZodType<P>): SocialFlow<P> | null {
  const payload = sealer.open(row.payload_sealed, purpose(kind, row.id));
  return payload === null ? null : { id: row.id, userId: row.user_id, payload: shape.parse(JSON.parse(payload)) };
}
