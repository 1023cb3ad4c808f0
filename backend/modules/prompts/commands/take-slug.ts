import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { slugCandidates, slugStem } from '../domain/slug.ts';

const CANDIDATES = 60;

/**
 * Reserves a prompt's wanted slug, or the first free variant with a number, until the transaction ends. Requests for similar slugs wait for
 * it. Former slugs of other prompts count as taken, because links with them still work (docs/rules/prompts.md#slugs).
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
