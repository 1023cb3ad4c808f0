import { median } from '../measure/median.ts';
import type { TableSize } from './store-figures.ts';
import { secondHalf } from './trend.ts';

/** Sizes of all tables at one moment, `atMs` after the first sample. */
export interface TablesSeen {
  atMs: number;
  tables: ReadonlyMap<string, TableSize>;
}

/** A table with its figure. A share above 1 is too much. */
export interface Bloat {
  table: string;
  share: number;
  what: string;
}

/** Dead rows may be this part of the live ones, beside a number that a queue's table collects between two vacuums: Postgres looks for work once a minute. */
export const DEAD = { share: 0.25, beside: 10_000 };
/** A table may grow by this factor more than its rows do, beside some bytes for the steps in which files grow. */
export const GROWTH = { factor: 1.1, besideBytes: 1_024 * 1_024 };

const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** The tables of the second half by their dead rows, the worst first. */
export function deadRows(seen: readonly TablesSeen[]): Bloat[] {
  return byTable(secondHalf(seen), (table, sizes) => {
    const [live, dead] = [median(sizes.map((size) => size.live)), median(sizes.map((size) => size.dead))];
    return { table, share: dead / (DEAD.share * live + DEAD.beside), what: `${table}: ${number(dead)} dead beside ${number(live)}` };
  });
}

/** The tables by how much more they grew than their rows, from the third to the last quarter of the time. The worst comes first. */
export function outgrown(seen: readonly TablesSeen[]): Bloat[] {
  const half = secondHalf(seen);
  const last = new Set(secondHalf(half));
  const third = half.filter((one) => !last.has(one));
  if (third.length === 0) return [];
  const before = new Map(byTable(third, (table, sizes) => ({ table, share: 0, what: '', ...typical(sizes) })).map((one) => [one.table, one]));
  return byTable([...last], (table, sizes) => {
    const [from, to] = [before.get(table), typical(sizes)];
    if (!from) return { table, share: 0, what: '' };
    const allowed = from.bytes * Math.max(1, to.live / Math.max(1, from.live)) * GROWTH.factor + GROWTH.besideBytes;
    return { table, share: to.bytes / allowed, what: `${table}: ${number(from.bytes / 1_024)} to ${number(to.bytes / 1_024)} KiB with ${number(from.live)} to ${number(to.live)} rows` };
  });
}

const typical = (sizes: readonly TableSize[]): { live: number; bytes: number } => ({ live: median(sizes.map(({ live }) => live)), bytes: median(sizes.map(({ bytes }) => bytes)) });

/** Judges each table that is in every sample. */
function byTable<B extends Bloat>(seen: readonly TablesSeen[], judge: (table: string, sizes: readonly TableSize[]) => B): B[] {
  const names = [...(seen[0]?.tables.keys() ?? [])];
  return names.flatMap((table) => {
    const sizes = seen.flatMap(({ tables }) => tables.get(table) ?? []);
    return sizes.length === seen.length ? [judge(table, sizes)] : [];
  }).sort((one, other) => other.share - one.share);
}
