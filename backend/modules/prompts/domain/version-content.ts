import { createHash } from 'node:crypto';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';

/** The part of a draft's content that a version stores in its `terms` column: everything that has no column of its own. */
export type VersionTerms = Omit<DraftContent, 'template' | 'systemTemplate' | 'negativeTemplate' | 'form' | 'outputSettings' | 'testInputs'>;

export interface VersionTexts {
  template: string;
  system_template: string | null;
  negative_template: string | null;
  form_schema: DraftContent['form'];
  output_settings: DraftContent['outputSettings'];
  sample_inputs: DraftContent['testInputs'];
}

/** Splits the content of a draft into the columns of a version. @see joinContent */
export function splitContent(content: DraftContent): { texts: VersionTexts; terms: VersionTerms } {
  const { template, systemTemplate, negativeTemplate, form, outputSettings, testInputs, ...terms } = content;
  return {
    texts: {
      template, system_template: systemTemplate, negative_template: negativeTemplate, form_schema: form, output_settings: outputSettings, sample_inputs: testInputs,
    },
    terms,
  };
}

/** Joins the columns of a version again to the content that its author submitted. */
export const joinContent = (texts: VersionTexts, terms: VersionTerms): DraftContent => ({
  ...terms,
  template: texts.template,
  systemTemplate: texts.system_template,
  negativeTemplate: texts.negative_template,
  form: texts.form_schema,
  outputSettings: texts.output_settings,
  testInputs: texts.sample_inputs,
});

const digest = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');

/** Tells whether two contents are equal in every part. */
export const contentChecksum = (content: DraftContent): string => digest(content);

/** Tells whether two contents lead to the same runs: titles, prices and test inputs are not compared. */
export const textChecksum = ({ contentType, template, systemTemplate, negativeTemplate, form, outputSettings }: DraftContent): string =>
  digest({ contentType, template, systemTemplate, negativeTemplate, form, outputSettings });
