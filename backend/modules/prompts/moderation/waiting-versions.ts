import { shortestLength } from '#contracts/form-length.ts';
import { must, one } from '#contracts/must.ts';
import type { DraftField } from '#contracts/prompt-form.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import type { SimilarPrompt, Submission, WaitingVersion } from '#modules/moderation/submissions.port.ts';
import { contentOfVersion } from '../queries/stored-prompt-draft.ts';
import { sharingMost } from '../queries/resemblance.ts';

const WAITING = `
  select p.id as "promptId", p.slug, coalesce(v.terms ->> 'title', p.title) as title, coalesce(v.terms ->> 'contentType', p.content_type) as "contentType",
    p.status, coalesce(v.terms ->> 'pricing', p.pricing) as pricing, coalesce((v.terms ->> 'runRoyalty')::int, p.run_royalty) as "runRoyalty",
    coalesce((v.terms ->> 'unlockPrice')::int, p.unlock_price) as "unlockPrice", coalesce(v.terms -> 'models', to_jsonb(p.models)) as models,
    coalesce(v.terms ->> 'recommendedModel', p.recommended_model) as "recommendedModel", 
    -- The form's field that sets the length. The price needs no other part of the form.
    jsonb_path_query_first(v.form_schema, '$.sections[*].fields[*] \\? (@.drives == "length")') as "lengthField",
    coalesce((v.terms ->> 'hostedModels')::boolean, true) as "hostedModels", p.owner_id as "ownerId", p.status = 'published' and p.visibility = 'public' as listed,
    v.id as "versionId", v.version_no as version, v.created_at as "submittedAt"
  from prompts p join prompt_versions v on v.id = p.pending_version_id`;
const PAGE = `${WAITING} where p.pending_version_id is not null and (cast(:after as uuid) is null or p.pending_version_id > :after) order by p.pending_version_id limit :limit`;

/** A reviewer is shown published prompts that share at least this part of their trigrams with the submission. */
const ALIKE = 0.5;
const MOST_ALIKE = `
  with own as materialized (
    select coalesce(p.root_prompt_id, p.id) as family, v.template, v.similarity_bands as bands from prompt_versions v join prompts p on p.id = v.prompt_id where v.id = :versionId
  ), candidates as materialized (${sharingMost('(select bands from own)::int[]', 'coalesce(o.root_prompt_id, o.id) <> (select family from own)')}),
  measured as materialized (
    select c.prompt_id, v.template, similarity(v.template, (select template from own)) as similarity from candidates c join prompt_versions v on v.id = c.id
  )
  select p.id as "promptId", p.slug, p.title, p.pricing <> 'free' as sealed, m.similarity, m.template
  from measured m join prompts p on p.id = m.prompt_id
  where m.similarity >= :least::real order by m.similarity desc, p.published_at limit 5`;

type WaitingRow = Omit<WaitingVersion, 'shortestLength'> & { lengthField: DraftField | null };

/** Takes the length field of the submitted version. The prompt's own column belongs to the published version, so the price of a run would be wrong. */
const withLength = ({ lengthField, ...waiting }: WaitingRow): WaitingVersion => ({
  ...waiting,
  shortestLength: waiting.contentType === 'text' && lengthField ? shortestLength({ sections: [{ title: '', fields: [lengthField] }] }) : null,
});

export const waitingVersions = async (connection: Connection, page: { after: string | null; limit: number }): Promise<WaitingVersion[]> =>
  (await rows<WaitingRow>(connection, PAGE, page)).map(withLength);

export async function countWaiting(connection: Connection): Promise<number> {
  const found = one(await rows<{ count: number }>(connection, 'select count(*)::int as count from prompts where pending_version_id is not null'));
  return found.count;
}

const SINCE = `
  select count(*)::int as count, min(v.created_at) as oldest from prompts p join prompt_versions v on v.id = p.pending_version_id where p.pending_version_id is not null`;

/** Counts the versions that wait for review, and returns when the oldest of them was submitted. */
export async function waitingSince(connection: Connection): Promise<{ count: number; oldest: Date | null }> {
  const found = one(await rows<{ count: number; oldest: Date | null }>(connection, SINCE));
  return found;
}

export async function waitingVersion(connection: Connection, versionId: string): Promise<WaitingVersion | null> {
  const [waiting] = await rows<WaitingRow>(connection, `${WAITING} where p.pending_version_id = :versionId`, { versionId });
  return waiting ? withLength(waiting) : null;
}

/** Returns one version in full while it waits for review. */
export async function findSubmission(connection: Connection, versionId: string): Promise<Submission | null> {
  const waiting = await waitingVersion(connection, versionId);
  if (!waiting) return null;
  // The queries run one after another, because the connection may be a transaction, which runs one statement at a time.
  const prompt = await PromptModel.query(connection).findById(waiting.promptId).throwIfNotFound();
  const version = await PromptVersionModel.query(connection).findById(versionId).throwIfNotFound();
  const similar = await rows<SimilarPrompt>(connection, MOST_ALIKE, { versionId, least: ALIKE });
  const approved = await PromptVersionModel.query(connection).where({ prompt_id: waiting.promptId }).whereNotNull('published_at').orderBy('version_no', 'desc').first();
  return {
    ...waiting, content: contentOfVersion(prompt, version), changeNote: version.change_note, textChecksum: version.text_checksum, similar,
    approved: approved ? { version: approved.version_no, at: must(approved.published_at, 'the time of a publication'), content: contentOfVersion(prompt, approved) } : null,
  };
}
