import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { promptPublished } from '#modules/prompts/prompts.events.ts';
import { attachDraftSamples } from '../commands/attach-draft-samples.ts';
import { screenSamples } from '../commands/screen-samples.ts';
import type { Deps } from '../generation-deps.ts';

/**
 * When a draft is published, attaches the draft's samples to the new version. If the text became sealed, the same transaction removes samples
 * that repeat it.
 */
export const onPublished = (deps: Deps): Subscription[] => [
  subscribe(promptPublished, 'generation.screen_samples', async (tx, prompt) => {
    await attachDraftSamples(tx, deps, prompt.promptId);
    if (prompt.paid) await screenSamples(tx, deps, prompt);
  }),
];
