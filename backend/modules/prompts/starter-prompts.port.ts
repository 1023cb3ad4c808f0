import type { Aspect } from '#contracts/generation.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import type { Category } from '#contracts/prompts.ts';
import type { PlatformAccount } from '#modules/identity/index.ts';

/** A prompt that comes with the product, published by a platform account at the first start. */
export interface StarterPrompt {
  slug: string;
  title: string;
  /** The starter prompt in one sentence of at most 160 characters. */
  oneLiner: string;
  /** The description of a starter prompt in Markdown, two to four short paragraphs. */
  description: string;
  contentType: ContentType;
  category: Category;
  tags: string[];
  language: 'en';
  /** The username of the platform account that publishes the starter prompt. */
  publisher: string;
  template: string;
  /** The system template of a starter prompt, for text prompts only. */
  systemTemplate?: string;
  /** The negative template of a starter prompt, for images and videos only: what the output must not contain. */
  negativeTemplate?: string;
  form: PromptForm;
  /** The starter prompt's own settings for runs; `length` is in words. */
  outputSettings: { length?: number; aspect?: Aspect; quantity?: number };
  sampleInputs: { label: string; inputs: FormInputs }[];
}

/** The price and the licence of a starter prompt. */
export type StarterTerms = Pick<DraftContent, 'pricing' | 'runRoyalty' | 'unlockPrice' | 'visibility' | 'license'>;

/** The starter prompts, in the order in which a new marketplace shows them, and the platform accounts that publish them. */
export interface StarterCatalogue {
  publishers: readonly PlatformAccount[];
  prompts: readonly StarterPrompt[];
  termsOf(slug: string): StarterTerms;
}
