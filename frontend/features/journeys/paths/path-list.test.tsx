import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PathList } from './path-list.tsx';

it('the list of paths shows three places of each step with people and share, and folds the others', () => {
  const link = (to: string, people: number) => ({ step: 1, from: 'Visit', to, people });
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<PathList links={[link('Searched', 50), link('Opened the prices', 30), link('ended', 15), link('Sign-up', 4), link('Other', 1)]} people={100} end="Visit ended" />);
  const wordsOf = (rows: Iterable<Element>): string[] => [...rows].map((row) => [...row.children].map(({ textContent }) => textContent).join(' · '));
  expect(wordsOf(box.querySelectorAll('ol > li > ul > li'))).toEqual(['Searched · 50 · 50%', 'Opened the prices · 30 · 30%', 'Visit ended · 15 · 15%']);
  expect(box.querySelector('summary')?.textContent).toBe('2 more');
  expect(wordsOf(box.querySelectorAll('details > ul > li'))).toEqual(['Sign-up · 4 · 4%', 'Other · 1 · 1%']);
});
