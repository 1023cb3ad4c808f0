import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { publicTexts } from '../domain/public-texts.ts';
import { textChecksum } from '../domain/version-content.ts';
import { draftConflict } from '../prompts.errors.ts';
import type { RunnableDraft } from '../prompt-texts.ts';
import { storedPromptDraft, presentDraft } from './stored-prompt-draft.ts';
import { ownPrompt } from './own-prompt.ts';

/**
 * Returns the author's own saved draft for a test run. Only the parts that a run uses must be complete: title and price may come later.
 * @throws AppError not_found
 * @throws AppError draft_conflict when it was saved since `revision`
 */
export async function draftForRun(connection: Connection, promptId: string, userId: string, revision: number | null): Promise<RunnableDraft> {
  const prompt = await ownPrompt(connection, promptId, userId);
  const state = await storedPromptDraft(connection, prompt);
  if (revision !== null && state.revision !== revision) throw draftConflict(await presentDraft(connection, prompt, state));
  const { content } = state;
  return {
    promptId: prompt.id,
    revision: state.revision,
    title: content.title.trim() || 'Untitled prompt',
    contentType: content.contentType,
    category: content.category ?? '',
    form: content.form,
    outputSettings: content.outputSettings,
    models: content.models,
    paid: content.pricing !== 'free',
    ...sealableText(content),
  };
}

/** Returns the text of a draft that a paid version would seal, and what the prompt's page would show. */
export const sealableText = (content: DraftContent): Pick<RunnableDraft, 'template' | 'systemTemplate' | 'negativeTemplate' | 'shows' | 'textChecksum'> => ({
  template: content.template,
  systemTemplate: content.systemTemplate,
  negativeTemplate: content.negativeTemplate,
  shows: [content.title, content.oneLiner, content.description, ...publicTexts(content.form as PromptForm, content.testInputs)],
  textChecksum: textChecksum(content),
});

/** Returns the number of the latest published version with this text, or null. */
export async function versionWith(connection: Connection, promptId: string, checksum: string): Promise<number | null> {
  const [version] = await rows<{ version_no: number }>(
    connection,
    'select version_no from prompt_versions where prompt_id = ? and text_checksum = ? and published_at is not null order by version_no desc limit 1',
    [promptId, checksum],
  );
  return version?.version_no ?? null;
}

/** Returns those of the checksums whose text a published version of the prompt has. */
export async function publishedTexts(connection: Connection, promptId: string, checksums: readonly string[]): Promise<Set<string>> {
  if (checksums.length === 0) return new Set();
  const found = await rows<{ checksum: string }>(
    connection,
    'select distinct text_checksum as checksum from prompt_versions where prompt_id = :promptId and text_checksum = any(cast(:checksums as text[])) and published_at is not null',
    { promptId, checksums: [...new Set(checksums)] },
  );
  return new Set(found.map(({ checksum }) => checksum));
}

/** Returns version numbers by version id. Deleted versions are absent. */
export async function versionNumbers(connection: Connection, versionIds: readonly string[]): Promise<Map<string, number>> {
  if (versionIds.length === 0) return new Map();
  const found = await rows<{ id: string; version_no: number }>(connection, 'select id, version_no from prompt_versions where id = any(?::uuid[])', [[...new Set(versionIds)]]);
  return new Map(found.map(({ id, version_no: number }) => [id, number]));
}
