import { SAMPLE_TEXT_MAX, samplePicturePath } from '#contracts/prompt-samples.ts';
import type { PromptSample } from '#contracts/prompt-samples.ts';
import { beginningOf } from '../domain/words.ts';

/**
 * A sample of a sealed prompt for those who have not unlocked it: texts by their beginning, pictures with a mark (screens.md S2:
 * samples alone can give a prompt away, so they are marked rather than called safe). Videos play, behind a marked picture.
 */
export const asStrangersSee = (promptId: string, sample: PromptSample): PromptSample => ({
  ...sample,
  outputs: sample.outputs.map((output, position) => {
    if (output.kind === 'text') return { ...output, text: beginningOf(output.text, SAMPLE_TEXT_MAX) };
    const marked = samplePicturePath(promptId, sample.id, position);
    return output.kind === 'image' ? { ...output, url: marked, mime: 'image/webp' } : { ...output, posterUrl: output.posterUrl && marked };
  }),
});
