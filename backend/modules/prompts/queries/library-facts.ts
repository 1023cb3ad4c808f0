import type { ContentType } from '#contracts/primitives.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { PROMPT_STATE } from './prompt-state.ts';

/** The state of a prompt as its author sees it; `PROMPT_STATE` computes it. */
export type PromptState = 'draft' | 'in_review' | 'sent_back' | 'published' | 'rejected' | 'removed';

interface Said {
  title: string;
  contentType: ContentType;
  category: string | null;
  updatedAt: Date;
}

/** The fields of a prompt by which people's libraries filter and sort it. */
export interface PromptLibraryFacts {
  id: string;
  ownerId: string;
  state: PromptState;
  forked: boolean;
  trashedAt: Date | null;
  /** True when the author deleted the prompt for ever and people with access keep it. */
  deleted: boolean;
  /** True when people who only saved the prompt may open it. */
  open: boolean;
  /** Whether a moderator took the prompt down. */
  removed: boolean;
  runs: number;
  tags: string[];
  /** Title, content type and category as the draft says, for the author's library alone. */
  own: Said;
  /** Title, content type and category of the published version, for all people except the author. */
  shown: Said;
}

interface Row {
  id: string;
  owner_id: string;
  state: string;
  forked: boolean;
  trashed_at: Date | null;
  deleted_at: Date | null;
  open: boolean;
  removed: boolean;
  runs: number;
  tags: string[];
  own_title: string;
  own_type: string;
  own_category: string | null;
  touched: Date;
  title: string;
  content_type: ContentType;
  category: string | null;
  version_at: Date | null;
  updated_at: Date;
}

const FACTS = `
  select p.id, p.owner_id, ${PROMPT_STATE} as state, p.parent_prompt_id is not null as forked, p.trashed_at, p.deleted_at,
    p.status = 'published' and p.visibility <> 'private' as open, p.status = 'removed' as removed, p.runs, p.tags,
    coalesce(d.content ->> 'title', p.title) as own_title, coalesce(d.content ->> 'contentType', p.content_type) as own_type,
    case when d.prompt_id is null then p.category else d.content ->> 'category' end as own_category, greatest(p.updated_at, d.updated_at) as touched,
    p.title, p.content_type, p.category, v.published_at as version_at, p.updated_at
  from prompts p left join prompt_drafts d on d.prompt_id = p.id left join prompt_versions v on v.id = p.published_version_id
  where p.id = any(cast(:promptIds as uuid[]))`;

/** Reads the library fields of these prompts by id, in one statement. Unknown ids are absent. */
export async function libraryFacts(connection: Connection, promptIds: readonly string[]): Promise<Map<string, PromptLibraryFacts>> {
  if (promptIds.length === 0) return new Map();
  const found = await rows<Row>(connection, FACTS, { promptIds: [...promptIds] });
  return new Map(found.map((row) => [row.id, {
    id: row.id,
    ownerId: row.owner_id,
    state: stateOf(row.state),
    forked: row.forked,
    trashedAt: row.trashed_at,
    deleted: row.deleted_at !== null,
    open: row.open,
    removed: row.removed,
    runs: row.runs,
    tags: row.tags,
    own: { title: row.own_title, contentType: typeOf(row.own_type), category: row.own_category, updatedAt: row.touched },
    shown: { title: row.title, contentType: row.content_type, category: row.category, updatedAt: row.version_at ?? row.updated_at },
  }]));
}

const TYPES: readonly ContentType[] = ['text', 'image', 'video'];
const STATES: readonly PromptState[] = ['draft', 'in_review', 'sent_back', 'published', 'rejected', 'removed'];

/** Reads a content type from a draft. An unknown text, which the contract does not allow, counts as `text`. */
export const typeOf = (text: string): ContentType => TYPES.find((type) => type === text) ?? 'text';
/** Reads a state from the database. An unknown text counts as `draft`. */
export const stateOf = (text: string): PromptState => STATES.find((state) => state === text) ?? 'draft';
