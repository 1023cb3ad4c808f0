import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openSellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import { race as raceIn } from '#testing/race.ts';
import type { Act } from '#testing/race.ts';
import { buyPack } from './commands/buy-pack.ts';
import { claimGift } from './commands/claim-gift.ts';
import { publishPack } from './commands/publish-pack.ts';
import { refundPurchase } from './commands/refund-purchase.ts';
import { findGift } from './queries/find-gift.ts';
import { itemsOfPurchases } from './queries/purchase-rows.ts';
import { standingsIn } from './queries/standing-of-viewer.ts';
import { bought, codeOfGift, contextOf, packOf } from './testing/pack-fixtures.ts';

let fixtures: SellingFixtures;
beforeAll(async () => {
  fixtures = await openSellingFixtures();
});
afterAll(() => fixtures.close());
// The ledger must stay without violations even when a test runs a deliberately broken copy of a command.
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

const race = (...acts: Act[]): Promise<string[]> => raceIn(fixtures.app.services.db, ...acts);

const who = ({ id }: Person) => ({ userId: id, role: 'user' as const });
const holdersOf = (promptId: string) => fixtures.query<{ user_id: string }>('select distinct user_id from prompt_access where prompt_id = ? and revoked_at is null', [promptId]);

/** Sells a pack as the real command does, but without its locks and checks. */
async function sell(tx: Tx, packId: string, payer: Person, amount: number, couponId: string | null = null): Promise<void> {
  const [purchaseId, partId] = [newId(), newId()];
  const [{ owner_id: creatorId }] = (await rows<{ owner_id: string }>(tx, 'select owner_id from prompt_packs where id = ?', [packId])) as [{ owner_id: string }];
  const [{ prompt_id: promptId }] = (await rows<{ prompt_id: string }>(tx, 'select prompt_id from pack_items where pack_id = ? limit 1', [packId])) as [{ prompt_id: string }];
  await contextOf(fixtures).sales.pay(tx, { userId: payer.id, creatorId, purchaseId, packId, parts: [{ id: partId, promptId, paid: amount, subsidy: 0 }], reason: 'twin', gift: false });
  await rows(tx, `insert into pack_purchases (id, pack_id, version_no, title, creator_id, payer_id, holder_id, price, owned_off, coupon_off, paid, subsidy, coupon_id, status, purchased_at)
    values (?, ?, 1, 'twin', ?, ?, ?, ?, 0, 0, ?, 0, ?, 'active', now())`, [purchaseId, packId, creatorId, payer.id, payer.id, amount, amount, couponId]);
}

describe('a pack that one person buys twice at once', () => {
  const paid = async (person: Person, packId: string) => (await fixtures.query<{ paid: number }>('select paid from pack_purchases where payer_id = ? and pack_id = ?', [person.id, packId])).map((row) => row.paid);

  it('a pack that one person buys twice at once is paid once', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(100)];
    const { id } = await packOf(fixtures, ada);
    const once: Act = (tx) => buyPack(tx, contextOf(fixtures), who(bo), id, { expectedTotal: 30 });
    expect(await race(once, once)).toEqual(['already_owned', 'done']);
    expect([await paid(bo, id), await fixtures.balance(bo)]).toEqual([[30], 70]);
  });

  it('a buyer would pay twice for a pack if the command looked before it locked, and the test detects it', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(100)];
    const { id } = await packOf(fixtures, ada);
    await fixtures.query('drop index pack_purchases_once');
    const broken: Act = async (tx, together) => {
      if ((await standingsIn(tx, [id], bo.id)).get(id)?.held) throw new Error('owned');
      await together();
      await sell(tx, id, bo, 30);
    };
    await race(broken, broken);
    expect([await paid(bo, id), await fixtures.balance(bo)]).toEqual([[30, 30], 40]);
    await fixtures.query(`delete from pack_purchases where pack_id = ?`, [id]);
    await fixtures.query(`create unique index pack_purchases_once on pack_purchases (holder_id, pack_id) where status = 'active'`);
  });
});

describe('a pack whose price rises while it is bought', () => {
  const dearer = (id: string): Act => async (tx) => {
    await rows(tx, 'select 1 from prompt_packs where id = ? for no key update', [id]);
    await rows(tx, 'update pack_versions set price = 55 where pack_id = ?', [id]);
  };

  it('a pack whose price rises during a purchase costs the price that the buyer saw, or the purchase is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [ada, bo] = [await fixtures.person(), await fixtures.person(100)];
      const { id } = await packOf(fixtures, ada);
      const refused = (await race(dearer(id), (tx) => buyPack(tx, contextOf(fixtures), who(bo), id, { expectedTotal: 30 }))).includes('price_changed');
      expect(await fixtures.balance(bo)).toBe(refused ? 100 : 70);
    }
  });

  it('a buyer would pay a risen price if the command compared the price first and read it again later, and the test detects it', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(100)];
    const { id } = await packOf(fixtures, ada);
    const read = async (tx: Tx) => (await rows<{ price: number }>(tx, 'select price from pack_versions where pack_id = ?', [id]))[0]!.price;
    await race(
      async (tx, together) => {
        expect(await read(tx)).toBe(30);
        await together();
        while ((await read(tx)) === 30) await rows(tx, 'select pg_sleep(0.01)');
        await sell(tx, id, bo, await read(tx));
      },
      async (tx, together) => {
        await together();
        await dearer(id)(tx, together);
      },
    );
    expect(await fixtures.balance(bo)).toBe(45);
  });
});

