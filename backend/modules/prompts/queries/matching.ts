import { CARD_COLUMNS } from './card-columns.ts';

interface Source {
  from: string;
  conditions: string[];
  bindings: Record<string, unknown>;
}

/** Best matches are looked for among this many of each kind, those that trend most: words that fit half of all are no search. */
const CANDIDATES = 300;

const MATCHES = 'p.search @@ prompt_query(cast(:words as text[]))';
const IN_TITLE = `p.search @@ prompt_query(cast(:words as text[]), 'A')`;
const IN_TITLE_OR_TAGS = `p.search @@ prompt_query(cast(:words as text[]), 'AB')`;

// Title above tags above the rest: a step is larger than what rank (< 1) and popularity (≤ 0.9, by tenfold runs) add.
const RELEVANCE = `round(100000 * (
    case when lower(p.title) = :phrase then 6 when ${IN_TITLE} then 4 when ${IN_TITLE_OR_TAGS} then 2 else 0 end
    + ts_rank('{0.1, 0.3, 0.6, 1.0}', p.search, prompt_query(cast(:words as text[])), 32)
    + least(0.9, 0.15 * log(1 + p.runs))))::int`;

/**
 * Where prompts that match all words come from. Sorted by relevance they are ranked among the most trending few hundred
 * with the words in their title, those with the words anywhere, and those that are called just so.
 */
export function matching(words: readonly string[], phrase: string, conditions: readonly string[], byRelevance: boolean): Source {
  if (!byRelevance) return { from: 'prompts p', conditions: [...conditions, MATCHES], bindings: { words } };
  const arm = (condition: string): string =>
    `(select ${CARD_COLUMNS}, ${RELEVANCE} as relevance from prompts p where ${[...conditions, condition].join(' and ')} order by p.trending_score desc, p.id desc limit ${CANDIDATES})`;
  const candidates = [arm(IN_TITLE), arm(MATCHES), arm('lower(p.title) = :phrase')].join(' union all ');
  return { from: `(select distinct on (c.id) c.* from (${candidates}) c order by c.id) p`, conditions: [], bindings: { words, phrase } };
}
