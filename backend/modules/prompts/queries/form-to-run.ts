import type { Connection } from '#kernel/db/database.ts';
import { publicForm } from '../domain/public-form.ts';
import { packOnly } from '../prompts.errors.ts';
import type { FormToRun } from '../prompt-texts.ts';
import { findPrompt } from './find-prompt.ts';
import { heldAccess } from './prompt-access.ts';
import { termsOf } from './runnable-prompt.ts';
import { versionToRun } from './version-to-run.ts';

/**
 * Returns the form of a prompt for a program that fills it in for a person, such as an agent's model. It is the public form of the version
 * that this person runs, without templates.
 * @throws AppError not_found
 */
export async function formToRun(connection: Connection, promptId: string, userId: string, keptVersionId: string | null): Promise<FormToRun> {
  const prompt = await findPrompt(connection, promptId, userId);
  const held = await heldAccess(connection, prompt, userId);
  const { version } = await versionToRun(connection, prompt, userId, held, { keptId: keptVersionId });
  return {
    promptId: prompt.id,
    slug: prompt.slug,
    title: prompt.title,
    oneLiner: prompt.one_liner,
    contentType: termsOf(prompt, version).contentType,
    form: publicForm(version.form_schema),
    blocked: prompt.pricing === 'pack_only' && held.access === 'none' ? packOnly().message : null,
  };
}
