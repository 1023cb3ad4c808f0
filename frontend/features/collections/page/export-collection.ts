import type { Collection, CollectionItem } from '#contracts/collections.ts';
import { PRODUCT } from '#contracts/product.ts';
import { allItems } from './all-items.ts';
import { addressOf, makerOf, titleOf } from './work-of-item.ts';

export type ExportFormat = 'json' | 'markdown';

/** A work of a collection as the exported file describes it. */
export interface ExportedItem {
  type: CollectionItem['itemType'];
  id: string;
  title: string;
  by: string | null;
  note: string;
  url: string | null;
}

const exportedOf = (item: CollectionItem, origin: string): ExportedItem => {
  const address = addressOf(item, null);
  return { type: item.itemType, id: item.itemId, title: titleOf(item), by: makerOf(item)?.username ?? null, note: item.note, url: address && origin + address };
};

/** Escapes characters that Markdown would interpret, so that titles and notes stay plain text. */
const plain = (words: string): string => words.replace(/[\\`*_{}[\]<>#|]/g, '\\$&').replace(/\s+/g, ' ');

/** Converts a collection into a JSON file: name, description and works in order. */
export const asJson = ({ name, description, slug }: Pick<Collection, 'name' | 'description' | 'slug'>, items: readonly ExportedItem[], origin: string): string =>
  `${JSON.stringify({ product: PRODUCT, kind: 'collection', version: 1, name, description, url: `${origin}/collection/${slug}`, items }, null, 2)}\n`;

/** Converts a collection into a Markdown list of its works. */
export const asMarkdown = ({ name, description }: Pick<Collection, 'name' | 'description'>, items: readonly ExportedItem[]): string => {
  const line = ({ title, url, by, note }: ExportedItem, at: number): string =>
    `${at + 1}. ${url === null ? plain(title) : `[${plain(title)}](<${url}>)`}${by === null ? '' : ` by @${by}`}${note === '' ? '' : `\n   > ${plain(note)}`}`;
  return [`# ${plain(name)}`, ...(description === '' ? [] : [plain(description)]), items.map(line).join('\n')].join('\n\n').concat('\n');
};

/** Downloads a collection as a JSON or Markdown file. */
export async function exportCollection(collection: Collection, format: ExportFormat): Promise<void> {
  const { origin } = window.location;
  const items = (await allItems(collection.id)).map((item) => exportedOf(item, origin));
  const [text, type, ending] = format === 'json' ? [asJson(collection, items, origin), 'application/json', 'json'] : [asMarkdown(collection, items), 'text/markdown', 'md'];
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href: url, download: `${collection.slug}.${ending}` }).click();
  // Frees the exported file's memory a moment later, because some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
