import { expect, it } from 'vitest';
import { asJson, asMarkdown } from './export-collection.ts';
import type { ExportedItem } from './export-collection.ts';

const collection = { name: 'Posters <b>', description: 'Sixty seats', slug: 'posters-0123456789ab' };
const items: ExportedItem[] = [
  { type: 'prompt', id: 'p', title: 'Dream [poster](javascript:alert(1))', by: 'mio', note: 'Three inks,\nnever four', url: 'https://conjure.test/prompt/dream' },
  { type: 'creation', id: 'c', title: 'Opening night', by: null, note: '', url: null },
];

it('exports a collection as a Markdown list in which titles and notes cannot contain Markdown of their own', () => {
  expect(asMarkdown(collection, items)).toBe(
    '# Posters \\<b\\>\n\nSixty seats\n\n' +
      '1. [Dream \\[poster\\](javascript:alert(1))](<https://conjure.test/prompt/dream>) by @mio\n   > Three inks, never four\n' +
      '2. Opening night\n',
  );
});

it('exports a collection as JSON with its works in order', () => {
  expect(JSON.parse(asJson(collection, items, 'https://conjure.test'))).toMatchObject({ kind: 'collection', name: 'Posters <b>', url: 'https://conjure.test/collection/posters-0123456789ab', items });
});
