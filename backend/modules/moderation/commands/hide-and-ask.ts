import type { Rule } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { ModerationTarget, TargetPage } from '../moderation-target.port.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { closeReports } from './close-reports.ts';
import { keepDecision } from './keep-decision.ts';

interface Hidden {
  hiding: NonNullable<ModerationTarget['hiding']>;
  page: TargetPage;
  rule: Rule;
  note: string;
}

/**
 * Hides a prompt, pack or agent, asks its author for changes, and closes its reports as upheld. A changed version is published only after a
 * reviewer approved it, even if it is free. A target that is hidden or removed already gets no second decision.
 */
export async function hideAndAsk(tx: Tx, context: ModerationContext, call: ModeratorCall, { hiding, page, rule, note }: Hidden): Promise<void> {
  const { type, id, title, ownerId } = page;
  const hidden = await hiding.hide(tx, id, rule, note);
  if (hidden) await keepDecision(tx, context, call, { outcome: 'hidden', target: { type, id, title }, page, ownerId, rule, note, strike: false });
  await closeReports(tx, context, { type, id, page, title }, hidden ? 'hidden' : 'removed');
}
