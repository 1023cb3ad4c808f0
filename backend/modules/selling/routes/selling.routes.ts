import { askRefund as askEndpoint, getOffer as offerEndpoint, getPerformance, recordVisit as visitEndpoint, listUnlocks as unlocksEndpoint, refundUnlock as refundEndpoint, unlockPrompt as unlockEndpoint } from '#contracts/selling.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { askRefund } from '../commands/ask-refund.ts';
import { countView } from '../commands/count-view.ts';
import { recordVisit } from '../commands/record-visit.ts';
import { refundUnlock } from '../commands/refund-unlock.ts';
import { unlockPrompt } from '../commands/unlock-prompt.ts';
import type { SellingContext } from '../selling-context.ts';
import { creatorPerformance } from '../queries/creator-performance.ts';
import { getOffer } from '../queries/get-offer.ts';
import { listUnlocks } from '../queries/list-unlocks.ts';

/** Routes of unlocks, their refunds, offers, and creators' figures. */
export function sellingRoutes(routes: Routes, context: SellingContext): void {
  const { db, clock } = context;
  routes.read(offerEndpoint, 'open', async ({ params, viewer }) => {
    const { offer, terms } = await getOffer(db.knex, context, params.id, viewer?.userId ?? null);
    // A person who requests the offer of a prompt is looking at its page, so the request counts as a view.
    if (viewer && terms.access !== 'owner') await countView(db.knex, clock, { promptId: terms.promptId, creatorId: terms.ownerId, viewerId: viewer.userId });
    return { offer };
  });
  routes.write(unlockEndpoint, 'member', async ({ params, body, viewer }, tx) => ({
    unlock: await unlockPrompt(tx, context, viewer.userId, params.id, body.expectedTotal),
  }));
  routes.write(refundEndpoint, 'member', async ({ params, viewer }, tx) => ({ unlock: await refundUnlock(tx, context, viewer.userId, params.id) }));
  routes.write(askEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ unlock: await askRefund(tx, context, viewer.userId, params.id, body.message) }));
  routes.write(visitEndpoint, 'open', async ({ params, body, viewer }, tx) => {
    await recordVisit(tx, context, { promptId: params.id, viewerId: viewer?.userId ?? null, visit: body });
    return { success: true as const };
  });
  routes.read(unlocksEndpoint, 'member', ({ query, viewer }) => listUnlocks(context, viewer.userId, query));
  routes.read(getPerformance, 'member', async ({ query, viewer }) => ({ performance: await creatorPerformance(context, viewer.userId, Number(query.days), query.promptId ?? null) }));
}
