import { must } from '#contracts/must.ts';
import type { VersionCard } from '#contracts/prompt-versions.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { rateInPercent } from '../prompts.presenter.ts';
import { accessOf } from './access-of.ts';

interface VersionRow {
  id: string;
  version_no: number;
  labels: string[];
  change_note: string;
  author_id: string;
  published_at: Date | null;
  created_at: Date;
  attempts: number;
  successes: number;
}

const CARDS = `
  select v.id, v.version_no, v.change_note, v.author_id, v.published_at, v.created_at,
    coalesce(s.attempts, 0) as attempts, coalesce(s.successes, 0) as successes,
    array(select label from prompt_version_labels l where l.version_id = v.id order by label) as labels
  from prompt_versions v left join prompt_version_stats s on s.version_id = v.id
  where v.prompt_id = :promptId and (:own or (v.published_at is not null and (:has or coalesce(v.terms ->> 'visibility', 'public') <> 'private')))
    and (cast(:before as int) is null or v.version_no < :before) and (cast(:number as int) is null or v.version_no = :number)
  order by v.version_no desc limit :limit`;

export interface WhichVersions {
  limit: number;
  /** Lists only versions with a smaller number than this one. */
  before?: number | undefined;
  number?: number | undefined;
}

/**
 * Returns the versions of a prompt that the reader may open, latest first. Only the author sees versions that were never published, or that
 * were published as private, even if a later version is public.
 */
export async function versionCards(connection: Connection, identity: Identity, prompt: PromptModel, userId: string | null, which: WhichVersions): Promise<VersionCard[]> {
  const own = prompt.owner_id === userId;
  const { fromVersion: bought } = must((await accessOf(connection, [prompt.id], userId)).get(prompt.id), 'the access to the prompt');
  const found = await rows<VersionRow>(connection, CARDS, {
    promptId: prompt.id, own, has: bought !== null, before: which.before ?? null, number: which.number ?? null, limit: which.limit,
  });
  const authors = await identity.creators(connection, [...new Set(found.map((version) => version.author_id))]);
  return found.map((version) => {
    const author = must(authors.get(version.author_id), 'the author of a version');
    return {
      id: version.id,
      version: version.version_no,
      labels: version.labels,
      state: stateOf(prompt, version),
      bought: version.version_no === bought,
      changeNote: version.change_note,
      author: { username: author.username, displayName: author.displayName },
      createdAt: version.created_at.toISOString(),
      publishedAt: version.published_at?.toISOString() ?? null,
      runs: version.attempts,
      works: rateInPercent(version.successes, version.attempts),
    };
  });
}

function stateOf(prompt: PromptModel, { id, published_at: publishedAt }: VersionRow): VersionCard['state'] {
  if (id === prompt.published_version_id) return 'published';
  if (id === prompt.pending_version_id) return 'pending';
  return publishedAt === null ? 'refused' : 'earlier';
}
