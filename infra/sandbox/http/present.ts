import { invalid } from '../core/sandbox-error.ts';
import { ON_REQUEST } from '../core/shown-parts.ts';
import type { World } from '../core/world.ts';

type Shown = Record<string, unknown>;

function collectionOf(world: World, id: string): { get(id: string): object | undefined } | undefined {
  const collections: Record<string, { get(id: string): object | undefined }> = {
    cus: world.customers,
    pm: world.paymentMethods,
    pi: world.paymentIntents,
    ch: world.charges,
    txn: world.balanceTransactions,
    re: world.refunds,
    dp: world.disputes,
    price: world.prices,
    sub: world.subscriptions,
    in: world.invoices,
    cs: world.sessions,
  };
  return world.products.get(id) ? world.products : collections[id.split('_')[0]!];
}

/** Returns an object of the payments sandbox as Stripe would answer it: references are ids, or whole objects if `expand` names them. */
export function present(world: World, object: object, expand: readonly string[]): Shown {
  const paths = expand.map((path) => path.split('.'));
  return shown(world, object, paths);
}

function shown(world: World, object: object, paths: readonly string[][]): Shown {
  const kind = (object as { object?: string }).object ?? '';
  const asked = new Set(paths.map(([first]) => first!));
  const copy: Shown = {};
  for (const [key, value] of Object.entries(object)) {
    if (ON_REQUEST[kind]?.includes(key) && !asked.has(key)) continue;
    copy[key] = expandInto(world, key, value, paths.filter(([first]) => first === key).map((path) => path.slice(1)));
  }
  const unknown = [...asked].find((key) => !(key in copy) && !ON_REQUEST[kind]?.includes(key));
  if (unknown !== undefined && kind !== '') throw invalid(`This property cannot be expanded (${unknown}).`, { param: 'expand' });
  return copy;
}

function expandInto(world: World, key: string, value: unknown, rest: readonly string[][]): unknown {
  if (rest.length === 0) return inner(world, value);
  if (value === null || value === undefined) return value;
  if (typeof value === 'string') {
    const found = collectionOf(world, value)?.get(value);
    if (!found) throw invalid(`This property cannot be expanded (${key}).`, { param: 'expand' });
    return shown(world, found, rest.filter((path) => path.length > 0));
  }
  const deeper = rest.filter((path) => path.length > 0);
  if (Array.isArray(value)) return value.map((one: unknown) => (typeof one === 'object' && one !== null ? shown(world, one, deeper) : expandInto(world, key, one, rest)));
  return typeof value === 'object' ? shown(world, value, deeper) : value;
}

/** Copies nested objects of a sandbox answer, so that the answer does not change when the sandbox changes its state later. */
function inner(world: World, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inner(world, one));
  return typeof value === 'object' && value !== null ? shown(world, value, []) : value;
}
