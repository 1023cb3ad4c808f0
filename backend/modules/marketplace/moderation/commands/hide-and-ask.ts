import type { Rule } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { PromptSubject } from '#modules/prompts/index.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { closeReports } from './close-reports.ts';
import { keepDecision } from './keep-decision.ts';

/**
 * Hides a published prompt and asks its author to change it. The reports about it are upheld. A changed version comes out once
 * a reviewer has approved it, whatever it costs. A prompt that is out of sight already is not decided about again.
 */
export async function hideAndAsk(tx: Tx, context: ModerationContext, call: ModeratorCall, { prompt, rule, note }: { prompt: PromptSubject; rule: Rule; note: string }): Promise<void> {
  const { promptId, title, ownerId } = prompt;
  const hidden = await context.prompts.hide(tx, promptId, rule, note);
  if (hidden) await keepDecision(tx, context, call, { outcome: 'hidden', subject: { kind: 'prompt', id: promptId, title }, prompt, ownerId, rule, note, strike: false });
  await closeReports(tx, context, { kind: 'prompt', id: promptId, promptId, title }, hidden ? 'hidden' : 'removed');
}
