import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PromptLibraryFacts } from '#modules/prompts/index.ts';
import { wordsIn } from '#kernel/search-words.ts';
import type { LibraryContext } from '../library-context.ts';

type Deps = Pick<LibraryContext, 'promptLibrary' | 'saves'>;

/** How many words of the title and tags of a prompt a search in libraries compares. */
const MOST_WORDS = 60;

const LOCK = `select pg_advisory_xact_lock(hashtextextended('library ' || id, 0)) from unnest(cast(:promptIds as text[])) as id order by id`;

const KEPT = `state = excluded.state, forked = excluded.forked, content_type = excluded.content_type, category = excluded.category, title = excluded.title,
    updated_at = excluded.updated_at, hidden = excluded.hidden, trashed_at = excluded.trashed_at, prompt_words = excluded.prompt_words`;
// A new library entry of another author's prompt counts the runs that the member made before, from their creations outside the trash. An own prompt has its
// count in `prompts`.
const UPSERT = `
  insert into library_entries as e (owner_id, prompt_id, own, forked, unlocked, from_pack, saved, hidden, state, content_type, category, title, runs, last_used_at, updated_at, trashed_at, prompt_words)
  select r.owner_id, r.prompt_id, r.own, r.forked, r.unlocked, r.from_pack, r.saved, r.hidden, r.state, r.content_type, r.category, r.title,
    case when r.own then r.runs else (select count(*)::int from creations c where c.owner_id = r.owner_id and c.prompt_id = r.prompt_id and c.trashed_at is null) end,
    (select max(c.created_at) from creations c where c.owner_id = r.owner_id and c.prompt_id = r.prompt_id and c.trashed_at is null), r.updated_at, r.trashed_at, r.prompt_words
  from jsonb_to_recordset(cast(:entries as jsonb)) as r (
    owner_id uuid, prompt_id uuid, own boolean, forked boolean, unlocked boolean, from_pack boolean, saved boolean, hidden boolean, state text, content_type text, category text, title text,
    runs int, updated_at timestamptz, trashed_at timestamptz, prompt_words text[]
  )
  on conflict (owner_id, prompt_id) do update set own = excluded.own, unlocked = excluded.unlocked, from_pack = excluded.from_pack, saved = excluded.saved, ${KEPT},
    runs = case when excluded.own then excluded.runs else e.runs end,
    star_place = case when excluded.trashed_at is null then e.star_place end`;

const GONE = `
  delete from library_entries e where e.prompt_id = any(cast(:promptIds as uuid[])) and (cast(:userId as uuid) is null or e.owner_id = :userId)
    and not exists (
      select from jsonb_to_recordset(cast(:entries as jsonb)) as r (owner_id uuid, prompt_id uuid) where r.owner_id = e.owner_id and r.prompt_id = e.prompt_id
    )`;

/**
 * Takes a lock that lets copies of the same prompts follow each other until the transaction ends. A copy holds it while it waits for entries,
 * so a transaction that locks entries and copies later must take it first.
 */
export const lockCopies = async (tx: Tx, promptIds: readonly string[]): Promise<void> => void (await rows(tx, LOCK, { promptIds: [...promptIds] }));

/**
 * Writes the library entries of these prompts from their present state, accesses and saves; for one person, or for all when `userId` is null.
 * Copies of one prompt follow each other, so the later one writes the newer state, in whatever order events arrive
 * (docs/rules/keeping.md#library).
 */
export async function copyPrompts(tx: Tx, context: Deps, promptIds: readonly string[], userId: string | null): Promise<void> {
  await lockCopies(tx, promptIds);
  const entries = JSON.stringify(await entriesOf(tx, context, promptIds, userId));
  await rows(tx, GONE, { promptIds: [...promptIds], userId, entries });
  await rows(tx, UPSERT, { entries });
}

