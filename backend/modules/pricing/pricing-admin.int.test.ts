import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import { login } from '#contracts/identity.ts';
import { getPricing, getTokenPackages } from '#contracts/pricing.ts';
import { getAdminPricing, rollBackPrices, savePackages, savePro, saveRateCard, withdrawPrices } from '#contracts/pricing-admin.ts';
import type { AdminPricing, PackagePrices } from '#contracts/pricing-admin.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.register();
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
});
afterAll(() => app.close());

const lists = async (): Promise<AdminPricing> => (await call(admin, getAdminPricing, {})).body;
const base = { shortText: 1, longText: 2, image: 2, video: 5 };
const inAnHour = () => new Date(app.services.clock.now().getTime() + HOUR_MS).toISOString();
/** Packages as the editor sends them when no price id changes: without the price ids at Stripe. */
const draft = (packages: readonly PackagePrices[]) => packages.map(({ stripePriceId: _untouched, ...rest }) => rest);
const actions = () => app.services.db.knex('outbox_events').where({ name: 'admin_action' }).orderBy('id', 'desc').first() as Promise<{ payload: Record<string, unknown> }>;

it('answers 403 when a user reads or changes the prices', async () => {
  const guest = await app.register();
  expect((await call(guest, getAdminPricing, {})).status).toBe(403);
  expect((await call(guest, savePro, { body: { base: 1, effectiveAt: null, reason: 'because', content: { price: '1.00', tokensPerMonth: 1 } } })).status).toBe(403);
});

describe('a change of prices by an administrator', () => {
  it('puts an administrator\'s new prices in force at once, with name and reason in the version and the audit log', async () => {
    const { rateCard } = await lists();
    const answer = await call(admin, saveRateCard, {
      body: { base: rateCard.latest, effectiveAt: null, reason: 'Videos got cheaper', content: { base: { ...base, video: 4 }, multipliers: { 'studio-text': 1.25 } } },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.rateCard.current).toMatchObject({ version: rateCard.latest + 1, state: 'in_force', createdBy: admin.username, reason: 'Videos got cheaper', content: { base: { video: 4 } } });
    expect((await call(admin, getPricing, {})).body.rateCard.base.video).toBe(4);
    expect((await actions()).payload).toMatchObject({ action: 'pricing.change', targetLabel: `Rate card, version ${rateCard.latest + 1}`, reason: 'Videos got cheaper', details: { from: { base: { video: 5 } }, to: { base: { video: 4 } } } });
  });

  it('answers 409 to a change of prices that was made from an older version, and saves nothing', async () => {
    const { pro } = await lists();
    const change = (price: string) => call(admin, savePro, { body: { base: pro.latest, effectiveAt: null, reason: 'Two at once', content: { price, tokensPerMonth: 100 } } });
    const answers = await Promise.all(['8.01', '8.02', '8.03'].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({ code: 'prices_changed', message: expect.stringContaining('Nothing was saved') as string });
    expect((await lists()).pro.latest).toBe(pro.latest + 1);
  });

  it('answers 400 to a save of prices that changes nothing', async () => {
    const { pro } = await lists();
    const { price, tokensPerMonth } = pro.current.content;
    const answer = await call(admin, savePro, { body: { base: pro.latest, effectiveAt: null, reason: 'No reason', content: { price, tokensPerMonth } } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'nothing_changed' } });
  });

  it.each(['1e3', '19.999', ' 5', '5', '0.00', '100000.00', 'NaN', '-1.00', '1,000.00', ''])('refuses the price %j of the Pro plan, and names its field', async (price) => {
    const { pro } = await lists();
    const answer = await call(admin, savePro, { body: { base: pro.latest, effectiveAt: null, reason: 'A typing error', content: { price, tokensPerMonth: 100 } } });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: ['content', 'price'] }] } });
  });

  it('keeps prices exact from $0.01 to $99,999.99', async () => {
    for (const price of ['0.01', '99999.99', '19.99', '7.99']) {
      const { pro } = await lists();
      const answer = await call(admin, savePro, { body: { base: pro.latest, effectiveAt: null, reason: 'To the cent', content: { price, tokensPerMonth: 100 } } });
      expect(answer.body.pro.current.content.price).toBe(price);
      expect((await call(admin, getPricing, {})).body.pro.priceCents).toBe(Number(price.replace('.', '')));
    }
  });

  it('refuses multipliers and base prices out of bounds, and names their fields', async () => {
    const { rateCard } = await lists();
    const save = (content: object) => call(admin, saveRateCard, { body: { base: rateCard.latest, effectiveAt: null, reason: 'Out of bounds', content } as never });
    for (const multiplier of [0, -1, 1.234, 101]) {
      expect((await save({ base, multipliers: { 'studio-text': multiplier } })).body, String(multiplier)).toMatchObject({ issues: [{ path: ['content', 'multipliers', 'studio-text'] }] });
    }
    for (const image of [0, 1.5, 1_000_001]) expect((await save({ base: { ...base, image }, multipliers: {} })).body, String(image)).toMatchObject({ issues: [{ path: ['content', 'base', 'image'] }] });
  });
});

