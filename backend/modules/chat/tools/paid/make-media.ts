import { checkInputs } from '#contracts/form-inputs.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { ChatTool } from '../chat-tool.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { problemOf } from '../arguments.ts';
import { MEDIA_FORMS } from './media-form.ts';
import { schemaOfForm } from './form-schema.ts';
import { shownInputs } from './shown-inputs.ts';
import { wishOf } from './tool-run.ts';
import type { StoredRun } from './tool-run.ts';

const WORDS = {
  image: { name: 'make_image', title: 'Make an image', description: 'Makes one to four images from a description. It costs tokens: the person is asked first, with the price.' },
  video: { name: 'make_video', title: 'Make a video', description: 'Makes a short video from a description. It costs tokens: the person is asked first, with the price.' },
} as const;

/** The paid tool that makes pictures or a video from the model's words, as a run of the person. The chat asks for its price first. */
export function makeMedia({ toolRuns }: Pick<ToolDeps, 'toolRuns'>, contentType: 'image' | 'video'): ChatTool {
  const { name, title, description } = WORDS[contentType];
  const form = MEDIA_FORMS[contentType];
  return {
    name,
    description,
    schema: schemaOfForm(form),
    async run({ arguments: asked, chat }) {
      const patterns = createPatternCheck();
      const { values, issues } = checkInputs(form, asked, patterns, []);
      if (issues.length > 0) return { kind: 'refused', title, inputs: [], problem: problemOf(issues) };
      const run: StoredRun = { kind: 'media', contentType, inputs: values };
      const quote = await toolRuns.price(chat.userId, wishOf(run, patterns), patterns);
      return { kind: 'asks', title, inputs: shownInputs(form, values), arguments: run, quote, contentType, prompt: null };
    },
  };
}
