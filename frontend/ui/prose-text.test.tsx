import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProseText } from './prose-text.tsx';

const headings = (text: string, under?: 1 | 2 | 3): string[] => [...renderToStaticMarkup(<ProseText text={text} {...(under && { under })} />).matchAll(/<(h\d)([^>]*)>([^<]+)/g)].map(([, tag, rest, words]) => `${tag} ${words}${rest!.includes('id=') ? ' with an id' : ''}`);

it("the headings of a person's text begin below the page's heading and skip no level, whatever levels the text has", () => {
  expect(headings('# About\n\nText\n\n### Deep\n\n## Next\n\n> # Quoted\n\n- #### Listed\n\nSet\n===')).toEqual(['h2 About', 'h3 Deep', 'h3 Next', 'h2 Quoted', 'h3 Listed', 'h2 Set']);
  expect(headings('### Late\n\n# First', 3)).toEqual(['h4 Late', 'h4 First']);
  expect(headings('# a\n\n## b\n\n### c\n\n#### d', 3)).toEqual(['h4 a', 'h5 b', 'h6 c', 'h6 d']);
});
