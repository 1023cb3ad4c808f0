import { must } from '#contracts/must.ts';
import { keepSlices, knownSlices } from '../commands/keep-slices.ts';
import type { SliceOwner } from '../commands/keep-slices.ts';
import { createLeakScreen } from '../domain/leak-screen.ts';
import { foldedLetters } from '../domain/sealed-words.ts';
import { sealedTextOf } from '../domain/sealed-text-of.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { SealedLeak } from './sealed-leak.ts';

/** The streamed words of a sealed run for a buyer. Both methods throw SealedLeak at a leak, and then no more may be shown. */
export interface SealedStream {
  /** Takes the next piece and returns the words that may be shown now, possibly ''. */
  add(piece: string): Promise<string>;
  /** Checks the words that are still held back, and returns them. */
  finish(): Promise<string>;
}

/**
 * Holds the words of a sealed run back until they are checked, alone and together with the buyer's other runs (docs/rules/sealing.md#slices).
 * It asks Postgres only when a slice of the author's words is about to be shown, which is rare.
 */
export async function createSealedStream({ db, clock, promptTexts }: Pick<Deps, 'db' | 'clock' | 'promptTexts'>, run: GenerationRow): Promise<SealedStream> {
  const sealed = sealedTextOf(run, await promptTexts.shownTexts(db.knex, must(run.prompt_id, 'the prompt of a sealed run'), run.prompt_version_id));
  let owner: SliceOwner | null = null;
  const screen = createLeakScreen(sealed);
  const listener = sealed.slices.listen();
  let letters = '';

  async function pass(released: string | null): Promise<string> {
    if (released === null) throw new SealedLeak('sealed_leak');
    const seen = letters.length;
    letters += foldedLetters(released);
    const fresh = listener.hear(letters, seen);
    letters = letters.slice(-Math.max(1, sealed.slices.longest));
    if (fresh.length > 0) await expectFew(fresh);
    return released;
  }

  /**
   * Checks new slices before it stores them, so that words that are not shown do not count. It stores them before they are shown, so that
   * runs at the same time count them.
   */
  async function expectFew(fresh: readonly string[]): Promise<void> {
    // Slices of a prompt and all its forks count together, because a fork may keep its parent's text.
    owner ??= { userId: run.user_id, originId: await promptTexts.originOf(db.knex, must(run.prompt_id, 'the prompt of a sealed run')) };
    if (sealed.slices.areTooMuch([...(await knownSlices(db.knex, clock, owner)), ...fresh])) throw new SealedLeak('sealed_slices');
    await keepSlices(db.knex, clock, owner, fresh);
    if (sealed.slices.areTooMuch(await knownSlices(db.knex, clock, owner))) throw new SealedLeak('sealed_slices');
  }

  return {
    add: (piece) => pass(screen.add(piece)),
    finish: () => pass(screen.finish()),
  };
}
