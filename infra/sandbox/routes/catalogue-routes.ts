import type Stripe from 'stripe';
import { invalid } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import { find, idOf } from '../core/world.ts';
import type { Call, Route } from '../http/call.ts';
import type { Fields } from '../http/fields.ts';
import { by, listing } from '../http/listing.ts';
import { priceObject, productObject } from '../objects/catalogue.ts';

const INTERVALS = ['day', 'week', 'month', 'year'] as const;

function addProduct(world: World, fields: Fields): Stripe.Product {
  const id = fields.text('id') ?? world.id('prod');
  if (world.products.get(id)) throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  fields.ignore('type');
  const product = productObject({
    id,
    created: world.now(),
    name: fields.required('name'),
    active: fields.flag('active') ?? true,
    description: fields.text('description') || null,
    metadata: fields.metadata(),
  });
  fields.done();
  world.products.add(product);
  world.emit('product.created', product);
  return product;
}

function updateProduct({ world, fields, id }: Call) {
  const product = find(world.products, 'product', id);
  Object.assign(product, {
    name: fields.text('name') ?? product.name,
    active: fields.flag('active') ?? product.active,
    description: fields.text('description') ?? product.description,
    default_price: fields.text('default_price') ?? product.default_price,
    metadata: fields.metadata('metadata', product.metadata),
    updated: world.now(),
  });
  fields.done();
  world.emit('product.updated', product);
  return product;
}

const flagged = (wanted: boolean | undefined) => ({ active }: { active: boolean }): boolean => wanted === undefined || active === wanted;

function listProducts({ world, fields, path }: Call) {
  const active = flagged(fields.flag('active'));
  const ids = fields.texts('ids');
  return listing(fields, path, world.products, (product) => active(product) && (!ids || ids.includes(product.id)));
}

/** Gives a lookup key to a price of the payments sandbox. With `transfer`, another price that has the key loses it. */
function claimLookupKey(world: World, key: string | null, transfer: boolean, owner?: Stripe.Price): string | null {
  const other = key === null ? undefined : world.prices.all().find((price) => price.lookup_key === key && price !== owner);
  if (!other) return key;
  if (!transfer) throw invalid(`A price (\`${other.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
  other.lookup_key = null;
  world.emit('price.updated', other, { lookup_key: key });
  return key;
}

/** Makes a price in the payments sandbox from the parameters of the request, or from the `price_data` of another object. */
export function addPrice(world: World, fields: Fields): Stripe.Price {
  const own = fields.part('product_data');
  const product = own ? addProduct(world, own).id : find(world.products, 'product', fields.required('product'), 'product').id;
  const recurring = fields.part('recurring');
  const unitAmount = fields.integer('unit_amount');
  if (unitAmount === undefined || unitAmount < 0) throw invalid('Invalid non-negative integer', { code: 'parameter_invalid_integer', param: fields.name('unit_amount') });
  const price = priceObject({
    id: world.id('price'),
    created: world.now(),
    product,
    currency: fields.required('currency'),
    unitAmount,
    active: fields.flag('active') ?? true,
    lookupKey: claimLookupKey(world, fields.text('lookup_key') || null, fields.flag('transfer_lookup_key') ?? false),
    nickname: fields.text('nickname') || null,
    metadata: fields.metadata(),
    recurring: recurring ? { interval: recurring.oneOf('interval', INTERVALS) ?? 'month', intervalCount: recurring.integer('interval_count') ?? 1 } : null,
  });
  fields.ignore('tax_behavior');
  fields.done();
  world.prices.add(price);
  world.emit('price.created', price);
  return price;
}

function updatePrice({ world, fields, id }: Call) {
  const price = find(world.prices, 'price', id);
  const key = fields.text('lookup_key');
  const transfer = fields.flag('transfer_lookup_key') ?? false;
  Object.assign(price, {
    active: fields.flag('active') ?? price.active,
    nickname: fields.text('nickname') ?? price.nickname,
    lookup_key: key === undefined ? price.lookup_key : claimLookupKey(world, key || null, transfer, price),
    metadata: fields.metadata('metadata', price.metadata),
  });
  fields.done();
  world.emit('price.updated', price);
  return price;
}

function listPrices({ world, fields, path }: Call) {
  const active = flagged(fields.flag('active'));
  const product = by<Stripe.Price>(fields, 'product', (price) => idOf(price.product));
  const type = by<Stripe.Price>(fields, 'type', (price) => price.type);
  const keys = fields.texts('lookup_keys');
  return listing(fields, path, world.prices, (price) => active(price) && product(price) && type(price) && (!keys || keys.includes(price.lookup_key ?? '')));
}

export const catalogueRoutes: Route[] = [
  { method: 'POST', path: '/v1/products', run: ({ world, fields }) => addProduct(world, fields) },
  { method: 'GET', path: '/v1/products', run: listProducts },
  { method: 'GET', path: '/v1/products/:id', run: ({ world, id }) => find(world.products, 'product', id) },
  { method: 'POST', path: '/v1/products/:id', run: updateProduct },
  { method: 'POST', path: '/v1/prices', run: ({ world, fields }) => addPrice(world, fields) },
  { method: 'GET', path: '/v1/prices', run: listPrices },
  { method: 'GET', path: '/v1/prices/:id', run: ({ world, id }) => find(world.prices, 'price', id) },
  { method: 'POST', path: '/v1/prices/:id', run: updatePrice },
];
