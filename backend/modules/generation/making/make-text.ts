import { DEFAULT_LENGTH_WORDS } from '#contracts/generation.ts';
import { must } from '#contracts/must.ts';
import { countWords } from '../domain/words.ts';
import type { Deps } from '../generation-deps.ts';
import { ProviderFailure } from '../provider.port.ts';
import type { GenerationProvider } from '../provider.port.ts';
import type { Attempt } from './attempt.ts';
import { providerRequest } from './provider-request.ts';
import { keepShownWords } from './keep-shown-words.ts';
import { createSealedStream } from './sealed-stream.ts';
import { createTextFeed } from './text-feed.ts';
import { itemsUntilAborted } from './until-aborted.ts';

/**
 * Makes a text and shows it while the provider writes it: new words go to the owner's tabs, and the text so far to the run's row. Words of a
 * sealed run pass the leak screen before they are sent or stored (docs/rules/sealing.md#leak-screen).
 * @throws ProviderFailure
 * @throws SealedLeak
 * @throws the reason of the attempt's abort
 */
export async function makeText(deps: Deps, attempt: Attempt, provider: GenerationProvider): Promise<string> {
  const { push, options, failpoints } = deps;
  const { run, signal } = attempt;
  const words = run.length ?? DEFAULT_LENGTH_WORDS;
  let written = 0;
  const feed = createTextFeed({
    deltaMs: options.deltaMs,
    storeMs: options.storeTextMs,
    send: (text, seq) => push.toUser(run.user_id, 'generation:delta', { id: run.id, attempt: run.attempt_no, seq, text }),
    store: async (text) => {
      const progress = Math.min(99, Math.round((100 * countWords(text)) / words));
      await attempt.write({ output_text: text, progress });
    },
  });
  const stream = run.sealed ? await createSealedStream(deps, run) : null;
  try {
    const pieces = must(provider.streamText?.({ ...providerRequest(run, provider, signal), length: words }), 'a provider of texts');
    for await (const piece of itemsUntilAborted(pieces, signal)) {
      written += piece.length;
      feed.add(stream ? await stream.add(piece) : piece);
      if (written > options.textCharacters) throw new ProviderFailure('too_large', 'The text is longer than any text may be');
      failpoints.hit('worker.during_provider');
    }
    if (stream) feed.add(await stream.finish());
    await feed.finish();
  } catch (error) {
    if (signal.aborted) {
      feed.stop();
      await feed.stored();
      await keepShownWords(deps, run, feed.sent());
    }
    throw error;
  } finally {
    feed.stop();
  }
  if (run.run_source === 'improve' && countWords(feed.text()) > words) throw new ProviderFailure('too_large', 'The improvement is longer than it was priced for');
  if (feed.text().trim() === '') throw new ProviderFailure('empty', 'The provider sent no text');
  return feed.text();
}
