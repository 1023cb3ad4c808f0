import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { promptPublished } from '#modules/prompts/prompts.events.ts';
import { screenSamples } from '../commands/screen-samples.ts';
import type { Deps } from '../generation-deps.ts';

/** What becomes sealed, or sealed in other words, must not be told by samples of before. */
export const onPublished = (deps: Deps): Subscription[] => [
  subscribe(promptPublished, 'generation.screen_samples', async (tx, prompt) => {
    if (prompt.paid) await screenSamples(tx, deps, prompt);
  }, { concerns: ({ paid }) => paid }),
];
