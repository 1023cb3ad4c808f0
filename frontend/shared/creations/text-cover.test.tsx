import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Creation } from '#contracts/creations.ts';
import { TextCover } from './text-cover.tsx';

const creation = (text: string): Creation => ({
  id: 'a', contentType: 'text', status: 'succeeded', title: 'a', excerpt: null, opening: { text, words: 9 }, prompt: null, model: { id: 'm', label: 'M' }, imported: false, cost: 1, favourite: false, rating: 0,
  visibility: 'private', showInputs: false, sensitive: false, folderId: null, createdAt: '2026-11-20T10:00:00.000Z', trashedAt: null, outputs: [],
});

it('the card of a list shows the numbers of its text, and a bullet where the text has no number', () => {
  document.body.innerHTML = renderToStaticMarkup(<TextCover creation={creation('# Openers\n\n1. Ask a question\n2. Begin late\n- Then end')} />);
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['1. Ask a question', '2. Begin late', '• Then end']);
});
