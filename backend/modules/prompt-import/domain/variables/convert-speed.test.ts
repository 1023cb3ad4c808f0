import { expect, it } from 'vitest';
import { TEMPLATE_LIMIT } from '#contracts/prompt-drafts.ts';
import { draftOf } from '../draft-of.ts';
import { convertVariables } from './convert-variables.ts';

const HOSTILE = [
  '`', '``a', '`a`` ', '```', '``` \n', '~~~\n', '[', '[A', '[A: ', '[insert ', '<', '<a', '<a ', '<ab>', '{', '{{', '{{a:', '{{a|', '{{a | text:x=', '{{a | select:options=[', '${', '${a:', '$', '%', '%aaa', '{aa}', '{{a}}', '${a}', '[AB]',
  'a', ' ', '\n', '# ', '---\n', 'A/', "'", '\\', '"',
];

it('variables of hostile texts of the largest size are converted within a second', () => {
  const slow: string[] = [];
  for (const piece of HOSTILE) {
    const text = piece.repeat(Math.ceil(TEMPLATE_LIMIT / piece.length)).slice(0, TEMPLATE_LIMIT);
    for (const shape of [text, `{{x}}${text.slice(5)}`]) {
      const began = performance.now();
      convertVariables([shape]);
      draftOf({ row: 1, title: shape.slice(0, 200), titled: false, text: shape, description: shape, tags: [shape], notes: [] });
      const ms = performance.now() - began;
      if (ms > 1_000) slow.push(`${JSON.stringify(piece)}: ${Math.round(ms)} ms`);
    }
  }
  expect(slow).toEqual([]);
});
