import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSecret } from '#kernel/ids.ts';
import { readCode } from './domain/code.ts';
import { noteOwnPrints } from './commands/note-own-prints.ts';
import { writeTouch } from './domain/first-touch.ts';
import { findOfNewcomer } from './queries/find-referral.ts';
import { referrerDetail } from './queries/referrer-detail.ts';
import { cardNumber, openReferrals } from './testing/referral-fixtures.ts';
import type { ReferralFixtures } from './testing/referral-fixtures.ts';

let fixtures: ReferralFixtures;
beforeAll(async () => {
  fixtures = await openReferrals();
});
afterAll(async () => {
  expect(await fixtures.violations()).toEqual([]);
  await fixtures.close();
});

const anyone = async (): Promise<{ id: string; code: string }> => {
  const id = await fixtures.person();
  return { id, code: await fixtures.codeOf(id) };
};
/** Lets so many weeks pass, with maintenance, that every referral has settled that can settle without a decision of the staff. */
const monthsPass = async (): Promise<void> => {
  fixtures.later(15);
  await fixtures.sweep();
  fixtures.later(31);
  await fixtures.sweep();
};
const got = async (...people: string[]): Promise<number> => (await Promise.all(people.map((userId) => fixtures.tokens(userId)))).reduce((sum, { fromReferrals }) => sum + fromReferrals, 0);
const seen = async (userId: string) => {
  const { status, signals } = await fixtures.referral(userId);
  return [status, signals];
};

describe('nothing settles by itself, and the staff sees why, when', () => {
  it('a referral is held for the staff when its newcomer registers on the browser in which the referrer looked at the own link before', async () => {
    const mira = await anyone();
    const device = newSecret();
    await noteOwnPrints(fixtures.context, { userId: mira.id, device, ip: '198.51.100.7' });
    const second = await fixtures.comes(mira.code, { device, ip: '198.51.100.8' });
    await fixtures.buys(second);
    expect(await seen(second)).toEqual(['held', ['device']]);
    await monthsPass();
    expect(await got(mira.id, second)).toBe(0);
    const { prints, friends } = await referrerDetail(fixtures.context, mira.id);
    expect(friends[0]!.prints.device).toBe(prints.device);
    expect(friends[0]!.prints.address).not.toBe(prints.address);
  });

  it('a referral is held for the staff when its referrer looks at the own link on the newcomer\'s device later', async () => {
    const mira = await anyone();
    const device = newSecret();
    const second = await fixtures.comes(mira.code, { device });
    await fixtures.buys(second);
    expect(await seen(second)).toEqual(['pending', []]);
    await noteOwnPrints(fixtures.context, { userId: mira.id, device, ip: '198.51.100.9' });
    expect(await seen(second)).toEqual(['held', ['device']]);
    await monthsPass();
    expect(await got(mira.id, second)).toBe(0);
  });

  it('a referral is held for the staff when five accounts invite each other in a ring from one device', async () => {
    const device = newSecret();
    const first = await anyone();
    await noteOwnPrints(fixtures.context, { userId: first.id, device, ip: '198.51.100.20' });
    const ring = [first.id];
    let { code } = first;
    for (let index = 1; index < 5; index += 1) {
      // Only the last account of the ring uses the shared device. The others have devices of their own.
      const userId = await fixtures.comes(code, index === 4 ? { device } : {});
      await fixtures.buys(userId);
      ring.push(userId);
      code = await fixtures.codeOf(userId);
    }
    expect(await seen(ring[4]!)).toEqual(['held', ['device', 'loop']]);
    // The first account existed before it could open the last one's link, so it has no referral.
    const { db } = fixtures.context;
    expect(await findOfNewcomer(db.knex, first.id)).toBeNull();
    await monthsPass();
    expect(await got(ring[4]!)).toBe(0);
  });

  it('referrals are held for the staff when friends pay with the card of the referrer, or several friends with one card', async () => {
    const mira = await anyone();
    const [own, shared] = [cardNumber(90_001), cardNumber(90_002)];
    await fixtures.buys(mira.id, own);
    const [one, two, three, four] = [await fixtures.comes(mira.code), await fixtures.comes(mira.code), await fixtures.comes(mira.code), await fixtures.comes(mira.code)];
    await fixtures.buys(one, own);
    await fixtures.buys(two, shared);
    expect(await seen(two)).toEqual(['pending', []]);
    await fixtures.buys(three, shared);
    await fixtures.buys(four);
    expect(await Promise.all([one, two, three, four].map(seen))).toEqual([['held', ['card']], ['held', ['card']], ['held', ['card']], ['pending', []]]);
    await monthsPass();
    expect([await got(one, two, three), await got(mira.id, four)]).toEqual([0, 20]);
  });

  it('referrals are held for the staff when friends sign up from one IP address', async () => {
    const mira = await anyone();
    const [one, two] = [await fixtures.comes(mira.code, { ip: '2001:db8:1:2::3' }), await fixtures.comes(mira.code, { ip: '2001:db8:1:2:ffff::9' })];
    for (const userId of [one, two]) await fixtures.buys(userId);
    await monthsPass();
    expect([await Promise.all([one, two].map(seen)), await got(mira.id, one, two)]).toEqual([[['held', ['address']], ['held', ['address']]], 0]);
  });

  it('referrals are held for the staff when a hundred accounts sign up by one link within a minute', async () => {
    const mira = await anyone();
    const crowd: string[] = [];
    while (crowd.length < 100) crowd.push(...(await Promise.all(Array.from({ length: 10 }, () => fixtures.comes(mira.code)))));
    await fixtures.buys(crowd[0]!);
    await fixtures.buys(crowd[99]!);
    await monthsPass();
    const { referrer, friends } = await referrerDetail(fixtures.context, mira.id);
    expect([await got(mira.id, ...crowd), referrer.signals, referrer.held, referrer.funnel.signedUp]).toEqual([0, ['speed'], 2, 100]);
    expect(friends.every(({ signals }) => signals.includes('speed'))).toBe(true);
  }, 60_000);

  it('a refund of the first order revokes both rewards of a referral that had settled', async () => {
    const mira = await anyone();
    const bo = await fixtures.comes(mira.code);
    const payment = await fixtures.buys(bo);
    await monthsPass();
    expect(await got(mira.id, bo)).toBe(20);
    await fixtures.refund(payment);
    await monthsPass();
    expect([await got(mira.id, bo), (await fixtures.referral(bo)).status]).toEqual([0, 'revoked']);
  });
});