describe('a purchase that is refunded twice at once', () => {
  it('a pack purchase that is refunded twice at once returns its tokens once', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(100)];
    const { id } = await packOf(fixtures, ada);
    const purchase = await bought(bo, id, 30);
    const once: Act = (tx) => refundPurchase(tx, contextOf(fixtures), bo.id, purchase.id, null);
    expect(await race(once, once)).toEqual(['done', 'refund_already_refunded']);
    expect([await fixtures.balance(bo), await fixtures.pending(ada)]).toEqual([100, { ledger: 0, rows: 0 }]);
  });

  it('a pack purchase would be refunded twice if the command looked before it locked, and the test detects it', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(100)];
    const { id } = await packOf(fixtures, ada);
    const purchase = await bought(bo, id, 30);
    const broken: Act = async (tx, together) => {
      const items = await itemsOfPurchases(tx, [purchase.id]);
      await together();
      const { sales } = contextOf(fixtures);
      await sales.lock(tx, { creatorId: ada.id, people: [bo.id], partIds: items.map((item) => item.id) });
      await sales.refund(tx, { userId: bo.id, creatorId: ada.id, purchaseId: purchase.id, packId: id, parts: items, key: `twin:${newId()}`, reason: 'twin', counts: false });
    };
    await race(broken, broken);
    expect(await fixtures.balance(bo)).toBe(130);
  });
});

describe('a gift that two people claim at once', () => {
  it('a gift that two people claim at once opens for one of them', async () => {
    const [ada, bo, cy, dan] = [await fixtures.person(), await fixtures.person(60), await fixtures.person(), await fixtures.person()];
    const { id, promptIds } = await packOf(fixtures, ada);
    const code = codeOfGift(await bought(bo, id, 30, { giftTo: { link: true } }));
    const claiming = (person: Person): Act => (tx) => claimGift(tx, contextOf(fixtures), who(person), code);
    expect(await race(claiming(cy), claiming(dan))).toEqual(['done', 'gift_claimed']);
    expect(await holdersOf(promptIds[0]!)).toHaveLength(1);
  });

  it('a gift would open for two people if the command looked before it locked, and the test detects it', async () => {
    const [ada, bo, cy, dan] = [await fixtures.person(), await fixtures.person(60), await fixtures.person(), await fixtures.person()];
    const { id, promptIds } = await packOf(fixtures, ada);
    const code = codeOfGift(await bought(bo, id, 30, { giftTo: { link: true } }));
    const broken = (person: Person): Act => async (tx, together) => {
      const gift = await findGift(tx, code);
      if (gift?.status !== 'open') throw new Error('claimed');
      await together();
      await rows(tx, `update pack_gifts set status = 'claimed', claimed_by = ?, claimed_at = now() where purchase_id = ?`, [person.id, gift.purchaseId]);
      await contextOf(fixtures).promptSelling.grantAccess(tx, { promptId: promptIds[0]!, userId: person.id, source: 'gift', sourceId: gift.purchaseId });
    };
    await race(broken(cy), broken(dan));
    expect(await holdersOf(promptIds[0]!)).toHaveLength(2);
  });
});

describe('a coupon with one use that two people use at once', () => {
  const couponFor = async (packId: string): Promise<string> => {
    const id = newId();
    await fixtures.query(`insert into pack_coupons (id, code, pack_id, funded_by, kind, value, uses, created_at) values (?, ?, ?, 'author', 'tokens', 10, 1, now())`, [id, `C${id.slice(-8).toUpperCase()}`, packId]);
    return id;
  };
  const usesOf = async (couponId: string) => (await fixtures.query('select 1 from pack_purchases where coupon_id = ?', [couponId])).length;

  it('a coupon with one use that two people use at once counts for one of them', async () => {
    const [ada, bo, cy] = [await fixtures.person(), await fixtures.person(60), await fixtures.person(60)];
    const { id } = await packOf(fixtures, ada);
    const couponId = await couponFor(id);
    const buying = (person: Person): Act => (tx) => buyPack(tx, contextOf(fixtures), who(person), id, { expectedTotal: 20, coupon: `c${couponId.slice(-8)}` });
    expect(await race(buying(bo), buying(cy))).toEqual(['coupon_invalid', 'done']);
    expect([await usesOf(couponId), await fixtures.balance(bo) + await fixtures.balance(cy)]).toEqual([1, 100]);
  });

  it('a coupon with one use would count for two people if the command counted its uses itself, and the test detects it', async () => {
    const [ada, bo, cy] = [await fixtures.person(), await fixtures.person(60), await fixtures.person(60)];
    const { id } = await packOf(fixtures, ada);
    const couponId = await couponFor(id);
    const broken = (person: Person): Act => async (tx, together) => {
      if ((await rows(tx, 'select 1 from pack_purchases where coupon_id = ?', [couponId])).length > 0) throw new Error('used up');
      await together();
      await sell(tx, id, person, 20, couponId);
    };
    await race(broken(bo), broken(cy));
    expect(await usesOf(couponId)).toBe(2);
  });
});

it('publishing one draft of a pack twice at once makes one version', async () => {
  const ada = await fixtures.person();
  const { id } = await packOf(fixtures, ada, { price: 0 });
  await fixtures.query(`update prompt_packs set pitch = 'new' where id = ?`, [id]);
  const once: Act = (tx) => publishPack(tx, contextOf(fixtures), who(ada), id);
  expect(await race(once, once)).toEqual(['done', 'pack_incomplete']);
});
