import { must } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AuthorStatus } from '#modules/moderation/prompt-authors.port.ts';
import { PROMPT_STATE } from '../queries/prompt-state.ts';
import { ownPrompt } from '../queries/own-prompt.ts';

const MOST_VERSIONS = 25;
const VERSIONS = `
  select id, version_no as version, created_at as "submittedAt", published_at as "publishedAt" from prompt_versions
  where prompt_id = :id order by version_no desc limit ${MOST_VERSIONS}`;
const STATE = `select ${PROMPT_STATE} as state from prompts p where p.id = :id`;
const DRAFT = `select content ->> 'title' as title, content ->> 'contentType' as "contentType", content ->> 'pricing' as pricing from prompt_drafts where prompt_id = :id`;

type Version = AuthorStatus['versions'][number] & { id: string };

/**
 * Returns an own prompt with its latest versions, for the page on which its author follows the review.
 * @throws AppError not_found
 */
export async function authorStatus(connection: Connection, idOrSlug: string, userId: string): Promise<AuthorStatus> {
  const prompt = await ownPrompt(connection, idOrSlug, userId);
  const [versions, [draft], [standing]] = await Promise.all([
    rows<Version>(connection, VERSIONS, { id: prompt.id }),
    rows<{ [Name in 'title' | 'contentType' | 'pricing']: AuthorStatus[Name] | null }>(connection, DRAFT, { id: prompt.id }),
    rows<Pick<AuthorStatus, 'state'>>(connection, STATE, { id: prompt.id }),
  ]);
  const numberOf = (id: string | null): number | null => versions.find((version) => version.id === id)?.version ?? null;
  return {
    promptId: prompt.id,
    slug: prompt.slug,
    title: draft?.title ?? prompt.title,
    contentType: draft?.contentType ?? prompt.content_type,
    pricing: draft?.pricing ?? prompt.pricing,
    state: must(standing, 'the standing of the prompt').state,
    onSale: prompt.status === 'published',
    publishedVersion: numberOf(prompt.published_version_id),
    pendingVersion: numberOf(prompt.pending_version_id),
    note: prompt.review_note,
    createdAt: prompt.created_at,
    versions: versions.map(({ version, submittedAt, publishedAt }) => ({ version, submittedAt, publishedAt })),
  };
}
