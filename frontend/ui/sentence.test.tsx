import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sentence } from './sentence.tsx';

test('a sentence shows each element in place of its name in braces', () => {
  const text = 'Everyone can read this on {page}, since {day}.';
  expect(renderToStaticMarkup(<Sentence text={text} parts={{ day: <time>Monday</time>, page: <a href="/ada">your page</a> }} />))
    .toBe('Everyone can read this on <a href="/ada">your page</a>, since <time>Monday</time>.');
});