describe('a code', () => {
  it('a referral code counts in small letters too', async () => {
    const mira = await anyone();
    const bo = await fixtures.comes(mira.code.toLowerCase());
    expect((await fixtures.referral(bo)).referrerId).toBe(mira.id);
  });

  it.each([
    ['full-width letters', 'ＭＩＲＡ-7Q2K'], ['a Cyrillic letter', 'MIRА-7Q2K'], ['a dotless i', 'MıRA-7Q2K'], ['a long s', 'MIſA-7Q2K'], ['an invisible joiner inside', 'MI\u200dRA-7Q2K'],
    ['a mark of direction', '\u202eMIRA-7Q2K'], ['a sharp s, which becomes two letters in capitals', 'MIßA-7Q2K'], ['a NUL', 'MIRA\u0000-7Q2K'], ['a wildcard of SQL', 'MIRA%7Q2K'], ['no characters', ''], ['25 characters', 'A'.repeat(25)],
  ])('a referral code with %s is refused', (_what, text) => {
    expect(readCode(text)).toBeNull();
  });

  it('a referral code is read without the space around it, and in capitals', () => {
    expect(readCode(' mira-7q2k ')).toBe('MIRA-7Q2K');
  });

  it('a code of a deleted account, an unknown code, or a cookie with a forged time makes no referral', async () => {
    const mira = await anyone();
    const { db, clock } = fixtures.context;
    const [ahead, old] = [writeTouch({ code: mira.code, at: new Date(clock.now().getTime() + 60_000) }), writeTouch({ code: mira.code, at: new Date(clock.now().getTime() - 31 * 86_400_000) })];
    const tried = [await fixtures.comes('UNKNOWN-0000'), await fixtures.comes(mira.code, { note: ahead }), await fixtures.comes(mira.code, { note: old }), await fixtures.comes(mira.code, { note: `${mira.code}.zzzzzzzzzzz` })];
    await db.knex('users').where({ id: mira.id }).update({ erased_at: clock.now() });
    tried.push(await fixtures.comes(mira.code));
    expect(await Promise.all(tried.map((userId) => findOfNewcomer(db.knex, userId)))).toEqual(tried.map(() => null));
  });
});
