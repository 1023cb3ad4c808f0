import { cheapestRun } from '#contracts/cheapest-run.ts';
import type { Creator, PromptCard } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity, Preferences } from '#modules/identity/index.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { runTerms } from '../prompts.presenter.ts';
import type { Presenting } from '../prompts.presenter.ts';
import { searchWords } from '../domain/search-words.ts';
import { correctWords } from './correct-words.ts';
import { FEW } from './matching.ts';

const EACH = 5;
/** Escapes the wildcards of LIKE in a typed text, so that they count as ordinary letters. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const COLUMNS = ['slug', 'title', 'content_type', 'cover_file_id', 'pricing', 'run_royalty', 'unlock_price', 'models', 'recommended_model', 'shortest_length', 'hosted_models', 'safety_flag'] as const satisfies readonly (keyof PromptModel)[];
type Title = Pick<PromptModel, (typeof COLUMNS)[number]>;

interface Term {
  kind: 'tag' | 'creator';
  value: string;
  weight: number;
}

export interface Suggestions {
  prompts: (Pick<PromptCard, 'slug' | 'title' | 'contentType' | 'coverUrl' | 'pricing' | 'fromTokens' | 'unlockPrice'>)[];
  creators: Creator[];
  tags: { tag: string; prompts: number }[];
}

const LISTED = `p.status = 'published' and p.visibility = 'public'`;
const BY_TREND = `order by p.trending_score desc, p.id desc limit ${EACH}`;

/**
 * SQL for the five most trending prompts among those that the function `found` returns. If there are very many, the index by trend finds the
 * five sooner, as in matching.ts.
 */
const titles = (found: string, fits: string): string => `
  with found as materialized (select * from ${found}),
  first as (
    (select * from found p where (select count(*) from found) <= ${FEW} ${BY_TREND}) union all
    (select p.* from prompts p where (select count(*) from found) > ${FEW} and ${LISTED} and ${fits} ${BY_TREND})
  )
  select ${COLUMNS.map((column) => `p.${column}`).join(', ')} from first p ${BY_TREND}`;

/** Finds titles that contain all typed words, where each word may be unfinished. */
const QUERY = 'prompt_query(cast(:words as text[]))';
const BY_WORDS = titles(`prompts_titled(${QUERY}, ${FEW + 1})`, `p.title_search @@ ${QUERY}`);
/** Finds titles by a typed beginning. A single letter must begin the title; more letters may stand anywhere in it, for scripts without spaces between words. */
const BY_PATTERN = titles(`prompts_titled_like(:pattern, ${FEW + 1})`, 'lower(p.title) like :pattern');

/** The rows that are read for tags and for creators: more than the five that are shown, because several rows may name the same tag or creator. */
const READ = 4 * EACH;
const TERMS = `
  (select kind, value, weight from prompt_terms where kind = 'tag' and term like :beginning order by weight desc, value limit ${READ})
  union all
  (select kind, value, weight from prompt_terms where kind = 'creator' and term like :beginning order by weight desc, value limit ${READ})`;

/** Returns suggestions for a few typed letters: at most five prompts, creators and tags, the most used first. */
export async function suggestPrompts(connection: Connection, deps: { identity: Identity; hidden: Preferences['hidden'] } & Presenting, typed: string): Promise<Suggestions> {
  const phrase = typed.normalize('NFC').trim().toLowerCase();
  const beginning = `${literally(phrase)}%`;
  const [titles, terms] = await Promise.all([
    matchingTitles(connection, phrase, beginning),
    rows<Term>(connection, TERMS, { beginning }),
  ]);
  const creatorIds = busiest(terms, 'creator').map(({ value }) => value);
  const [faces, hidden] = await Promise.all([deps.identity.creators(connection, creatorIds), deps.hidden(connection, creatorIds)]);
  return {
    prompts: titles.map((found) => ({
      slug: found.slug, title: found.title, contentType: found.content_type, coverUrl: found.cover_file_id && !found.safety_flag ? deps.media.urlOf(found.cover_file_id) : null,
      pricing: found.pricing, fromTokens: cheapestRun(deps.card, runTerms(found)), unlockPrice: found.unlock_price,
    })),
    creators: creatorIds.flatMap((id) => (hidden.has(id) ? [] : (faces.get(id) ?? []))),
    tags: busiest(terms, 'tag').map(({ value, weight }) => ({ tag: value, prompts: weight })),
  };
}

/** Returns the first five different values of one kind of term. */
function busiest(terms: readonly Term[], kind: Term['kind']): Term[] {
  const ofKind = new Map(terms.filter((term) => term.kind === kind).map((term) => [term.value, term]));
  return [...ofKind.values()].slice(0, EACH);
}

async function matchingTitles(connection: Connection, phrase: string, beginning: string): Promise<Title[]> {
  const words = searchWords(phrase);
  // A text without letters and digits has no trigrams, so a search for it would read every title.
  if (words.length === 0) return [];
  if (phrase.length === 1) return rows<Title>(connection, BY_PATTERN, { pattern: beginning });
  const found = await rows<Title>(connection, BY_WORDS, { words });
  // The trigram index needs at least three letters.
  if (found.length > 0 || phrase.length < 3) return found;
  const parts = await rows<Title>(connection, BY_PATTERN, { pattern: `%${beginning}` });
  if (parts.length > 0) return parts;
  const corrected = await correctWords(connection, words);
  return corrected ? rows<Title>(connection, BY_WORDS, { words: corrected }) : [];
}
