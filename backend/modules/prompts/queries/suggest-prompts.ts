import type { Creator, PromptCard } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { searchWords } from '../domain/search-words.ts';
import { correctWords } from './correct-words.ts';

const EACH = 5;
// Wildcards of LIKE are letters like any other here.
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

type Title = Pick<PromptModel, 'slug' | 'title' | 'content_type' | 'cover_file_id'>;

interface Term {
  kind: 'tag' | 'creator';
  value: string;
  weight: number;
}

export interface Suggestions {
  prompts: (Pick<PromptCard, 'slug' | 'title' | 'contentType' | 'coverUrl'>)[];
  creators: Creator[];
  tags: { tag: string; prompts: number }[];
}

const LISTED = `p.status = 'published' and p.visibility = 'public'`;
const FACE = 'p.slug, p.title, p.content_type, p.cover_file_id';
const BY_TREND = `order by p.trending_score desc, p.id desc limit ${EACH}`;

/** All words in the title, each perhaps unfinished; one letter begins the title. */
const BY_WORDS = `select ${FACE} from prompts p where ${LISTED} and p.search @@ prompt_query(cast(:words as text[]), 'A') ${BY_TREND}`;
const BY_BEGINNING = `select ${FACE} from prompts p where ${LISTED} and lower(p.title) like :beginning ${BY_TREND}`;
/** For scripts without spaces between words, and letters from the middle of one. */
const BY_PART = `select ${FACE} from prompts p where ${LISTED} and lower(p.title) like '%' || :beginning ${BY_TREND}`;

/** One value may begin so in several of its words: enough are read to have five different ones. */
const READ = 4 * EACH;
const TERMS = `
  (select kind, value, weight from prompt_terms where kind = 'tag' and term like :beginning order by weight desc, value limit ${READ})
  union all
  (select kind, value, weight from prompt_terms where kind = 'creator' and term like :beginning order by weight desc, value limit ${READ})`;

/**
 * What a few typed letters may mean: at most five of each kind, the busiest first. Two statements and one for faces;
 * at most three more where nothing begins as typed.
 */
export async function suggestPrompts(connection: Connection, deps: { identity: Identity; media: Pick<Media, 'urlOf'> }, typed: string): Promise<Suggestions> {
  const phrase = typed.normalize('NFC').trim().toLowerCase();
  const beginning = `${literally(phrase)}%`;
  const [titles, terms] = await Promise.all([
    matchingTitles(connection, phrase, beginning),
    rows<Term>(connection, TERMS, { beginning }),
  ]);
  const creatorIds = busiest(terms, 'creator').map(({ value }) => value);
  const faces = await deps.identity.creators(connection, creatorIds);
  return {
    prompts: titles.map(({ slug, title, content_type: contentType, cover_file_id: cover }) => ({ slug, title, contentType, coverUrl: cover && deps.media.urlOf(cover) })),
    creators: creatorIds.flatMap((id) => faces.get(id) ?? []),
    tags: busiest(terms, 'tag').map(({ value, weight }) => ({ tag: value, prompts: weight })),
  };
}

/** The first five different values of a kind. */
function busiest(terms: readonly Term[], kind: Term['kind']): Term[] {
  const ofKind = new Map(terms.filter((term) => term.kind === kind).map((term) => [term.value, term]));
  return [...ofKind.values()].slice(0, EACH);
}

async function matchingTitles(connection: Connection, phrase: string, beginning: string): Promise<Title[]> {
  if (phrase.length === 1) return rows<Title>(connection, BY_BEGINNING, { beginning });
  const words = searchWords(phrase);
  const found = words.length > 0 ? await rows<Title>(connection, BY_WORDS, { words }) : [];
  // Trigrams need three letters.
  if (found.length > 0 || phrase.length < 3) return found;
  const parts = await rows<Title>(connection, BY_PART, { beginning });
  if (parts.length > 0 || words.length === 0) return parts;
  const corrected = await correctWords(connection, words);
  return corrected ? rows<Title>(connection, BY_WORDS, { words: corrected }) : [];
}
