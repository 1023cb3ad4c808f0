import { providerRequest } from '../../backend/modules/generation/making/provider-request.ts';
import { composeText } from '../../backend/modules/studio/text/index.ts';
import { createLeakScreen } from '../../backend/modules/generation/domain/leak-screen.ts';
import { foldedLetters } from '../../backend/modules/generation/domain/sealed-words.ts';
import { sealedTextOf } from '../../backend/modules/generation/domain/sealed-text-of.ts';
import { sealedRun, shownBy, withSwitches } from '../../backend/modules/generation/testing/sealed-fixture.ts';
import type { SoldPrompt } from '../../backend/modules/generation/testing/sealed-fixture.ts';

const LENGTHS = [150, 400, 900];
const { signal } = new AbortController();

/**
 * Returns how many of this many runs of one buyer the guard of sealed prompts blocks within a month: each by itself, or all together because
 * of their overlapping parts.
 */
export function blockedOf(prompt: SoldPrompt, runs: number): number {
  const inputs = [...prompt.samples.map((sample) => sample.inputs), ...withSwitches(prompt)];
  const shows = shownBy(prompt);
  const known = new Set<string>();
  let blocked = 0;
  for (let n = 0; n < runs; n += 1) {
    const run = sealedRun(prompt, inputs[n % inputs.length]!, 1 + n * 7919);
    const sealed = sealedTextOf(run, shows);
    const screen = createLeakScreen(sealed);
    const text = composeText({ ...providerRequest(run, { formOnly: true }, signal), length: LENGTHS[n % LENGTHS.length]! });
    const leaked = screen.add(text) === null || screen.finish() === null;
    const slices = sealed.slices.listen().hear(foldedLetters(text), 0);
    for (const slice of slices) known.add(slice);
    if (leaked || (slices.length > 0 && sealed.slices.areTooMuch(known))) blocked += 1;
  }
  return blocked;
}
