import knexFactory from 'knex';

const knex = knexFactory({ client: 'pg' });
const NAMED = /(?<![:\w\\]):([A-Za-z_]\w*)/g;

export interface NativeText {
  sql: string;
  /** The name or position of the binding for each of `$1`, `$2`, …. */
  order: readonly string[];
}

/** Translates a statement into the form that knex sends: `$1` in place of `?` and `:name`. */
export function nativeText(sql: string): NativeText {
  const names = [...sql.matchAll(NAMED)].map(([, name]) => name!);
  const places = [...sql.matchAll(/(?<!\\)\?/g)].map((_, index) => String(index));
  const bindings = places.length > 0 ? places : Object.fromEntries(names.map((name) => [name, name]));
  const native = knex.raw(sql, bindings as never).toSQL().toNative();
  return { sql: native.sql, order: (native.bindings as unknown[]).map(String) };
}
