import { expect, it } from 'vitest';
import { lostAnchors } from './lost-anchors.ts';

const section = (title: string, anchor: string): string => `## ${title} {#${anchor}}\n\n> In short.\n\nWords.`;
const text = (...sections: string[]): string => ['An introduction.', ...sections].join('\n\n');

it('names each section of a legal text whose anchor the new version lacks', () => {
  const before = text(section('Refunds', 'refunds'), section('Weather', 'weather'));
  expect(lostAnchors(before, text(section('Refunds', 'refunds')))).toEqual([{ id: 'weather', title: 'Weather' }]);
  expect(lostAnchors(before, '')).toEqual([{ id: 'refunds', title: 'Refunds' }, { id: 'weather', title: 'Weather' }]);
});

it('finds no lost anchor when a section of a legal text gets another title, position or text', () => {
  const before = text(section('Refunds', 'refunds'), section('Weather', 'weather'));
  expect(lostAnchors(before, text(section('The weather', 'weather'), section('New', 'new'), section('Refunds', 'refunds')))).toEqual([]);
  expect(lostAnchors(before, before)).toEqual([]);
});

it('counts an anchor that was removed from a heading of the legal text as lost', () => {
  expect(lostAnchors(text(section('Refunds', 'refunds')), text('## Refunds\n\n> In short.\n\nWords.'))).toEqual([{ id: 'refunds', title: 'Refunds' }]);
});