describe('token packages', () => {
  const save = async (change: (packages: ReturnType<typeof draft>) => unknown[], effectiveAt: string | null = null) => {
    const { packages } = await lists();
    return call(admin, savePackages, { body: { base: packages.latest, effectiveAt, reason: 'Another shop window', content: change(draft(packages.current.content)) } as never });
  };

  it('changes name, price, order and popularity of token packages, shows those on sale in the shop, and keeps their ids', async () => {
    const ids = (await call(admin, getTokenPackages, {})).body.map(({ packageId, id }) => [packageId, id]);
    const answer = await save(([mini, creator, pro, reserve]) => [reserve!, { ...mini!, active: false }, { ...creator!, popular: false }, { ...pro!, popular: true, price: '22.50', name: 'Flow' }]);
    expect(answer.status).toBe(200);
    const shown = (await call(admin, getTokenPackages, {})).body;
    expect(shown.map(({ packageId, name, price, popular }) => [packageId, name, price, popular])).toEqual([
      ['conjure-reserve', 'Conjure Reserve', '49.99', false], ['creator-stack', 'Creator Stack', '9.99', false], ['pro-flow-pack', 'Flow', '22.50', true],
    ]);
    for (const { packageId, id } of shown) expect(ids).toContainEqual([packageId, id]);
  });

  it('refuses a list without all four token packages, or without exactly one most popular package that is on sale', async () => {
    for (const [change, words] of [
      [(list: object[]) => list.slice(1), 'All four packages, each once'],
      [(list: object[]) => [list[0], list[0], list[2], list[3]], 'All four packages, each once'],
      [(list: object[]) => list.map((entry) => ({ ...entry, popular: false })), 'Exactly one package is the most popular'],
      [(list: object[]) => list.map((entry) => ({ ...entry, popular: true })), 'Exactly one package is the most popular'],
      [(list: object[]) => list.map((entry) => ({ ...entry, active: false })), 'The most popular package must be on sale'],
      [(list: object[]) => list.map((entry, place) => (place === 0 ? { ...entry, packageId: 'mega' } : entry)), ''],
    ] as const) {
      const answer = await save(change);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toContain(words);
    }
  });

  it('keeps a package\'s price id at Stripe for its amount: another amount has none, and the old amount finds it again', async () => {
    const edit = (changes: object) => save((list) => list.map((entry) => (entry.packageId === 'creator-stack' ? { ...entry, ...changes } : entry)));
    const id = (answer: { body: AdminPricing }) => answer.body.packages.current.content.find(({ packageId }) => packageId === 'creator-stack')!.stripePriceId;
    expect(id(await edit({ stripePriceId: 'price_creator999' }))).toBe('price_creator999');
    expect(id(await edit({ price: '10.99' }))).toBeNull();
    expect(id(await edit({ price: '9.99' }))).toBe('price_creator999');
    const twice = await save((list) => list.map((entry) => (entry.packageId === 'mini-boost' ? { ...entry, stripePriceId: 'price_creator999' } : entry)));
    expect(twice).toMatchObject({ status: 400, body: { issues: [{ message: 'This price at Stripe belongs to another package or amount.' }] } });
    expect((await edit({ stripePriceId: 'price_conjure_pro' })).status).toBe(400);
    expect(id(await edit({ stripePriceId: null }))).toBeNull();
  });
});

describe('scheduled versions and roll-backs of prices', () => {
  it('keeps a scheduled version of prices waiting, and lets an administrator withdraw it once until it begins', async () => {
    const before = (await lists()).rateCard;
    const content = { base: { ...base, image: 9 }, multipliers: {} };
    const saved = await call(admin, saveRateCard, { body: { base: before.latest, effectiveAt: inAnHour(), reason: 'From next hour', content } });
    expect(saved.body.rateCard.current.version).toBe(before.current.version);
    expect(saved.body.rateCard.versions[0]).toMatchObject({ version: before.latest + 1, state: 'scheduled' });
    expect((await call(admin, getPricing, {})).body.rateCard.base.image).toBe(2);
    const withdraw = (version: number) => call(admin, withdrawPrices, { body: { kind: 'rate_card', version, reason: 'Second thoughts' } });
    const answers = await Promise.all([withdraw(before.latest + 1), withdraw(before.latest + 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await lists()).rateCard.versions[0]).toMatchObject({ state: 'withdrawn' });
    expect((await withdraw(before.current.version)).body).toMatchObject({ code: 'already_begun' });
    expect((await withdraw(999)).status).toBe(404);
    expect((await actions()).payload).toMatchObject({ action: 'pricing.withdraw', reason: 'Second thoughts' });
  });

  it('refuses a version of prices that would begin in the past', async () => {
    const { pro } = await lists();
    const answer = await call(admin, savePro, { body: { base: pro.latest, effectiveAt: '2020-01-01T00:00:00Z', reason: 'Too late', content: { price: '6.00', tokensPerMonth: 100 } } });
    expect(answer.body).toMatchObject({ issues: [{ path: ['effectiveAt'] }] });
  });

  it('rolls each of the three price lists back by a new version that equals an old one', async () => {
    const { pro: plan } = await lists();
    await call(admin, savePro, { body: { base: plan.latest, effectiveAt: null, reason: 'Before the way back', content: { price: '6.00', tokensPerMonth: 90 } } });
    for (const [kind, key] of [['rate_card', 'rateCard'], ['packages', 'packages'], ['pro', 'pro']] as const) {
      const { latest, versions } = (await lists())[key];
      const first = versions.at(-1)!;
      expect(first).toMatchObject({ version: 1, createdBy: null });
      const answer = await call(admin, rollBackPrices, { body: { kind, base: latest, version: 1, reason: 'As in the beginning' } });
      expect(answer.status, kind).toBe(200);
      expect(answer.body[key].current).toMatchObject({ version: latest + 1, restoredFrom: 1, content: first.content });
      const again = await call(admin, rollBackPrices, { body: { kind, base: latest + 1, version: 1, reason: 'Once more' } });
      expect(again.body).toMatchObject({ code: 'nothing_changed' });
    }
    const { rateCard, pro: sold } = (await call(admin, getPricing, {})).body;
    expect(rateCard.base).toEqual(base);
    expect(sold).toMatchObject({ priceCents: 799, tokensPerMonth: 100 });
  });
});
