import { readZip } from '#testing/read-zip.ts';

interface Item {
  id: string;
  items?: { itemType: string; itemId: string; note?: string }[];
  parentId?: string | null;
  [key: string]: unknown;
}

/**
 * The content of an exported account for comparison, with ids replaced by names and without times of the export. Equal portraits mean equal
 * prompts, file checksums, orders, notes and folders.
 */
export function accountPortrait(zip: Buffer): Record<string, unknown[]> {
  const entries = readZip(zip);
  const lists = [...entries].filter(([name]) => name.startsWith('lists/')).sort(([a], [b]) => a.localeCompare(b));
  const all = lists.map(([name, data]) => [name.replace(/^lists\/([a-z]+)-.*$/, '$1'), JSON.parse(data.toString()) as Item[]] as const);
  const names = new Map(all.flatMap(([type, items]) => items.map((item) => [item.id, `${type} ${nameOf(item)}`])));
  const told = (value: unknown): unknown => {
    if (typeof value === 'string') return names.get(value) ?? value.replace(/^files\/[0-9a-f-]{36}\//, '');
    if (Array.isArray(value)) return value.map(told);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'slug' && !(key === 'id' && names.has(String(value['id' as keyof typeof value])))).map(([key, inner]) => [key, told(inner)]));
  };
  const portrait: Record<string, unknown[]> = {};
  for (const [type, items] of all) (portrait[type] ??= []).push(...items.map(told));
  return portrait;
}

const nameOf = ({ content, title, runTitle, name }: Item): string => String(name ?? ((content as { title?: string } | undefined)?.title || title || runTitle));
