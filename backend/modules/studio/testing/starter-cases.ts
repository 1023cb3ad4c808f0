import type { ContentType } from '#contracts/primitives.ts';
import { renderTemplate } from '#contracts/render-template.ts';
import { renderedValues } from '#contracts/render-value.ts';
import { STARTER_PROMPTS } from '#seeds/starter-prompts/index.ts';
import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';

const SYSTEM = { today: '2026-11-21', user_name: 'Mara', language: 'English' };
const { signal } = new AbortController();

/** One saved input of a starter prompt, with the request that a provider would get for its run. */
export interface StarterCase {
  name: string;
  starter: StarterPrompt;
  sample: StarterPrompt['sampleInputs'][number];
  /** Builds the fields of a provider's request that all content types share. With `sealed` they contain only the form, as for a paid prompt. */
  request(seed: number, sealed?: boolean): {
    prompt: string; seed: number; system: null; negative: null; model: string; signal: AbortSignal;
    subject: { title: string; category: string; values: { key: string; label: string; value: string }[] };
  };
}

/** A case for every saved input of the starter prompts of one content type; without a type, of all starter prompts. */
export function starterCases(contentType?: ContentType): StarterCase[] {
  return STARTER_PROMPTS.filter((starter) => contentType === undefined || starter.contentType === contentType).flatMap((starter) => starter.sampleInputs.map((sample) => ({
    name: `${starter.slug}: ${sample.label}`, starter, sample,
    request: (seed: number, sealed = false) => ({
      prompt: sealed ? starter.title : renderTemplate(starter.template, sample.inputs, starter.form, SYSTEM).text,
      seed, system: null, negative: null, model: 'studio', signal,
      subject: { title: starter.title, category: starter.category, values: renderedValues(sample.inputs, starter.form) },
    }),
  })));
}

/** The cases of the starter prompts that make `contentType`, by the slug of the prompt. */
export function inputsByStarter(contentType: ContentType): Map<string, StarterCase[]> {
  const found = new Map<string, StarterCase[]>();
  for (const each of starterCases(contentType)) found.set(each.starter.slug, [...(found.get(each.starter.slug) ?? []), each]);
  return found;
}
