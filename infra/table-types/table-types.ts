import { readdirSync, readFileSync } from 'node:fs';
import knexFactory from 'knex';
import type { Knex } from 'knex';
import type { MigrationSet } from '#kernel/db/migrate.ts';
import { valuesOf } from '#testing/statements/catalog.ts';

interface ColumnOfTable {
  table: string;
  name: string;
  type: string;
  filled: boolean;
  check: string | null;
}

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as filled,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
     where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%ANY%' limit 1) as "check"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

// The TypeScript type for each Postgres type, as the driver returns its values; for bigint see `backend/kernel/db/database.ts`.
const TYPES: Record<string, string> = {
  smallint: 'number', integer: 'number', bigint: 'number', real: 'number', 'double precision': 'number', boolean: 'boolean',
  'timestamp with time zone': 'Date', date: 'Date', bytea: 'Buffer', json: 'unknown', jsonb: 'unknown',
};

/**
 * Runs the migrations one after another in the empty database at `url`. Returns the text of each file of table types by its path below
 * `root`. A table belongs to the module whose migration made it.
 */
export async function tableTypes(root: string, url: string, sets: readonly MigrationSet[]): Promise<Map<string, string>> {
  const knex = knexFactory({ client: 'pg', connection: url, pool: { min: 0, max: 1 } });
  try {
    const fileOf = migrationFiles(root);
    const owners = new Map<string, string>();
    for (const [name, migration] of Object.entries(Object.assign({}, ...sets) as MigrationSet).sort(([a], [b]) => (a < b ? -1 : 1))) {
      await migration.up(knex);
      const owner = ownerOf(fileOf(name));
      for (const table of await tablesOf(knex)) if (!owners.has(table)) owners.set(table, owner);
    }
    const { rows: columns } = await knex.raw<{ rows: ColumnOfTable[] }>(COLUMNS);
    const files = new Map<string, ColumnOfTable[]>();
    for (const column of columns) {
      const owner = owners.get(column.table)!;
      files.set(owner, [...(files.get(owner) ?? []), column]);
    }
    return new Map([...files].map(([path, ofFile]) => [path, textOf(ofFile)]));
  } finally {
    await knex.destroy();
  }
}

async function tablesOf(knex: Knex): Promise<string[]> {
  return knex('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
}

interface SourceFile {
  path: string;
  text: string;
}

/** Returns the files of the backend that may contain a migration, by path below `root`. */
export function filesWithMigrations(root: string): SourceFile[] {
  const paths = readdirSync(`${root}/backend`, { recursive: true, encoding: 'utf8' }).filter((path) => /migration/.test(path) && /\.ts$/.test(path) && !path.endsWith('.test.ts'));
  return paths.map((path) => ({ path: `backend/${path}`, text: readFileSync(`${root}/backend/${path}`, 'utf8') }));
}

/**
 * Finds migrations that stand in a file and never run, because no module's list contains them: `npm run db:types` would write no types for
 * their tables.
 * @returns one sentence per migration that says what to do
 */
export function unlistedMigrations(files: readonly SourceFile[], sets: readonly MigrationSet[]): string[] {
  const listed = new Set(sets.flatMap((set) => Object.keys(set)));
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/^ *'(20\d{6}_\d{4}_\w+)': /gm)].filter(([, name = '']) => !listed.has(name)).map(([, name]) =>
      `${path}: no list contains the migration ${name}. Add it to the module's migrations, and these to moduleMigrations in backend/bootstrap/migrations.ts.`));
}

/** Returns the path of the file that names a migration. */
function migrationFiles(root: string): (name: string) => string {
  const texts = filesWithMigrations(root);
  return (name) => {
    const found = texts.find(({ text }) => text.includes(`'${name}'`));
    if (!found) throw new Error(`No file names the migration ${name}.`);
    return found.path;
  };
}

function ownerOf(path: string): string {
  const [, module] = path.match(/^backend\/modules\/([^/]+)\//) ?? [];
  return module === undefined ? 'backend/kernel/db/kernel.tables.ts' : `backend/modules/${module}/${module}.tables.ts`;
}

const pascal = (table: string): string => table.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

function textOf(columns: readonly ColumnOfTable[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const shapes = tables.map((table) => {
    const fields = columns.filter((column) => column.table === table).map((column) => `  ${column.name}: ${typeOf(column)}${column.filled ? '' : ' | null'};\n`);
    return `/** A row of \`${table}\`. */\nexport interface ${pascal(table)}Table {\n${fields.join('')}}\n`;
  });
  const names = tables.map((table) => `    ${table}: ${pascal(table)}Table;\n`);
  return `// Written by \`npm run db:types\` from the migrated database. A test fails when this is stale.

${shapes.join('\n')}
declare module 'knex/types/tables.js' {
  interface Tables {
${names.join('')}  }
}
`;
}

function typeOf({ name, type, check }: ColumnOfTable): string {
  if (type.endsWith('[]')) return `${TYPES[type.slice(0, -2)] ?? 'string'}[]`;
  const values = valuesOf(name, check);
  return values ? values.map((value) => `'${value.replaceAll(`'`, `\\'`)}'`).join(' | ') : TYPES[type] ?? 'string';
}
