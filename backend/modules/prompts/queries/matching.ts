import { CARD_COLUMNS } from './card-columns.ts';

interface Source {
  /** The `with` part of the search statement, which comes before its select. */
  head: string;
  from: string;
  conditions: string[];
  bindings: Record<string, unknown>;
}

/** A search with at most this many matches ranks all of them. */
export const FEW = 1_000;
/**
 * If a search matches more than `FEW` prompts, only this many of the most trending ones are ranked. Sorted by relevance, the search then has
 * no further results.
 */
const CANDIDATES = 100;

const QUERY = 'prompt_query(cast(:words as text[]))';
const MATCHES = `p.search @@ ${QUERY}`;

// Ranks a match in the title above one in the tags above all others. The steps are larger than rank (below 1) and popularity (at most 0.9) together.
const RELEVANCE = `round(100000 * (
    case when lower(p.title) = :phrase then 6 when p.title_search @@ ${QUERY} then 4 when p.search @@ prompt_query(cast(:words as text[]), 'AB') then 2 else 0 end
    + ts_rank('{0.1, 0.3, 0.6, 1.0}', p.search, ${QUERY}, 32)
    + least(0.9, 0.15 * log(1 + p.runs))))::int`;

/**
 * Builds the SQL source of prompts that match all search words. Few matches are read from the word index; many are read from the index of the
 * sort order, which finds the first ones sooner. The statement counts the matches and runs only one of the two branches.
 */
export function matching(words: readonly string[], phrase: string, conditions: readonly string[], order: { column: string; direction: string; place: readonly string[] } | null): Source {
  const where = (...more: string[]): string => [...conditions, ...more].join(' and ');
  const few = '(select count(*) from matches) <= :few';
  const many = '(select count(*) from matches) > :few';
  const matches = `matches as materialized (select * from prompts_matching(${QUERY}, :few + 1))`;
  if (order) {
    const { column, direction, place } = order;
    return {
      head: `with ${matches}`,
      from: `((select * from matches p where ${where(few)}) union all
        (select p.* from prompts p where ${where(many, MATCHES, ...place)} order by p.${column} ${direction}, p.id ${direction} limit :limit)) p`,
      conditions: [...place],
      bindings: { words, few: FEW },
    };
  }
  const ranked = (from: string, ...more: string[]): string => `select ${CARD_COLUMNS}, ${RELEVANCE} as relevance from ${from} p where ${where(...more)}`;
  const mostTrending = (...more: string[]): string => `(${ranked('prompts', many, ...more)} order by p.trending_score desc, p.id desc limit ${CANDIDATES})`;
  const titled = '(select count(*) from titled)';
  const candidates = [
    `(${ranked('matches', few)})`,
    mostTrending(MATCHES),
    `(${ranked('titled', `${titled} <= :few`)})`,
    mostTrending(`${titled} > :few`, `p.title_search @@ ${QUERY}`),
    `(${ranked('prompts', many, 'lower(p.title) = :phrase')} limit ${CANDIDATES})`,
  ];
  return {
    // Searches the titles separately only when there are too many matches to rank all of them.
    head: `with ${matches}, titled as materialized (select * from prompts_titled(${QUERY}, case when ${many} then :few + 1 else 0 end))`,
    from: `(select distinct on (c.id) c.* from (${candidates.join(' union all ')}) c order by c.id) p`,
    conditions: [],
    bindings: { words, phrase, few: FEW },
  };
}
