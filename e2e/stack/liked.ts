import { Client } from 'pg';

/** Sets how often a starter prompt was liked and saved directly in its row, because thousands of users cannot press in a spec. */
export async function putCounts(slug: string, { likes, saves }: { likes: number; saves: number }): Promise<void> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  const { rowCount } = await database.query('update prompts set likes = $2, saves = $3 where slug = $1', [slug, likes, saves]);
  await database.end();
  if (rowCount !== 1) throw new Error(`No prompt is called ${slug}`);
}
