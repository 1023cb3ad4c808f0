import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listRefunds as endpoint } from '#contracts/moderation.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { subjectViews } from './subject-views.ts';

/** A page of buyers' refund requests: the open ones oldest first, the others latest first. @throws AppError invalid_request for a foreign cursor */
export async function listRefunds(context: ModerationContext, viewerId: string, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { items: requests, nextCursor } = await context.selling.refundRequests.page(query);
  const { views, faces } = await subjectViews(context.db.knex, context, requests.map(({ promptId }) => promptId), requests.map(({ buyerId }) => buyerId));
  const items = requests.flatMap(({ promptId, buyerId, creatorId, ...request }) => {
    const buyer = faces.get(buyerId);
    // The buyer's account was deleted after the request was read, so the request is left out.
    if (!buyer) return [];
    const subject = views.get(promptId) ?? null;
    return [{ ...request, title: subject?.title ?? 'A prompt that is gone', subject, buyer, mine: buyerId === viewerId || creatorId === viewerId }];
  });
  return { items, nextCursor };
}
