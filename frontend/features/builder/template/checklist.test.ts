import { describe, expect, it } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { qualityChecklist } from './checklist.ts';

const draft = (template: string, more: Partial<DraftContent> = {}): DraftContent => ({ ...blankDraft(), template, ...more });
const open = (content: DraftContent): string[] => qualityChecklist(content).items.filter(({ done }) => !done).map(({ key }) => key);
const topic = { sections: [{ title: '', fields: [{ key: 'topic', type: 'short_text' as const, label: 'Topic', required: true }] }] };
const whole = 'You are an editor. Write about {{topic}} in at most 200 words.\nExample: a calm opening line.';

describe('qualityChecklist', () => {
  it('the quality score of a template is 0 for an empty draft and 100 for a complete one', () => {
    expect(qualityChecklist(draft('')).score).toBe(0);
    expect(qualityChecklist(draft(whole, { form: topic }))).toMatchObject({ score: 100, verdict: expect.stringContaining('Complete') as string });
  });

  it('the quality advice lists what a draft lacks, such as a role or the use of a field', () => {
    expect(open(draft('Write about {{topic}}.', { form: topic }))).toEqual(['role', 'constraints', 'example']);
    expect(open(draft(whole))).toEqual(['defined']);
    expect(open(draft(whole.replace('{{topic}}', 'tea'), { form: topic }))).toEqual(['used']);
  });

  it('the quality score counts the system prompt as part of the template', () => {
    expect(open(draft('Write about {{topic}}, at most 200 words. For example: hi.', { form: topic, systemTemplate: 'You are an editor.' }))).toEqual([]);
  });

  it('the quality advice for a prompt that makes pictures asks for a subject and a style, not for a role', () => {
    const image = qualityChecklist(draft('A portrait of {{topic}}, soft lighting', { form: topic, contentType: 'image' }));
    expect(image.items.map(({ label }) => label)).toEqual(['Subject', 'Style', 'All fields used', 'No loose variables']);
    expect(image.score).toBe(100);
  });

  it("the quality advice states how many of the template's variables have no field", () => {
    expect(qualityChecklist(draft('Write {{a}} and {{b}}')).items.at(-1)).toMatchObject({ label: '2 loose variables', done: false });
  });
});
