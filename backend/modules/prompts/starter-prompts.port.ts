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
  /** One sentence of at most 160 characters. */
  oneLiner: string;
  /** Description of the starter prompt in Markdown, two to four short paragraphs. */
  description: string;
  contentType: ContentType;
  category: Category;
  tags: string[];
  language: 'en';
  /** Username of the platform account that publishes it. */
  publisher: string;
  template: string;
  /** The system template, for text prompts only. */
  systemTemplate?: string;
  /** For image and video prompts only: what the output must not contain. */
  negativeTemplate?: string;
  form: PromptForm;
  /** The prompt's own settings for runs; `length` is in words. */
  outputSettings: { length?: number; aspect?: Aspect; quantity?: number };
  sampleInputs: { label: string; inputs: FormInputs }[];
}

/** How a starter is sold, and what may be done with it. */
export type StarterTerms = Pick<DraftContent, 'pricing' | 'runRoyalty' | 'unlockPrice' | 'visibility' | 'license'>;

/** The prompts that come with the product, in the order in which the marketplace first shows them, and their publishers. */
export interface StarterCatalogue {
  publishers: readonly PlatformAccount[];
  prompts: readonly StarterPrompt[];
  termsOf(slug: string): StarterTerms;
}
