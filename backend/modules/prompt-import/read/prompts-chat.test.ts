import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { undefinedVariables } from '#contracts/draft-problems.ts';
import { testDataFile } from '#testing/test-data.ts';
import { draftOf } from '../domain/draft-of.ts';
import type { MadeDraft } from '../domain/draft-of.ts';
import { readFile } from './read-file.ts';

const file = testDataFile('prompts-chat.csv');

describe.skipIf(file === null)('the 1,281 prompts of prompts.chat', () => {
  it('each of the 1,281 prompts of prompts.chat becomes a draft or is reported with a reason', async () => {
    const { format, found } = await readFile('prompts.csv', readFileSync(file!));
    const made: MadeDraft[] = [];
    for await (const each of found) made.push(draftOf(each));
    expect(format).toBe('prompts_chat_csv');
    expect(made).toHaveLength(1281);
    const reasons = made.flatMap(({ reason }) => reason ?? []);
    expect(reasons.filter((reason) => reason.includes('20,000'))).toHaveLength(12);
    expect(reasons.filter((reason) => reason.startsWith('The title'))).toHaveLength(10);
    expect(reasons).toHaveLength(22);
    const drafts = made.flatMap(({ content }) => content ?? []);
    expect(drafts).toHaveLength(1259);
    expect(drafts.filter(({ contentType }) => contentType === 'image').length).toBeGreaterThan(15);
    expect(drafts.every(({ visibility, category }) => visibility === 'private' && category === null)).toBe(true);
    // At most two drafts keep code of a templating language as text. Every variable that was converted has a field.
    expect(drafts.filter((draft) => undefinedVariables(draft).length > 0).length).toBeLessThanOrEqual(2);
    expect(drafts.filter(({ form }) => form.sections[0]!.fields.length > 0).length).toBeGreaterThan(386 - 22);
  });
});
