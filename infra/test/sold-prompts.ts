import type { PromptForm } from '#contracts/prompt-form.ts';
import type { SoldPrompt } from '../../backend/modules/generation/testing/sealed-fixture.ts';
import { STARTER_PROMPTS } from '../../backend/seeds/starter-prompts/index.ts';
import { SKELETONS } from '../../frontend/features/builder/skeletons/skeletons.ts';

/** All starter prompts and skeletons of the builder, made into sealed prompts that an author could sell. */
export const SOLD_PROMPTS: readonly SoldPrompt[] = [
  ...STARTER_PROMPTS.map(({ slug, title, category, contentType, template, systemTemplate = null, negativeTemplate = null, form, sampleInputs }) => ({
    name: slug, title, category, contentType, template, systemTemplate, negativeTemplate, form, samples: sampleInputs,
  })),
  ...SKELETONS.map(({ name, content: { title, category, contentType, template, systemTemplate, negativeTemplate, form, testInputs } }) => ({
    name, title, category, contentType, template, systemTemplate, negativeTemplate, form: form as PromptForm, samples: testInputs as SoldPrompt['samples'],
  })),
];
