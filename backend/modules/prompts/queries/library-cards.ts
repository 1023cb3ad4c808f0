import type { ContentType } from '#contracts/primitives.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Media } from '#modules/media/index.ts';
import { stateOf, typeOf } from './library-facts.ts';
import type { PromptState } from './library-facts.ts';
import { PROMPT_STATE } from './prompt-state.ts';

/** A prompt's card in one person's library. */
export interface PromptLibraryCard {
  id: string;
  slug: string;
  title: string;
  contentType: ContentType;
  category: string | null;
  coverUrl: string | null;
  ownerId: string;
  state: PromptState;
  /** The original of a fork and its author; null for a prompt that is no fork. The author is null when the original was deleted. */
  parent: { promptId: string; ownerId: string | null } | null;
  /** The number of the version that this person's runs use; null for a prompt that was never published. */
  version: number | null;
  /** The number of a later version about which this person has not decided. */
  newerVersion: number | null;
  runs: number;
}

interface Row {
  id: string;
  slug: string;
  title: string;
  content_type: string;
  category: string | null;
  cover: string | null;
  owner_id: string;
  state: string;
  parent_id: string | null;
  parent_owner: string | null;
  newest: number | null;
  first: number | null;
  chosen: number | null;
  seen: number | null;
  runs: number;
}

const CARDS = `
  select p.id, p.slug, p.owner_id, ${PROMPT_STATE} as state, p.runs, p.parent_prompt_id as parent_id, (select parent.owner_id from prompts parent where parent.id = p.parent_prompt_id) as parent_owner,
    coalesce(d.content ->> 'title', p.title) as title, coalesce(d.content ->> 'contentType', p.content_type) as content_type,
    case when d.prompt_id is null then p.category else d.content ->> 'category' end as category,
    coalesce(d.content ->> 'coverFileId', p.cover_file_id::text) as cover,
    v.version_no as newest, c.version_no as chosen, c.seen_version_no as seen,
    case when p.owner_id = :userId then null else
      (select min(a.from_version_no) from prompt_access a where a.prompt_id = p.id and a.user_id = :userId and a.revoked_at is null) end as first
  from prompts p
  left join prompt_drafts d on d.prompt_id = p.id and p.owner_id = :userId
  left join prompt_versions v on v.id = p.published_version_id
  left join prompt_version_choices c on c.prompt_id = p.id and c.user_id = :userId
  where p.id = any(cast(:promptIds as uuid[]))`;

/** Returns cards of these prompts for a person's library, in one statement. Own prompts are shown as their drafts say. */
export async function libraryCards(connection: Connection, { media }: { media: Pick<Media, 'urlOf'> }, userId: string, promptIds: readonly string[]): Promise<Map<string, PromptLibraryCard>> {
  if (promptIds.length === 0) return new Map();
  const found = await rows<Row>(connection, CARDS, { userId, promptIds: [...promptIds] });
  return new Map(found.map((row) => [row.id, {
    id: row.id,
    slug: row.slug,
    title: row.title,
    contentType: typeOf(row.content_type),
    category: row.category,
    coverUrl: row.cover && media.urlOf(row.cover),
    ownerId: row.owner_id,
    state: stateOf(row.state),
    parent: row.parent_id === null ? null : { promptId: row.parent_id, ownerId: row.parent_owner },
    ...versions(row),
    runs: row.runs,
  }]));
}

/**
 * Computes the version that a person's runs use, and a later one about which they have not decided, like `ownedVersions`
 * (docs/rules/selling.md#owned-versions).
 */
function versions({ first, newest, chosen, seen }: Pick<Row, 'first' | 'newest' | 'chosen' | 'seen'>): Pick<PromptLibraryCard, 'version' | 'newerVersion'> {
  if (newest === null || first === null) return { version: newest, newerVersion: null };
  const running = Math.min(Math.max(chosen ?? first, first), newest);
  return { version: running, newerVersion: running === newest || (seen ?? 0) >= newest ? null : newest };
}
