import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapes each character that could begin an HTML tag, attribute or entity', () => {
  expect(escapeHtml(`<a href="x" title='y'>Tom &amp; Ann</a>`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp;amp; Ann&lt;/a&gt;');
});

it('HTML escaping leaves all other characters unchanged', () => {
  expect(escapeHtml('50 % of 3 € = “1.50 €”; ok? `yes`')).toBe('50 % of 3 € = “1.50 €”; ok? `yes`');
});
