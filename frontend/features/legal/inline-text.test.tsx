import { MemoryRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InlineText } from './inline-text.tsx';

const htmlOf = (text: string): string => renderToStaticMarkup(<MemoryRouter><InlineText text={text} /></MemoryRouter>);

it('renders the strong parts and links of a legal text', () => {
  expect(htmlOf('Be **kind**.')).toBe('Be <strong>kind</strong>.');
  expect(htmlOf('[Here](/pricing#tokens)')).toMatch(/<a [^>]*href="\/pricing#tokens"[^>]*>Here<\/a>/);
  expect(htmlOf('[There](https://example.com/)')).toMatch(/<a [^>]*href="https:\/\/example.com\/"[^>]*>There<\/a>/);
});

it.each(['[x](javascript:alert(1))', '[x](JAVASCRIPT:alert`1`)', '[x](data:text/html,hello)', '[x](//evil.example)', '[x](/\\evil.example)', '[x](vbscript:a)', '[x]( javascript:a)'])('shows %s in a legal text as plain text and not as a link', (text) => {
  const html = htmlOf(text);
  expect(html).not.toContain('<a');
  expect(html).toContain('[x](');
});

it('shows HTML tags in a legal text as plain text', () => {
  expect(htmlOf('**<img src=x onerror=alert(1)>** <script>alert(1)</script>')).toBe('<strong>&lt;img src=x onerror=alert(1)&gt;</strong> &lt;script&gt;alert(1)&lt;/script&gt;');
});
