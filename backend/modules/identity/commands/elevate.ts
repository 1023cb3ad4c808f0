import type { AdminLoginBody } from '#contracts/admin-access.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { TooMany } from '#kernel/http/rate-limits.ts';
import { adminAction } from '#modules/operations/operations.events.ts';
import type { IdentityContext } from '../identity-context.ts';
import { adminGateOff, wrongAdminPassword, wrongCode } from '../identity.errors.ts';
import { ensurePlatformAccount } from './ensure-platform-account.ts';
import { checkSecondFactor } from './second-factor/check-second-factor.ts';

export interface Knock {
  viewer: Viewer | null;
  addressKey: string;
  requestId: string;
}

export interface Elevation {
  userId: string;
  until: Date;
  /** When the session ends: with the elevation for the built-in administrator, because that account has no other use. */
  endsAt?: Date;
}

const BUILT_IN = { username: 'admin', displayName: 'Administrator', bio: 'This account is opened with the administrators\' password.' };

/**
 * Checks the administrators' password. It allows 5 tries in 15 minutes by address and by account, and audits each. Of the later tries only
 * the first is audited, because a stranger could fill the append-only log. An account with a second factor must send its code too. Visitors
 * become the built-in `admin`.
 * @throws AppError admin_gate_off, wrong_admin_password, wrong_code, rate_limited, unavailable
 */
export async function elevate(context: IdentityContext, body: AdminLoginBody, knock: Knock): Promise<Elevation | 'second_factor'> {
  const { limits, passwords, clock, options } = context;
  const { viewer, addressKey } = knock;
  if (options.adminPasswordHash === null) throw adminGateOff();
  try {
    await limits.take('adminLogin', addressKey);
    if (viewer) await limits.take('adminLogin', viewer.userId);
  } catch (error) {
    if (error instanceof TooMany && error.first) {
      context.log.warn({ addressKey, userId: viewer?.userId }, 'administrators\' password: too many tries');
      await audit(context, knock, 'admin.locked_out');
    }
    throw error;
  }
  if (!(await passwords.verify(options.adminPasswordHash, body.password))) {
    await audit(context, knock, 'admin.refused');
    throw wrongAdminPassword();
  }
  const factor = viewer ? await checkSecondFactor(context, viewer.userId, body.code) : 'off';
  if (factor === 'wanted') return 'second_factor';
  if (factor === 'wrong') throw wrongCode();
  await limits.forget('adminLogin', addressKey);
  if (viewer) await limits.forget('adminLogin', viewer.userId);
  const until = new Date(clock.now().getTime() + options.elevationMs);
  await audit(context, knock, 'admin.elevated');
  return viewer ? { userId: viewer.userId, until } : { userId: await builtInAdministrator(context), until, endsAt: until };
}

async function builtInAdministrator({ db, clock, wallet }: IdentityContext): Promise<string> {
  const [known] = await db.knex('users').where({ username: BUILT_IN.username, platform: true }).select('id');
  if (known) return (known as { id: string }).id;
  return db.transaction(async (tx) => {
    const id = await ensurePlatformAccount(tx, clock, BUILT_IN);
    await wallet.open(tx, id);
    return id;
  });
}

const audit = ({ db, outbox }: IdentityContext, { viewer, addressKey, requestId }: Knock, action: string): Promise<unknown> =>
  db.transaction((tx) =>
    outbox.publish(tx, adminAction, {
      actorId: viewer?.userId ?? null,
      actorName: viewer?.username ?? 'a visitor',
      elevated: false,
      action,
      targetType: 'session',
      targetId: viewer?.userId ?? null,
      targetLabel: viewer?.username ?? null,
      reason: null,
      details: { address: addressKey },
      requestId,
    }),
  );
