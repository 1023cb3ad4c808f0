import { addPackItem, changePack, createPack, publishPack } from '#contracts/pack-builder.ts';
import { buyPack, claimGift, getPack, refundPurchase } from '#contracts/packs.ts';
import type { PackDetail, Purchase } from '#contracts/packs.ts';
import { newId } from '#kernel/ids.ts';
import type { Person, SellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { decidePack } from '../commands/decide-pack.ts';
import type { PacksContext } from '../packs-context.ts';

/** The dependencies of the commands of packs, as the running product gives them. */
export const contextOf = ({ app, clock }: SellingFixtures): PacksContext => ({
  ...app.services,
  clock,
  identity: app.modules.identity.identity,
  blocks: app.modules.social.blocks,
  prompts: app.modules.prompts.prompts,
  parts: app.modules.prompts.packParts,
  promptSelling: app.modules.prompts.selling,
  sales: app.modules.selling.packSales,
  wallet: app.modules.wallet.wallet,
  generation: app.modules.generation.generation,
  saved: app.modules.collections.collections.savedPacks,
  giftUrl: (code) => code,
  official: [],
  officialMakers: () => Promise.resolve([]),
});

/** Publishes one prompt for each price. Price 0 makes a prompt that is sold by the run, with a royalty of 2 tokens. Returns the prompts' ids. */
export async function promptsOf(fixtures: SellingFixtures, owner: Person, prices: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const price of prices) ids.push(await fixtures.prompt(price === 0 ? { owner, pricing: 'run', royalty: 2 } : { owner, pricing: 'unlock', price }));
  return ids;
}

interface NewPack {
  /** The unlock price of each part of the pack. 0 makes a part that is sold by the run, with a list value of 5. */
  parts?: readonly number[];
  price?: number;
}

const ok = <Answer extends { status: number; text: string }>(answer: Answer): Answer => {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
};

/** Puts a pack on the market: its maker creates it by the builder's routes, and a moderator approves it. */
export async function packOf(fixtures: SellingFixtures, owner: Person, { parts = [10, 20, 30], price = 30 }: NewPack = {}): Promise<{ id: string; promptIds: string[] }> {
  const promptIds = await promptsOf(fixtures, owner, parts);
  const { pack } = ok(await call(owner, createPack, { body: { title: 'Small shop', category: 'creative-writing' }, key: newId() })).body;
  for (const [at, promptId] of promptIds.entries()) ok(await call(owner, addPackItem, { params: { id: pack.id }, body: { promptId, ...(parts[at] === 0 ? { listValue: 5 } : {}) }, key: newId() }));
  ok(await call(owner, changePack, { params: { id: pack.id }, body: { price }, key: newId() }));
  await publish(fixtures, owner, pack.id);
  return { id: pack.id, promptIds };
}

/** Submits the draft of a pack and approves it as a moderator. */
export async function publish(fixtures: SellingFixtures, owner: Person, packId: string): Promise<void> {
  const { pack } = ok(await call(owner, publishPack, { params: { id: packId }, body: {}, key: newId() })).body;
  if (pack.submittedAt !== null) await fixtures.app.services.db.transaction((tx) => decidePack(tx, contextOf(fixtures), { viewer: { userId: newId(), sessionId: newId(), username: 'moderator', role: 'moderator', plan: 'free', elevatedUntil: null }, requestId: 'test' }, packId, { decision: 'approve', note: '' }));
}

export const seen = async (person: Person, packId: string): Promise<PackDetail> => ok(await call(person, getPack, { params: { idOrSlug: packId } })).body.pack;
export const buy = (person: Person, packId: string, expectedTotal: number, rest: { coupon?: string; giftTo?: string | { link: true } } = {}) =>
  call(person, buyPack, { params: { id: packId }, body: { expectedTotal, ...rest }, key: newId() });
export const bought = async (...asked: Parameters<typeof buy>): Promise<Purchase> => ok(await buy(...asked)).body.purchase;
export const refund = (person: Person, purchaseId: string, promptId?: string) => call(person, refundPurchase, { params: { id: purchaseId }, body: promptId ? { promptId } : {}, key: newId() });
export const claim = (person: Person, code: string) => call(person, claimGift, { params: { code }, key: newId() });
/** The code of a gift, read from the last part of the link that its giver sees. */
export const codeOfGift = ({ gift }: Purchase): string => gift?.url?.split('/').at(-1) ?? '';
