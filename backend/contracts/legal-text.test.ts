import { describe, expect, it } from 'vitest';
import { readLegalText } from './legal-text.ts';

const TEXT = '## A title {#a-title}\n\n> In short.\n\nWords.';

describe('a legal text as Markdown', () => {
  it('reads paragraphs, lists and pairs of a legal text, also when lines break inside them', () => {
    const { sections, lead, problem } = readLegalText(`An\r\nintroduction.\n\n${TEXT}\nMore words.\n\n- One\n- Two\n\nName\n: What it is\nOther\n: What that is`);
    expect([problem, lead]).toEqual([null, 'An introduction.']);
    expect(sections).toEqual([{
      id: 'a-title', title: 'A title', inShort: 'In short.',
      body: ['Words. More words.', { list: ['One', 'Two'] }, { pairs: [['Name', 'What it is'], ['Other', 'What that is']] }],
    }]);
  });

  it('keeps all other Markdown and HTML in a legal text as plain characters', () => {
    const hostile = '<script>alert(1)</script>\n\n# One\n\n![x](javascript:alert(1))\n\n```\ncode\n```';
    expect(readLegalText(`Hello.\n\n${TEXT}\n\n${hostile}`).sections[0]?.body.slice(1)).toEqual(['<script>alert(1)</script>', '# One', '![x](javascript:alert(1))', '``` code ```']);
  });

  it.each([
    ['begins with an introduction', TEXT],
    ['at least one section', 'Only an introduction.'],
    ['needs an anchor', 'Hello.\n\n## A title\n\n> In short.\n\nWords.'],
    ['needs an anchor', `Hello.\n\n## A title {#"onclick}\n\n> In short.\n\nWords.`],
    ['needs its words in short', 'Hello.\n\n## A title {#a}\n\nWords.'],
    ['says nothing', 'Hello.\n\n## A title {#a}\n\n> In short.'],
    ['Two sections have the anchor #a-title', `Hello.\n\n${TEXT}\n\n${TEXT}`],
  ])('an incomplete legal text is refused with a problem that says “%s”', (problem, text) => {
    expect(readLegalText(text).problem).toContain(problem);
  });

  it('reads a hostile legal text within two seconds', () => {
    const start = performance.now();
    for (const piece of ['## ', '> ', '\n\n \n', ': \n', '- ', '## a {#a', '**']) readLegalText(piece.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
