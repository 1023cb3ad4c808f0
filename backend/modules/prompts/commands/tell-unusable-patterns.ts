import { setImmediate } from 'node:timers/promises';
import { allFields } from '#contracts/form-inputs.ts';
import type { FormField, PromptForm } from '#contracts/prompt-form.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { withPatterns } from '#kernel/patterns/asked-patterns.ts';
import { patternUnusable } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';

/** The most prompts that one run of the maintenance task checks for unusable patterns. */
const BATCH = 100;
const PUBLISHED = `
  select p.id as "promptId", p.owner_id as "ownerId", p.slug, p.title, v.form_schema as form from prompts p join prompt_versions v on v.id = p.published_version_id
  where p.status = 'published' and not exists (select from prompt_pattern_notices n where n.prompt_id = p.id)
  order by p.id limit ${BATCH}`;
const LOOKED_AT = 'insert into prompt_pattern_notices (prompt_id, told, looked_at) values (:promptId, :told, :at) on conflict do nothing returning prompt_id';

interface Published {
  promptId: string;
  ownerId: string;
  slug: string;
  title: string;
  form: PromptForm;
}

/**
 * Sends authors of published prompts a message when a regular expression of the form cannot be used: the field then accepts any text. Only
 * prompts from before the current pattern engine can have such a pattern. Each prompt is checked once. Returns how many messages were sent.
 */
export async function tellUnusablePatterns({ db, clock, outbox }: Pick<PromptsContext, 'db' | 'clock' | 'outbox'>): Promise<number> {
  const looked: { prompt: Published; field: string | null }[] = [];
  for (const prompt of await rows<Published>(db.knex, PUBLISHED)) looked.push({ prompt, field: await unusableField(prompt.form) });
  if (looked.length === 0) return 0;
  return db.transaction(async (tx: Tx) => {
    let told = 0;
    for (const { prompt: { promptId, ownerId, slug, title }, field } of looked) {
      // When two workers check the same prompt at once, only one inserts the row, and only that worker sends the message.
      const [mine] = await rows(tx, LOOKED_AT, { promptId, told: field !== null, at: clock.now() });
      if (!mine || field === null) continue;
      await outbox.publish(tx, patternUnusable, { promptId, ownerId, slug, title, field });
      told += 1;
    }
    return told;
  });
}

/**
 * Returns the label of the first field or column whose pattern cannot be used, or null. The loop pauses between patterns, so that other work
 * of the process runs.
 */
async function unusableField(form: PromptForm): Promise<string | null> {
  for (const { label, pattern } of allFields(form).flatMap(withColumns)) {
    if (!pattern) continue;
    // Each pattern has its own time budget. With a shared one, a form with many slow patterns would look as if it had an unusable one.
    const problem = await withPatterns(async (patterns) => {
      const found = patterns.problem(pattern);
      patterns.complete();
      return found;
    });
    if (problem !== null) return label;
    await setImmediate();
  }
  return null;
}

const withColumns = (field: FormField): Pick<FormField, 'label' | 'pattern'>[] =>
  [field, ...(field.fields ?? []).map(({ label, pattern }) => ({ label: `${field.label}: ${label}`, pattern }))];
