import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { css } from '#styled/css';
import { Day, Moment } from './moment.tsx';

const drawn = (html: string): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
};
const oneLine = css({ whiteSpace: 'nowrap' });

it('a moment breaks between its day and its clock time alone', () => {
  const moment = drawn(renderToStaticMarkup(<Moment at="2024-11-21T20:00:33.000Z" />)).querySelector('time')!;
  expect([...moment.children].map(({ className }) => className)).toEqual([oneLine, oneLine]);
  expect([...moment.children].map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^2[12] Nov 2024,$/), expect.stringMatching(/^\d\d:00$/)]);
});

it('a day stays on one line', () => {
  const days = [<Day key="with" day="2026-10-22" />, <Day key="without" day="2026-10-22" year={false} />].map((day) => drawn(renderToStaticMarkup(day)).querySelector('time')!);
  expect(days.map(({ textContent, className }) => [textContent, className])).toEqual([['22 Oct 2026', oneLine], ['22 Oct', oneLine]]);
});
