import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { runKept } from '../kept.events.ts';
import type { Deps } from '../generation-deps.ts';

/** A visitor's finished text that an account takes over as a run. */
export interface FinishedText {
  id: string;
  userId: string;
  title: string;
  /** The prompt text that the provider received. */
  prompt: string;
  text: string;
  /** The number of words that were requested. */
  words: number;
  seed: number;
  model: { id: string; label: string; provider: string; providerModel: string };
  createdAt: Date;
  finishedAt: Date;
}

const NOTHING_PAID = { total: 0, base: 0, baseLabel: 'Short text', multiplier: 1, unit: 0, quantity: 1, royalty: 0 };
const TITLE_CHARACTERS = 80;
const INSERT = `
  insert into generations (id, user_id, run_source, content_type, title, inputs, request, sealed, file_ids, model_id, model_label, provider, provider_model, eta_seconds,
    quantity, length, quote, seed, slots, status, captured, progress, delivered, output_text, created_at, started_at, finished_at)
  values (:id, :userId, 'free', 'text', :title, '{}', :request, false, '{}', :modelId, :modelLabel, :provider, :providerModel, 0,
    1, :words, :quote, :seed, 1, 'succeeded', 0, 100, 1, :text, :createdAt, :createdAt, :finishedAt)
  on conflict (id) do nothing`;
const OWNED = 'select exists (select 1 from generations where id = ? and user_id = ?) as owned';

/**
 * Stores a visitor's finished text as a run of this account that cost nothing. It publishes no success event, so no figure, achievement or
 * message counts it. Returns false when another account has the run; a repeat changes nothing.
 */
export async function keepFinishedRun(tx: Tx, { outbox }: Pick<Deps, 'outbox'>, { model, ...run }: FinishedText): Promise<boolean> {
  const request = { prompt: run.prompt, system: null, negative: null, subject: { title: null, category: null, values: [] } };
  await rows(tx, INSERT, {
    id: run.id, userId: run.userId, title: run.title.slice(0, TITLE_CHARACTERS), request: JSON.stringify(request), modelId: model.id, modelLabel: model.label, provider: model.provider,
    providerModel: model.providerModel, words: run.words, quote: JSON.stringify(NOTHING_PAID), seed: run.seed, text: run.text, createdAt: run.createdAt, finishedAt: run.finishedAt,
  });
  const [{ owned } = { owned: false }] = await rows<{ owned: boolean }>(tx, OWNED, [run.id, run.userId]);
  if (owned) await outbox.publish(tx, runKept, { generationId: run.id, userId: run.userId });
  return owned;
}
