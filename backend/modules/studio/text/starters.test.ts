import { describe, expect, it } from 'vitest';
import { renderTemplate } from '#contracts/render-template.ts';
import { renderedValues } from '#contracts/render-value.ts';
import { STARTER_PROMPTS } from '#seeds/starter-prompts/index.ts';
import { tellsOwnText } from '#modules/generation/domain/tells-text.ts';
import { readBrief } from '../brief.ts';
import { subjectOf } from '../subject.ts';
import { composeText } from './index.ts';

const system = { today: '2026-11-21', user_name: 'Mara', language: 'English' };
const CASES = STARTER_PROMPTS.flatMap((starter) => starter.sampleInputs.map((sample) => ({ name: `${starter.slug}: ${sample.label}`, starter, sample })));

describe('Studio with the inputs of every starter prompt', () => {
  it.each(CASES)('finds a subject for each saved input of a starter prompt, and writes the requested length without repeating the template: $name', ({ starter, sample }) => {
    const values = renderedValues(sample.inputs, starter.form);
    const request = { prompt: renderTemplate(starter.template, sample.inputs, starter.form, system).text, seed: 7, system: null, negative: null, subject: { title: starter.title, category: starter.category, values } };
    const main = subjectOf(readBrief(request)).what;
    expect(main.length).toBeGreaterThan(3);
    expect(main).not.toMatch(/#[0-9a-f]{6}|\d{4}-\d{2}-\d{2}|^set in the picture|seen from behind/i);
    if (starter.contentType !== 'text') return;
    const text = composeText({ ...request, length: 500 });
    const prose = text.replace(/```[\s\S]*?```|`[^`]*`/g, '');
    expect(prose).not.toMatch(/\b(the|a|an|of|to|in|is) \1\b|\b(?:a|the) the\b/i);
    expect(prose).not.toMatch(/#[0-9a-f]{6}\b|undefined/i);
    // An output that repeats the template could not become a sample of a sealed prompt.
    const run = { output_text: text, request, inputs: sample.inputs, title: starter.title };
    expect(tellsOwnText(run, { systemTemplate: null, negativeTemplate: null, ...starter }, [])).toBe(false);
    expect(Math.abs(text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length - 500) / 500).toBeLessThanOrEqual(0.1);
  });
});
