import { expect, it } from 'vitest';
import { entriesOf } from '#contracts/typed-records.ts';
import { readLegalText, writeLegalText } from '#contracts/legal-text.ts';
import { FIRST_LEGAL_TEXTS } from './index.ts';

it.each(entriesOf(FIRST_LEGAL_TEXTS))('the legal text %s is unchanged after it was written as Markdown and read back', (_, { text }) => {
  expect(readLegalText(writeLegalText(text))).toEqual({ ...text, problem: null });
});
