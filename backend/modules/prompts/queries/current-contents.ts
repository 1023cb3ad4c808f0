import { must } from '#contracts/must.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import { contentOfVersion } from './stored-prompt-draft.ts';

/** Returns what the form builder shows of each of these prompts: its draft, or its latest version when it has no draft. Needs two statements at most. */
export async function currentContents(connection: Connection, prompts: readonly PromptModel[]): Promise<Map<string, DraftContent>> {
  const drafts = await rows<{ prompt_id: string; content: DraftContent }>(
    connection, 'select prompt_id, content from prompt_drafts where prompt_id = any(?::uuid[])', [prompts.map(({ id }) => id)],
  );
  const contents = new Map(drafts.map((draft) => [draft.prompt_id, draft.content]));
  const without = new Map(prompts.filter(({ id }) => !contents.has(id)).map((prompt) => [prompt.id, prompt]));
  if (without.size === 0) return contents;
  const latest = await PromptVersionModel.query(connection).distinctOn('prompt_id').whereIn('prompt_id', [...without.keys()]).orderBy('prompt_id').orderBy('version_no', 'desc');
  for (const version of latest) contents.set(version.prompt_id, contentOfVersion(must(without.get(version.prompt_id), 'the prompt of a version'), version));
  return contents;
}
