import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FigureCard } from './figure-card.tsx';

it('names each figure of a row, so that a phone can show the row as a card without the head of the table', () => {
  const box = document.createElement('div');
  const table = [['Name', 'Creator', 'Runs'], ['A postcard', 'mira', 1_284]];
  box.innerHTML = renderToStaticMarkup(<FigureCard cards title="Most run prompts" definition="By runs." table={table} />);
  expect([...box.querySelectorAll('td')].map((cell) => [cell.getAttribute('data-name'), cell.textContent])).toEqual([['Creator', 'mira'], ['Runs', '1,284']]);
  expect(box.querySelector('table')?.className).not.toBe(tableWithoutCards());
});

/** The class of a table that stays a table on phones. */
function tableWithoutCards(): string | undefined {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<FigureCard title="Runs" definition="By day." table={[['Day', 'Runs'], ['Monday', 1]]} />);
  return box.querySelector('table')?.className;
}
