import { describe, expect, it } from 'vitest';
import { writeComment } from './reviews.ts';
import { blankDraft } from './prompt-drafts.ts';
import { draftProblems } from './draft-problems.ts';
import { EVERY_TEXT_FITS } from './form-pattern.ts';
import { isEmptyValue } from './form-visibility.ts';
import { tidy } from './primitives.ts';

const NOTHING = ['', '  \n', '\u200B\u200B\u200B\u200B\u200B', '\u2060 \uFEFF\u200E', '\u3164\u3164\u3164\u3164\u3164', '\u2800\u00AD', '\uFE0F\u200D'];

describe('a text', () => {
  it.each(NOTHING)('a text without visible characters counts as empty: %j', (text) => {
    expect(tidy(text)).toBe('');
    expect(isEmptyValue(text)).toBe(true);
  });

  it.each(['❤️', '👩‍👩‍👧', 'a', 'می‌خواهم', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '\u0903'])('a text keeps joiners inside a visible character: %s', (text) => {
    expect(tidy(`  ${text}\n`)).toBe(text);
  });

  it('a required text must have a visible character', () => {
    const named = (title: string): unknown[] => draftProblems({ ...blankDraft('text'), title }, EVERY_TEXT_FITS).filter(({ path }) => path[0] === 'title');
    expect(named('\u200B'.repeat(5))).toHaveLength(1);
    expect(named('Naïve')).toEqual([]);
    expect(writeComment.body.safeParse({ body: '\u2060\u200B' }).success).toBe(false);
  });
});
