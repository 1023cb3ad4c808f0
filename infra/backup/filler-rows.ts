import pg from 'pg';

const ROWS_PER_GB = 131_072;

/**
 * Fills a table of its own with `gigabytes` of texts (1 GB = 2³⁰ bytes), so that a drill backs up and restores as much as a large product has. The texts
 * are random hexadecimal digits, which gzip makes half as long.
 */
export async function addFillerRows(databaseUrl: string, gigabytes: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // Stored as they are, because Postgres would compress the texts.
    await client.query('create table filler (body text not null); alter table filler alter column body set storage external');
    for (let gigabyte = 0; gigabyte < gigabytes; gigabyte += 1) {
      await client.query(
        `with source as materialized (select string_agg(md5(random()::text), '') as text from generate_series(1, 2500))
         insert into filler select substr(text, (row * 7919 % 72000)::int + 1, 7900) || row from source, generate_series(1, $1::int) as row`, [ROWS_PER_GB],
      );
    }
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