const SHOWN = `
  update library_entries set state = r.state, content_type = r.content_type, category = r.category, title = r.title, updated_at = r.updated_at, prompt_words = r.prompt_words,
    hidden = r.removed or not (r.open or unlocked or from_pack)
  from jsonb_to_recordset(cast(:prompts as jsonb)) as r (
    prompt_id uuid, state text, content_type text, category text, title text, updated_at timestamptz, prompt_words text[], removed boolean, open boolean
  )
  where library_entries.prompt_id = r.prompt_id and not own`;

/** Writes what other people than the author see of a prompt into all their library entries, in one statement: thousands may have saved it. */
export async function copyShown(tx: Tx, { promptLibrary }: Pick<Deps, 'promptLibrary'>, promptId: string): Promise<void> {
  await lockCopies(tx, [promptId]);
  const prompt = (await promptLibrary.facts(tx, [promptId])).get(promptId);
  if (!prompt) return void (await tx('library_entries').where({ prompt_id: promptId }).delete());
  const { shown, state, removed, open } = prompt;
  await rows(tx, SHOWN, { prompts: JSON.stringify([{
    prompt_id: promptId, state, content_type: shown.contentType, category: shown.category, title: shown.title, updated_at: shown.updatedAt, prompt_words: wordsOf(shown.title, prompt.tags), removed, open,
  }]) });
}

interface Relation {
  unlocked: boolean;
  from_pack: boolean;
  saved: boolean;
}

async function entriesOf(connection: Connection, { promptLibrary, saves }: Deps, promptIds: readonly string[], userId: string | null): Promise<object[]> {
  const facts = await promptLibrary.facts(connection, promptIds);
  const related = new Map<string, Map<string, Relation>>();
  const of = (promptId: string, ownerId: string): Relation => {
    const people = related.get(promptId) ?? new Map<string, Relation>();
    related.set(promptId, people);
    const known = people.get(ownerId) ?? { unlocked: false, from_pack: false, saved: false };
    people.set(ownerId, known);
    return known;
  };
  for (const held of await promptLibrary.access(connection, promptIds, userId)) Object.assign(of(held.promptId, held.userId), { unlocked: held.unlocked, from_pack: held.fromPack });
  for (const save of await saves.savers(connection, promptIds, userId)) of(save.promptId, save.userId).saved = true;
  return [...facts.values()].flatMap((prompt) => {
    const people = related.get(prompt.id) ?? new Map<string, Relation>();
    const own = !prompt.deleted && (userId === null || userId === prompt.ownerId);
    const others = [...people].filter(([personId]) => personId !== prompt.ownerId);
    return [
      ...(own ? [ownEntry(prompt, people.get(prompt.ownerId)?.saved ?? false)] : []),
      ...others.map(([personId, relation]) => foreignEntry(prompt, personId, relation)),
    ];
  });
}

const wordsOf = (title: string, tags: readonly string[]): string[] => wordsIn([title, ...tags].join(' ')).slice(0, MOST_WORDS);

const ownEntry = ({ id, ownerId, own, tags, ...prompt }: PromptLibraryFacts, saved: boolean): object => ({
  owner_id: ownerId, prompt_id: id, own: true, forked: prompt.forked, unlocked: false, from_pack: false, saved, hidden: false, state: prompt.state, content_type: own.contentType, category: own.category,
  title: own.title, runs: prompt.runs, updated_at: own.updatedAt, trashed_at: prompt.trashedAt, prompt_words: wordsOf(own.title, tags),
});

const foreignEntry = ({ id, shown, tags, ...prompt }: PromptLibraryFacts, ownerId: string, relation: Relation): object => ({
  owner_id: ownerId, prompt_id: id, own: false, forked: false, ...relation, hidden: prompt.removed || !(prompt.open || relation.unlocked || relation.from_pack), state: prompt.state, content_type: shown.contentType,
  category: shown.category, title: shown.title, runs: 0, updated_at: shown.updatedAt, trashed_at: null, prompt_words: wordsOf(shown.title, tags),
});
