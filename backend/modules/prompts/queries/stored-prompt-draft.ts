import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { contentChecksum, joinContent } from '../domain/version-content.ts';
import type { VersionTerms } from '../domain/version-content.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import { draftOrigin } from './draft-origin.ts';
import { expectUnlocked } from './sealed-originals.ts';

/** A prompt's draft and its latest version. */
export interface StoredPromptDraft {
  /** The number of the last save; 0 when no draft was saved, and then the content is that of the latest version. */
  revision: number;
  content: DraftContent;
  checksum: string;
  updatedAt: Date;
  /** The version from which the draft was made, or as which it was published; null before the first version. */
  baseVersionId: string | null;
  /** The latest version, whether published, waiting or sent back; null before the first version. */
  latest: PromptVersionModel | null;
}

interface DraftRow {
  revision: number;
  content: DraftContent;
  checksum: string;
  base_version_id: string | null;
  updated_at: Date;
}

/**
 * Returns the current draft of a prompt, else its latest version as a draft. Every prompt has a draft, a version or both.
 * @throws AppError fork_locked
 */
export async function storedPromptDraft(connection: Connection, prompt: PromptModel): Promise<StoredPromptDraft> {
  const [draft] = await rows<DraftRow>(connection, 'select revision, content, checksum, base_version_id, updated_at from prompt_drafts where prompt_id = ?', [prompt.id]);
  const latest = (await PromptVersionModel.query(connection).where({ prompt_id: prompt.id }).orderBy('version_no', 'desc').first()) ?? null;
  if (draft) {
    const { revision, content, checksum } = draft;
    await expectUnlocked(connection, prompt, content);
    return { revision, content, checksum, updatedAt: draft.updated_at, baseVersionId: draft.base_version_id, latest };
  }
  if (!latest) throw new Error(`prompt ${prompt.id} has neither a draft nor a version`);
  const content = contentOfVersion(prompt, latest);
  await expectUnlocked(connection, prompt, content);
  return { revision: 0, content, checksum: contentChecksum(content), updatedAt: prompt.updated_at, baseVersionId: latest.id, latest };
}

/** Returns a version's content as its author submitted it. Versions of starter prompts lack some terms, which then come from the prompt. */
export const contentOfVersion = (prompt: PromptModel, version: PromptVersionModel): DraftContent =>
  joinContent(
    { ...version, form_schema: version.form_schema, output_settings: version.output_settings as DraftContent['outputSettings'] },
    { ...termsOfPrompt(prompt), ...version.terms },
  );

const termsOfPrompt = (prompt: PromptModel): VersionTerms => ({
  contentType: prompt.content_type,
  category: prompt.category,
  title: prompt.title,
  slug: null,
  oneLiner: prompt.one_liner,
  description: prompt.description_md,
  tags: prompt.tags,
  language: prompt.language,
  coverFileId: null,
  visibility: prompt.visibility,
  pricing: prompt.pricing,
  runRoyalty: prompt.run_royalty,
  unlockPrice: prompt.unlock_price,
  freeTrialRunsPerDay: prompt.free_trial_runs_per_day,
  license: prompt.license,
  forkRoyaltyPercent: prompt.fork_royalty_percent,
  allowCommercial: prompt.allow_commercial,
  models: prompt.models,
  recommendedModel: prompt.recommended_model,
  safetyFlag: prompt.safety_flag,
});

/** Whether the draft differs from the latest version of its prompt. */
export const isChanged = ({ checksum, latest }: StoredPromptDraft, prompt: PromptModel): boolean =>
  latest === null || checksum !== contentChecksum(contentOfVersion(prompt, latest));

/** Returns the draft as the API shows it to its author. */
export async function presentDraft(connection: Connection, prompt: PromptModel, state: StoredPromptDraft): Promise<Draft> {
  const numbers = await rows<{ id: string; version_no: number }>(connection, 'select id, version_no from prompt_versions where id = any(?::uuid[])', [
    [prompt.published_version_id, prompt.pending_version_id].filter((id) => id !== null),
  ]);
  const numberOf = (id: string | null): number | null => numbers.find((each) => each.id === id)?.version_no ?? null;
  return {
    promptId: prompt.id,
    slug: prompt.slug,
    revision: state.revision,
    content: state.content,
    updatedAt: state.updatedAt.toISOString(),
    status: prompt.status,
    publishedVersion: numberOf(prompt.published_version_id),
    pendingVersion: numberOf(prompt.pending_version_id),
    reviewNote: prompt.review_note,
    changed: isChanged(state, prompt),
    origin: await draftOrigin(connection, prompt),
  };
}

export const readDraft = async (connection: Connection, prompt: PromptModel): Promise<Draft> =>
  presentDraft(connection, prompt, await storedPromptDraft(connection, prompt));
