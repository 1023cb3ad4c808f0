import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { failedOnOurSide } from '#modules/generation/index.ts';
import { generationCancelled, generationErrorEvent, generationSuccess, royaltyCaptured, surchargeCaptured, unlockedRunRequested } from '#modules/generation/generation.events.ts';
import { recordEarning } from '../commands/record-earning.ts';
import type { SellingContext } from '../selling-context.ts';

interface RunOfPrompt {
  generationId: string;
  promptId: string | null;
  creatorId?: string | null | undefined;
  userId: string;
  model?: string | undefined;
  requestedAt?: string | undefined;
}

// Stores what the events of a run say, in whatever order they arrive: the outcome comes from the event of its end, and the time from that of its request.
const NOTE = `
  insert into prompt_runs (generation_id, prompt_id, creator_id, user_id, model, requested_at, outcome)
  values (:generationId, :promptId, :creatorId, :userId, :model, :at, :outcome)
  on conflict (generation_id) do update set outcome = coalesce(excluded.outcome, prompt_runs.outcome),
    requested_at = least(excluded.requested_at, prompt_runs.requested_at)`;

type Outcome = 'delivered' | 'failed' | 'declined' | 'blocked' | 'dropped';

async function note(tx: Tx, run: RunOfPrompt, outcome: Outcome | null, at: Date): Promise<void> {
  const { generationId, promptId, creatorId = null, userId, model = null, requestedAt } = run;
  if (promptId !== null) await rows(tx, NOTE, { generationId, promptId, creatorId, userId, model, outcome, at: requestedAt ?? at });
}

/**
 * The server blocked the run, or it failed because of the request. A runner can cause both, so neither makes an unlock refundable. A blocked
 * run does not count against the prompt.
 */
const howItFailed = ({ status, code }: { status: 'failed' | 'blocked'; code: string }): Outcome => (status === 'blocked' ? 'blocked' : failedOnOurSide(code) ? 'failed' : 'declined');

/**
 * Stores runs of prompts for refund rules and creators' figures, and records earnings: royalties of prompts and surcharges of agents. An
 * unfinished run is stored only if its runner unlocked the prompt, because only then it can prevent a refund.
 */
export const onRuns = ({ promptSelling }: Pick<SellingContext, 'promptSelling'>): Subscription[] => [
  subscribe(unlockedRunRequested, 'selling.note_request', (tx, run, { occurredAt }) => note(tx, run, null, occurredAt)),
  subscribe(generationSuccess, 'selling.note_success', (tx, run, { occurredAt }) => note(tx, run, 'delivered', occurredAt), { concerns: ofPrompt }),
  subscribe(generationErrorEvent, 'selling.note_error', (tx, run, { occurredAt }) => note(tx, run, howItFailed(run), occurredAt), { concerns: ofPrompt }),
  subscribe(generationCancelled, 'selling.note_cancel', (tx, run, { occurredAt }) => note(tx, run, run.captured > 0 ? 'delivered' : 'dropped', occurredAt), { concerns: ofPrompt }),
  subscribe(royaltyCaptured, 'selling.record_royalty', (tx, { generationId, promptId, userId, creatorId, amount, split }, { occurredAt }) =>
    recordEarning(tx, { promptSelling }, { creatorId, promptId, payerId: userId, source: 'royalty', sourceId: generationId, gross: amount, split: split ?? { bonus: 0, subscription: 0, earned: 0, purchased: amount }, at: occurredAt }),
  ),
  subscribe(surchargeCaptured, 'selling.record_surcharge', (tx, { generationId, agentId, userId, creatorId, amount, split }, { occurredAt }) =>
    recordEarning(tx, { promptSelling }, { creatorId, promptId: agentId, payerId: userId, source: 'agent', sourceId: generationId, gross: amount, split: split ?? { bonus: 0, subscription: 0, earned: 0, purchased: amount }, at: occurredAt }),
  ),
];

const ofPrompt = ({ promptId }: { promptId: string | null }): boolean => promptId !== null;
