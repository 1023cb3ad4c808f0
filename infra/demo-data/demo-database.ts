import knexFactory from 'knex';
import type { Knex } from 'knex';

/** The error for a database with tables but no mark of demo data: it may hold real data, so `npm run demo-data` leaves it untouched. */
export class NotDemoData extends Error {
  override readonly name = 'NotDemoData';
}

const nameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));
const connect = (url: string): Knex => knexFactory({ client: 'pg', connection: url, pool: { min: 0, max: 1 } });

async function ask<T>(url: string, question: (knex: Knex) => Promise<T>): Promise<T> {
  const knex = connect(url);
  try {
    return await question(knex);
  } finally {
    await knex.destroy();
  }
}

/** Makes an empty database for demo data at this address, or empties one that holds demo data. @throws NotDemoData when the database holds anything else */
export async function openDemoDatabase(url: string): Promise<void> {
  const name = nameOf(url);
  const maintenance = Object.assign(new URL(url), { pathname: '/postgres' }).href;
  await ask(maintenance, async (server) => {
    const exists = (await server('pg_database').where({ datname: name })).length > 0;
    if (exists && !(await ask(url, mayBeEmptied))) throw new NotDemoData(`${name} holds something else than demo data: it stays as it is.`);
    if (exists) await server.raw('drop database ?? with (force)', [name]);
    await server.raw('create database ??', [name]);
  });
}

async function mayBeEmptied(knex: Knex): Promise<boolean> {
  const tables = await knex('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  return tables.length === 0 || tables.includes('demo_data');
}

/** Marks the database as demo data before the first row is written. So `npm run demo-data` may be repeated after an interruption. */
export async function markDemoData(knex: Knex, options: object): Promise<void> {
  await knex.schema.createTable('demo_data', (table) => {
    table.jsonb('options').notNullable();
    table.timestamp('begun_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('filled_at');
  });
  await knex('demo_data').insert({ options: JSON.stringify(options) });
}
