import type pg from 'pg';

export interface Column {
  table: string;
  name: string;
  /** The type of the column as Postgres names it: `integer`, `text[]`. */
  type: string;
  notNull: boolean;
  /** The values that a check constraint allows for the column, when it lists them. */
  values: readonly string[] | null;
}

export interface KnownFunction {
  name: string;
  strict: boolean;
  /** The table whose rows the function returns; null for none. */
  table: string | null;
}

/** The facts that Postgres stores about tables, functions and types, by their oids. */
export interface Catalog {
  column(table: string, number: string): Column | undefined;
  functionOf(oid: string): KnownFunction;
  /** The columns of a table of the product; none when there is no such table. */
  columnsOf(table: string): readonly Column[];
}

const COLUMNS = `
  select a.attrelid::text as oid, a.attnum::text as number, c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as "notNull",
    c.relnamespace = 'public'::regnamespace as own,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
     where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%ANY%' limit 1) as "check"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v', 'm', 'p')`;
const FUNCTIONS = `
  select p.oid::text as oid, p.proname as name, p.proisstrict as strict, nullif(t.typrelid, 0)::text as table
  from pg_proc p join pg_type t on t.oid = p.prorettype`;

/** Reads tables, functions and types from Postgres' catalog, once. */
export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const columns = await client.query<Column & { oid: string; number: string; own: boolean; check: string | null }>(COLUMNS);
  const functions = await client.query<KnownFunction & { oid: string }>(FUNCTIONS);
  const byPlace = new Map(columns.rows.map((row) => [`${row.oid}.${row.number}`, { ...row, values: valuesOf(row.name, row.check) }]));
  const own = [...byPlace.values()].filter((column) => column.own);
  const byOid = new Map(functions.rows.map((row) => [row.oid, row]));
  return {
    column: (table, number) => byPlace.get(`${table}.${number}`),
    columnsOf: (table) => own.filter((column) => column.table === table),
    functionOf(oid) {
      const found = byOid.get(oid);
      if (!found) throw new Error(`Postgres has no function ${oid}.`);
      return found;
    },
  };
}

/** Reads the values that a check constraint allows, when it contains nothing else: `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`. */
export function valuesOf(column: string, check: string | null): readonly string[] | null {
  const listed = check?.match(/^CHECK \(\("?(\w+)"? = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/);
  if (!listed || listed[1] !== column) return null;
  const values = [...listed[2]!.matchAll(/'((?:[^']|'')*)'::(?:text|character varying)/g)].map(([, value]) => value!.replaceAll(`''`, `'`));
  return values.length > 0 ? values : null;
}
