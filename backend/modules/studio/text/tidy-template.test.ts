import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templateVariables } from '#contracts/template-variables.ts';
import { composeText } from './index.ts';
import { tidyTemplate } from './tidy-template.ts';

const words = (text: string): string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

describe('tidyTemplate', () => {
  it('orders a loose prompt template into four parts, with all limits in one part', () => {
    const tidy = tidyTemplate('Act as a chef.   Write a recipe for {{dish}}. Never use nuts. Feed {{people}} people.\n\n\n\nAvoid long steps.', 'text');
    expect(tidy).toBe(`## Role
Act as a chef.

## Task
Write a recipe for {{dish}}. Feed {{people}} people.

## Constraints
- Never use nuts.
- Avoid long steps.
- Use only what is given here. Where something is missing, leave it out and invent nothing.

## Output
Answer in Markdown with short paragraphs: the finished text alone, without an introduction.
`);
  });

  it('leaves lists, headings and code of a prompt template as they are', () => {
    const code = '```\nnever   touch {{this}}\n```';
    const tidy = tidyTemplate(`Explain {{topic}} as a table:\n- keep {{a}} first\n- then {{b}}\n${code}`, 'text');
    expect(tidy).toContain('- keep {{a}} first\n- then {{b}}');
    expect(tidy).toContain(code);
    expect(tidy).not.toContain('## Output');
  });

  it('changes nothing more when a prompt template is tidied a second time', () => {
    const once = tidyTemplate('Paint {{subject}} in the style of {{painter}}.  No text.', 'image');
    expect(tidyTemplate(once, 'image')).toBe(once);
  });

  it('keeps every placeholder and every word of a prompt template that it tidies', () => {
    const piece = fc.oneof(fc.constantFrom('{{topic}}', '{{ name }}', 'You are kind. ', 'Never shout. ', 'Do not. Use {{it}}! ', '\n', '\n\n', '- item {{x}}\n', '```\n', '# Task\n', ' '), fc.string({ unit: 'grapheme', maxLength: 12 }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.constantFrom('text' as const, 'image' as const, 'video' as const), (pieces, type) => {
        const template = pieces.join('');
        const tidy = tidyTemplate(template, type);
        expect(templateVariables(tidy).sort()).toEqual(templateVariables(template).sort());
        const left = words(tidy);
        for (const word of words(template)) {
          const at = left.indexOf(word);
          expect(at, `${word} is lost`).toBeGreaterThanOrEqual(0);
          left.splice(at, 1);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('answers a request to improve a prompt template with the tidied template', () => {
    const template = 'Write a toast for {{name}}.';
    const text = composeText({
      prompt: `The template:\n\n${template}`, system: 'You edit templates.', negative: null, seed: 3, length: 120,
      subject: { title: 'Toast', category: 'template-improvement', values: [{ key: 'template', label: 'Template', value: template }, { key: 'content_type', label: 'Type', value: 'text' }] },
    });
    expect(text).toBe(tidyTemplate(template, 'text'));
  });
});
