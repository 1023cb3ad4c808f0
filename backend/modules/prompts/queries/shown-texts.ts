import type { SampleInput } from '#contracts/prompt-detail.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { publicTexts } from '../domain/public-texts.ts';

interface Shown {
  title: string;
  one_liner: string;
  description_md: string;
  form_schema: PromptForm;
  sample_inputs: SampleInput[];
}

const SHOWN = `
  select p.title, p.one_liner, p.description_md, v.form_schema, v.sample_inputs
  from prompts p join prompt_versions v on v.id = coalesce(cast(:versionId as uuid), p.published_version_id)
  where p.id = :promptId and v.prompt_id = p.id`;

/** Returns the texts of a prompt that a buyer reads before a run. Empty for a deleted prompt. */
export async function shownTexts(connection: Connection, promptId: string, versionId: string | null): Promise<string[]> {
  const [shown] = await rows<Shown>(connection, SHOWN, { promptId, versionId });
  return shown ? [shown.title, shown.one_liner, shown.description_md, ...publicTexts(shown.form_schema, shown.sample_inputs)] : [];
}
