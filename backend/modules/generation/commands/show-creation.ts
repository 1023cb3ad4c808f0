import { isTerminal } from '#contracts/generation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { createSealedText } from '../domain/sealed-overlap.ts';
import { nothingToShow, tooTellingToShow } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { findRun } from '../queries/find-run.ts';
import { outputFilesOf } from '../queries/list-samples.ts';

/**
 * From now on anybody with a link may see what an own run of a prompt made. Showing it once more changes nothing.
 * @throws AppError not_found for somebody else's run, or one of another prompt; nothing_to_show; too_telling
 */
export async function showCreation(tx: Tx, { media, clock }: Pick<Deps, 'media' | 'clock'>, userId: string, generationId: string, prompt: { id: string; sealed: boolean }): Promise<void> {
  const run = await findRun(tx, userId, generationId);
  if (run.prompt_id !== prompt.id || run.surface !== 'prompt') throw notFound('This run');
  if (!isTerminal(run.status) || run.delivered === 0) throw nothingToShow();
  if ((prompt.sealed || run.sealed) && tellsTooMuch(run)) throw tooTellingToShow();
  await rows(tx, 'update generations set shared_at = coalesce(shared_at, ?) where id = ?', [clock.now(), run.id]);
  await media.show(tx, await outputFilesOf(tx, run.id));
}

/** Whoever may read a text is not screened while it is written for them; before strangers read it, it is. */
export function tellsTooMuch({ output_text: text, request, inputs }: Pick<GenerationRow, 'output_text' | 'request' | 'inputs'>): boolean {
  if (text === null) return false;
  const texts = [request.prompt, request.system, request.negative, ...(request.sealed ?? [])].filter((part) => part !== null);
  const own = Object.values(inputs).filter((value) => typeof value === 'string');
  return createSealedText(texts.map((part) => [{ text: part, authors: true }]), own).isToldBy(text);
}

const HIDE = `
  update generations g set shared_at = null where id = :id and shared_at is not null
  returning g.attached_at is not null or exists (select 1 from prompt_samples s where s.generation_id = g.id) as sample`;

/** Back to its owner alone; what is also a sample of the prompt, or stands beside a review, stays public as that. */
export async function hideCreation(tx: Tx, { media }: Pick<Deps, 'media'>, generationId: string): Promise<void> {
  const [hidden] = await rows<{ sample: boolean }>(tx, HIDE, { id: generationId });
  if (hidden && !hidden.sample) await media.hide(tx, await outputFilesOf(tx, generationId));
}
