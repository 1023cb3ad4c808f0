import type { BodyOf } from '#contracts/endpoint.ts';
import type { setFeatured as endpoint } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid, notFound } from '#kernel/errors.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { notFeaturable } from '../moderation.errors.ts';
import { recordAction } from './record-action.ts';

/**
 * Replaces the featured slots of the marketplace by these slots in this order.
 * @throws AppError invalid_request for an end before its start, not_found, not_featurable
 */
export async function setFeatured(tx: Tx, context: ModerationContext, call: ModeratorCall, { slots }: BodyOf<typeof endpoint>): Promise<void> {
  const issues = slots.flatMap(({ from, until }, index) => (until !== null && Date.parse(until) <= Date.parse(from) ? [{ path: ['slots', index, 'until'], message: 'The end must be after the start.' }] : []));
  if (issues.length > 0) throw invalid(issues);
  // The lock makes moderators who save featured slots at once follow each other. The list that is saved last replaces the other.
  await rows(tx, `select pg_advisory_xact_lock(hashtext('featured slots'))`);
  const subjects = await context.catalogue.subjects.byIds(tx, slots.map(({ promptId }) => promptId));
  for (const { promptId } of slots) {
    const subject = subjects.get(promptId);
    if (!subject) throw notFound('One of these prompts');
    if (!subject.listed) throw notFeaturable(subject.title);
  }
  await context.featured.replace(tx, slots.map(({ promptId, from, until }) => ({ promptId, startsAt: new Date(from), endsAt: until === null ? null : new Date(until) })), call.viewer.userId);
  await recordAction(tx, context, call, { action: 'marketplace.feature', target: { type: 'prompts', id: 'featured', label: 'Featured slots' }, details: { promptIds: slots.map(({ promptId }) => promptId) } });
}
