import { Client } from 'pg';

interface Price {
  pricing: 'run' | 'unlock' | 'run_and_unlock';
  runRoyalty: number;
  unlockPrice: number;
}

/** Sets the price of a starter prompt directly in its row, because a real sale needs a review, which another spec tests. */
export async function putPrice(slug: string, { pricing, runRoyalty, unlockPrice }: Price): Promise<void> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  const { rowCount } = await database.query('update prompts set pricing = $2, run_royalty = $3, unlock_price = $4 where slug = $1', [slug, pricing, runRoyalty, unlockPrice]);
  await database.end();
  if (rowCount !== 1) throw new Error(`No prompt is called ${slug}`);
}
