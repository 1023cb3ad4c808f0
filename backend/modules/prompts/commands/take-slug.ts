import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { slugCandidates, slugStem } from '../domain/slug.ts';

const CANDIDATES = 60;

/**
 * Reserves the first free slug like the wanted one until the transaction ends; requests for colliding slugs wait. Former slugs of
 * other prompts count as taken, because they still lead there (docs/rules/prompts.md#slugs).
 */
export async function takeSlug(tx: Tx, promptId: string, wanted: string): Promise<string> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('prompt slug ' || ?, 0))`, [slugStem(wanted)]);
  const candidates = slugCandidates(wanted, CANDIDATES);
  const taken = await rows<{ slug: string }>(
    tx,
    `select unnest(slug || previous_slugs) as slug from prompts
     where id <> :promptId and (slug = any(:candidates::text[]) or previous_slugs && :candidates::text[])`,
    { promptId, candidates },
  );
  const gone = new Set(taken.map(({ slug }) => slug));
  return candidates.find((candidate) => !gone.has(candidate)) ?? `${wanted.slice(0, 60)}-${newId().slice(-12)}`.replace(/-+/g, '-');
}
