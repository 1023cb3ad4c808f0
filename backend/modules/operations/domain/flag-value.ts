import { createHash } from 'node:crypto';
import { FLAG_KINDS } from '#contracts/flags.ts';
import type { FlagAudience, FlagDefinition, FlagKind, FlagValue } from '#contracts/flags.ts';
import type { Role } from '#contracts/identity.ts';

/** The person for whom a feature flag is read; null means a visitor. */
export type FlagReader = { userId: string; role: Role; plan: 'free' | 'pro' } | null;

/** The audience of a feature flag as it is stored, with named people by account id. */
export type StoredAudience = Exclude<FlagAudience, { type: 'users' }> | { type: 'users'; userIds: readonly string[] };

/** The setting of a feature flag by an administrator. */
export interface FlagSetting {
  name: string;
  value: unknown;
  audience: StoredAudience;
  revision: number;
  updatedAt: Date;
}

/** The value of a feature flag for readers outside its audience. */
const OFF: { [K in FlagKind]: FlagValue<K> } = { boolean: false, percentage: 0, list: [] };

const STAFF: readonly Role[] = ['moderator', 'support', 'admin'];

/**
 * The value of a feature flag for one reader (docs/rules/flags.md#audience): its default without a setting, the set value inside the
 * audience, and off outside. A stored value of another kind counts as no setting.
 */
export function flagValueFor(name: string, definition: FlagDefinition, setting: FlagSetting | undefined, reader: FlagReader): FlagValue {
  const parsed = setting && FLAG_KINDS[definition.kind].safeParse(setting.value);
  if (!setting || !parsed?.success) return definition.default;
  return belongs(name, setting.audience, reader) ? parsed.data : OFF[definition.kind];
}

function belongs(name: string, audience: StoredAudience, reader: FlagReader): boolean {
  if (audience.type === 'everyone') return true;
  if (reader === null) return false;
  switch (audience.type) {
    case 'staff':
      return STAFF.includes(reader.role);
    case 'plan':
      return reader.plan === audience.plan;
    case 'users':
      return audience.userIds.includes(reader.userId);
    case 'share':
      return shareOf(name, reader.userId) < audience.percent;
  }
}

/**
 * The place of an account from 0 up to 100 in a flag's percentage audience (docs/rules/flags.md#stable-share). It depends on flag and account
 * only. So a larger share keeps all earlier accounts, and each flag has different ones.
 */
export function shareOf(name: string, userId: string): number {
  return (createHash('sha256').update(`${name} ${userId}`).digest().readUInt32BE(0) / 2 ** 32) * 100;
}
