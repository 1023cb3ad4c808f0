import { Client } from 'pg';

interface Price {
  pricing: 'run' | 'unlock' | 'run_and_unlock';
  runRoyalty: number;
  unlockPrice: number;
}

/** Puts a price on a starter prompt, straight into its row: a paid prompt goes on sale after a review, which is another spec's subject. */
export async function putPrice(slug: string, { pricing, runRoyalty, unlockPrice }: Price): Promise<void> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  const { rowCount } = await database.query('update prompts set pricing = $2, run_royalty = $3, unlock_price = $4 where slug = $1', [slug, pricing, runRoyalty, unlockPrice]);
  await database.end();
  if (rowCount !== 1) throw new Error(`No prompt is called ${slug}`);
}
