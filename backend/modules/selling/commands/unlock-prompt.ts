import { must } from '#contracts/must.ts';
import type { Unlock } from '#contracts/selling.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { fixedQuote, refuseHigherPrice } from '#modules/pricing/index.ts';
import type { SellingContext } from '../selling-context.ts';
import { alreadyUnlocked, notForSale, ownPrompt } from '../selling.errors.ts';
import { promptUnlocked } from '../selling.events.ts';
import { presentUnlock } from '../selling.presenter.ts';
import { getOffer } from '../queries/get-offer.ts';
import { latestUnlock } from '../queries/unlock-rows.ts';
import { recordEarning } from './record-earning.ts';

const NOTHING = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };

/**
 * Buys the right to see and fork a prompt, for at most the total that the buyer saw. Payment, access, the creator's pending earnings and the
 * event commit together. The buyer's wallet is locked first, so that the second of two clicks finds the unlock of the first.
 * @throws AppError not_found, own_prompt, not_for_sale, already_unlocked, price_changed
 * @throws InsufficientTokens
 */
export async function unlockPrompt(tx: Tx, context: SellingContext, userId: string, promptId: string, expectedTotal: number): Promise<Unlock> {
  const { clock, wallet, earnings, promptSelling, outbox } = context;
  await wallet.lock(tx, userId);
  const { offer, terms } = await getOffer(tx, context, promptId, userId);
  if (terms.access === 'owner') throw ownPrompt();
  if (terms.access === 'unlocked') throw alreadyUnlocked();
  if (offer.unlockPrice === null || offer.total === null) throw notForSale();
  const { total } = offer;
  refuseHigherPrice(fixedQuote(total), expectedTotal);

  const id = newId();
  const at = clock.now();
  const { ownerId: creatorId, title } = terms;
  const sale = { userId, creatorId, amount: total, kind: 'unlock', key: `unlock:${id}`, reason: `Unlock of “${title}”`, refType: 'prompt', refId: terms.promptId } as const;
  const split = total > 0 ? (await earnings.payCreator(tx, sale)).split : NOTHING;
  const version = await promptSelling.grantAccess(tx, { promptId: terms.promptId, userId, source: 'unlock', sourceId: id });
  await rows(
    tx,
    `insert into unlocks (id, prompt_id, user_id, creator_id, content_type, version_no, price, credit, paid, split, status, unlocked_at)
     values (:id, :promptId, :userId, :creatorId, :contentType, :version, :price, :credit, :total, :split, 'active', :at)`,
    {
      id, promptId: terms.promptId, userId, creatorId, contentType: terms.contentType, version, price: offer.unlockPrice, credit: offer.credit,
      total, split: JSON.stringify(split), at,
    },
  );
  if (total > 0) await recordEarning(tx, context, { creatorId, promptId: terms.promptId, payerId: userId, source: 'unlock', sourceId: id, gross: total, split, at });
  await outbox.publish(tx, promptUnlocked, { unlockId: id, promptId: terms.promptId, title, buyerId: userId, creatorId, price: offer.unlockPrice, paid: total });
  return presentUnlock(must(await latestUnlock(tx, userId, terms.promptId), 'the unlock'), at);
}
