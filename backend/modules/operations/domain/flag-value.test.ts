import { describe, expect, it } from 'vitest';
import type { FlagDefinition } from '#contracts/flags.ts';
import { newId } from '#kernel/ids.ts';
import { flagValueFor, shareOf } from './flag-value.ts';
import type { FlagReader, StoredAudience } from './flag-value.ts';

const on: FlagDefinition = { kind: 'boolean', default: false, label: 'A', description: 'B' };
const percentage: FlagDefinition = { kind: 'percentage', default: 30, label: 'A', description: 'B' };
const list: FlagDefinition = { kind: 'list', default: ['x'], label: 'A', description: 'B' };
const set = (value: unknown, audience: StoredAudience = { type: 'everyone' }) => ({ name: 'a', value, audience, revision: 1, updatedAt: new Date(0) });
const ada: FlagReader = { userId: newId(), role: 'user', plan: 'free' };
const bo: FlagReader = { userId: newId(), role: 'support', plan: 'pro' };

describe('the value of a flag', () => {
  it('a feature flag has its default value while no administrator has set it', () => {
    expect([on, percentage, list].map((definition) => flagValueFor('a', definition, undefined, null))).toEqual([false, 30, ['x']]);
  });

  it('a feature flag has its default value when the stored value is of another kind', () => {
    expect(flagValueFor('a', on, set('yes'), ada)).toBe(false);
    expect(flagValueFor('a', percentage, set(140), ada)).toBe(30);
    expect(flagValueFor('a', list, set([1]), ada)).toEqual(['x']);
  });

  it('a feature flag has the set value for its audience, and is off for all others', () => {
    const readers: FlagReader[] = [null, ada, bo];
    const values = (audience: StoredAudience) => readers.map((reader) => flagValueFor('a', on, set(true, audience), reader));
    expect(values({ type: 'everyone' })).toEqual([true, true, true]);
    expect(values({ type: 'staff' })).toEqual([false, false, true]);
    expect(values({ type: 'plan', plan: 'pro' })).toEqual([false, false, true]);
    expect(values({ type: 'plan', plan: 'free' })).toEqual([false, true, false]);
    expect(values({ type: 'users', userIds: [ada.userId] })).toEqual([false, true, false]);
    expect(flagValueFor('a', percentage, set(80, { type: 'staff' }), ada)).toBe(0);
    expect(flagValueFor('a', list, set(['y'], { type: 'staff' }), ada)).toEqual([]);
  });
});

describe('a share of accounts', () => {
  const people = Array.from({ length: 2_000 }, () => ({ userId: newId(), role: 'user' as const, plan: 'free' as const }));
  const chosen = (name: string, percent: number) => people.filter((reader) => flagValueFor(name, on, set(true, { type: 'share', percent }), reader) === true);

  it('a percentage audience of a flag contains about that share of accounts, and always the same ones', () => {
    expect(chosen('a', 20).length).toBeGreaterThan(300);
    expect(chosen('a', 20).length).toBeLessThan(500);
    expect(chosen('a', 20)).toEqual(chosen('a', 20));
  });

  it('a percentage audience of a flag keeps its accounts when the percentage rises', () => {
    const larger = new Set(chosen('a', 40));
    expect(chosen('a', 20).filter((reader) => !larger.has(reader))).toEqual([]);
  });

  it('percentage audiences of two flags contain different accounts', () => {
    const other = new Set(chosen('b', 50));
    const both = chosen('a', 50).filter((reader) => other.has(reader)).length;
    expect(both).toBeGreaterThan(350);
    expect(both).toBeLessThan(650);
  });

  it('an account has the same place in a flag\'s percentage audience in every process and version', () => {
    expect(shareOf('feature_votes', '01890000-0000-7000-8000-000000000000')).toBeCloseTo(35.818385, 6);
  });
});
