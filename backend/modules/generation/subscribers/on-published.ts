import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { promptPublished } from '#modules/prompts/prompts.events.ts';
import { attachDraftSamples } from '../commands/attach-draft-samples.ts';
import { screenSamples } from '../commands/screen-samples.ts';
import type { Deps } from '../generation-deps.ts';

/**
 * Samples of the draft are shown with the version that it became. What becomes sealed, or sealed in other words, must not be told
 * by any sample: they are screened in the same transaction in which they are shown.
 */
export const onPublished = (deps: Deps): Subscription[] => [
  subscribe(promptPublished, 'generation.screen_samples', async (tx, prompt) => {
    await attachDraftSamples(tx, deps, prompt.promptId);
    if (prompt.paid) await screenSamples(tx, deps, prompt);
  }),
];
