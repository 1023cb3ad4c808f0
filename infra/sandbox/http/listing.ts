import type { Collection } from '../core/collection.ts';
import { missing } from '../core/sandbox-error.ts';
import type { Fields } from './fields.ts';

const USUAL_PAGE = 10;
const LARGEST_PAGE = 100;

export interface ListAnswer {
  object: 'list';
  data: object[];
  has_more: boolean;
  url: string;
}

/** Reads the filter `created` of a request for a list of sandbox objects: a moment, or limits as gt, gte, lt and lte (seconds). */
function createdRange(fields: Fields): { from: number; fits: (created: number) => boolean } {
  if (!fields.has('created')) return { from: -Infinity, fits: () => true };
  let range: Fields | undefined;
  try {
    range = fields.part('created');
  } catch {
    const exact = fields.integer('created')!;
    return { from: exact, fits: (created) => created === exact };
  }
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((key) => range?.integer(key));
  const from = Math.max(gt === undefined ? -Infinity : gt + 1, gte ?? -Infinity);
  const to = Math.min(lt === undefined ? Infinity : lt - 1, lte ?? Infinity);
  return { from, fits: (created) => created >= from && created <= to };
}

/** Returns one page of the payments sandbox's objects as Stripe answers it, newest first. `keep` applies the route's own filters. */
export function listing<T extends { id: string; created?: number }>(fields: Fields, url: string, from: Collection<T>, keep: (object: T) => boolean): ListAnswer {
  const limit = Math.min(Math.max(fields.integer('limit') ?? USUAL_PAGE, 1), LARGEST_PAGE);
  const [startingAfter, endingBefore] = [fields.text('starting_after'), fields.text('ending_before')];
  for (const anchor of [startingAfter, endingBefore]) if (anchor !== undefined && !from.get(anchor)) throw missing('object', anchor, 'starting_after');
  const created = createdRange(fields);
  const fits = (object: T): boolean => created.fits(object.created ?? 0) && keep(object);
  const { data, hasMore } = from.page({ limit, startingAfter, endingBefore }, fits, created.from);
  return { object: 'list', data, has_more: hasMore, url };
}

/** Makes a filter for a list of sandbox objects by one parameter. Without the parameter it accepts every object. */
export function by<T>(fields: Fields, key: string, read: (object: T) => string | null): (object: T) => boolean {
  const wanted = fields.text(key);
  return wanted === undefined ? () => true : (object) => read(object) === wanted;
}
