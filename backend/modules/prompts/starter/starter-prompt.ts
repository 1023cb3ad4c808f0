import type { Aspect } from '#contracts/generation.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { FormField, FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import type { Category } from '#contracts/prompts.ts';
import type { PlatformUsername } from './platform-accounts.ts';

/** A prompt that comes with the product, published by a platform account at the first start. */
export interface StarterPrompt {
  slug: string;
  title: string;
  /** At most 160 characters. */
  oneLiner: string;
  /** Markdown, two to four short paragraphs. */
  description: string;
  contentType: ContentType;
  category: Category;
  tags: string[];
  language: 'en';
  /** Username of the platform account that publishes it. */
  publisher: PlatformUsername;
  template: string;
  /** Text prompts only. */
  systemTemplate?: string;
  /** Image and video prompts only: what to keep out. */
  negativeTemplate?: string;
  form: PromptForm;
  /** `length` in words. */
  outputSettings: { length?: number; aspect?: Aspect; quantity?: number };
  sampleInputs: { label: string; inputs: FormInputs }[];
}

/** A field as its author writes it: what is not said is not required. */
type Draft = Omit<FormField, 'required' | 'fields'> & { required?: boolean; fields?: Draft[] };

const complete = ({ fields, ...field }: Draft): FormField => ({
  ...field,
  required: field.required ?? false,
  ...(fields ? { fields: fields.map(complete) } : {}),
});

/** Makes a form from titled sections. */
export const formOf = (...sections: { title: string; fields: Draft[] }[]): PromptForm => ({
  sections: sections.map(({ title, fields }) => ({ title, fields: fields.map(complete) })),
});
