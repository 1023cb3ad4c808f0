import knexFactory from 'knex';

const knex = knexFactory({ client: 'pg' });
const NAMED = /(?<![:\w\\]):([A-Za-z_]\w*)/g;

export interface NativeText {
  sql: string;
  /** What stands in `$1`, `$2`, …: the name of a binding, or its place. */
  order: readonly string[];
}

/** A statement as knex sends it: `$1` in place of `?` and `:name`. */
export function nativeText(sql: string): NativeText {
  const names = [...sql.matchAll(NAMED)].map(([, name]) => name!);
  const places = [...sql.matchAll(/(?<!\\)\?/g)].map((_, index) => String(index));
  const bindings = places.length > 0 ? places : Object.fromEntries(names.map((name) => [name, name]));
  const native = knex.raw(sql, bindings as never).toSQL().toNative();
  return { sql: native.sql, order: (native.bindings as unknown[]).map(String) };
}
