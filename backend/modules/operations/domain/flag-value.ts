import { createHash } from 'node:crypto';
import { FLAG_KINDS } from '#contracts/flags.ts';
import type { FlagAudience, FlagDefinition, FlagKind, FlagValue } from '#contracts/flags.ts';
import type { Role } from '#contracts/identity.ts';

/** The person for whom a flag is read; null is a visitor. */
export type FlagReader = { userId: string; role: Role; plan: 'free' | 'pro' } | null;

/** An audience as it is stored: named people by id. */
export type StoredAudience = Exclude<FlagAudience, { type: 'users' }> | { type: 'users'; userIds: readonly string[] };

/** What an administrator set for a flag. */
export interface FlagSetting {
  name: string;
  value: unknown;
  audience: StoredAudience;
  revision: number;
  updatedAt: Date;
}

/** What a flag is for readers outside of its audience. */
const OFF: { [K in FlagKind]: FlagValue<K> } = { boolean: false, percentage: 0, list: [] };

const STAFF: readonly Role[] = ['moderator', 'support', 'admin'];

/**
 * The value of a flag for one reader (docs/rules/flags.md#audience): its default without a setting, the set value inside of the
 * audience, and off outside of it. A stored value that no longer fits the flag's kind counts as no setting.
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
 * The place of an account among 100, from 0 up to 100 (docs/rules/flags.md#stable-share). It depends on flag and account
 * alone, so a larger share keeps all earlier accounts, and each flag chooses other ones.
 */
export function shareOf(name: string, userId: string): number {
  return (createHash('sha256').update(`${name} ${userId}`).digest().readUInt32BE(0) / 2 ** 32) * 100;
}
