import type { AdminFlag, FlagAudience } from '#contracts/flags.ts';
import { counted } from '#contracts/plural.ts';
import { percentWords } from '#lib/percent-words.ts';

/** Kinds of audiences of a feature flag, from which an administrator chooses. */
export const AUDIENCES = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'staff', label: 'Staff' },
  { value: 'plan', label: 'People with a plan' },
  { value: 'users', label: 'Named accounts' },
  { value: 'share', label: 'A share of accounts' },
] as const satisfies readonly { value: FlagAudience['type']; label: string }[];

export const PLANS = [{ value: 'free', label: 'Free' }, { value: 'pro', label: 'Pro' }] as const;

/** Says for whom a feature flag is on: "On for staff", "Off for everyone". */
export function flagState({ value, audience }: Pick<AdminFlag, 'value' | 'audience'>): string {
  if (value === false) return 'Off for everyone';
  return `${valueWords(value)} for ${audienceWords(audience)}`;
}

function valueWords(value: AdminFlag['value']): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'number') return percentWords(value);
  return value.length === 0 ? 'An empty list' : value.join(', ');
}

function audienceWords(audience: FlagAudience): string {
  switch (audience.type) {
    case 'everyone':
      return 'everyone';
    case 'staff':
      return 'staff';
    case 'plan':
      return audience.plan === 'pro' ? 'people with Pro' : 'people without Pro';
    case 'users':
      return counted(audience.usernames.length, 'named account');
    case 'share':
      return `${percentWords(audience.percent)} of accounts`;
  }
}
