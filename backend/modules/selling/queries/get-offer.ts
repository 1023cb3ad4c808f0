import { DEFAULT_LENGTH_WORDS } from '#contracts/generation.ts';
import { unlockTotal } from '#contracts/selling.ts';
import type { Offer } from '#contracts/selling.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { PromptTerms } from '#modules/prompts/index.ts';
import type { SellingContext } from '../selling-context.ts';
import { presentUnlock } from '../selling.presenter.ts';
import { royaltyCredit } from './royalty-credit.ts';
import { latestUnlock } from './unlock-rows.ts';

type OfferContext = Pick<SellingContext, 'clock' | 'prompts' | 'freeTrialRuns' | 'wallet' | 'pricing'>;

/** The offer of a prompt to a person, or to a visitor for null: its prices now, and the terms that they follow from. @throws AppError not_found */
export async function getOffer(connection: Connection, context: OfferContext, promptId: string, userId: string | null): Promise<{ offer: Offer; terms: PromptTerms }> {
  const { clock, prompts } = context;
  const terms = await prompts.terms(connection, promptId, userId);
  const { runRoyalty, unlockPrice } = terms;
  const buyer = userId !== null && terms.access !== 'owner' ? userId : null;
  const credit = buyer !== null && unlockPrice !== null ? await royaltyCredit(connection, clock, buyer, terms.promptId) : 0;
  const unlock = buyer === null ? undefined : await latestUnlock(connection, buyer, terms.promptId);
  const offer: Offer = {
    runRoyalty,
    unlockPrice,
    credit,
    total: unlockPrice === null ? null : unlockTotal(unlockPrice, credit),
    freeTrialRun: buyer !== null && (await freeTrialRunOffered(connection, context, terms, buyer)),
    unlock: unlock ? presentUnlock(unlock, clock.now()) : null,
  };
  return { offer, terms };
}

/** Whether this person can have a free trial run of the prompt today, and its creator has the tokens for it. */
async function freeTrialRunOffered(connection: Connection, { freeTrialRuns, wallet, pricing }: OfferContext, terms: PromptTerms, userId: string): Promise<boolean> {
  if (terms.access !== 'none' || !(await freeTrialRuns.left(connection, terms, userId))) return false;
  const length = terms.length ?? DEFAULT_LENGTH_WORDS;
  const { quote } = await pricing.quote({ contentType: terms.contentType, quantity: 1, length, royalty: 0 }, connection);
  return (await wallet.state(connection, terms.ownerId)).balance >= quote.total;
}
