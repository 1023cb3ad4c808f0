import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { EmptyFolder } from './empty-folder.tsx';

it.each([
  ['a folder of the reader', { kind: 'manual', own: true }, 'Nothing in here yet', '/my-library'],
  ['a smart folder of the reader', { kind: 'smart', own: true }, 'Nothing matches these rules', '/my-library'],
  ['a folder of another person', { kind: 'manual', own: false }, 'Nothing to see in here', '/marketplace'],
] as const)('the page of %s without items shows a picture, a title and a link to the next step', (_whose, { kind, own }, title, next) => {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<MemoryRouter><EmptyFolder folder={{ kind }} own={own} /></MemoryRouter>);
  expect(box.querySelector('h2')?.textContent).toBe(title);
  expect(box.querySelector('svg')).not.toBeNull();
  expect(box.querySelector('a')?.getAttribute('href')).toBe(next);
  // The empty folder also says in a sentence what to do.
  expect(box.textContent?.length).toBeGreaterThan(title.length + 40);
});
