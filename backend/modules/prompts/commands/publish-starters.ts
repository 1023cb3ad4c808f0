import { createHash } from 'node:crypto';
import { raw } from 'objection';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import type { Identity } from '#modules/identity/index.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { PromptVersionModel } from '../models/prompt-version.model.ts';
import { HOUSE_ACCOUNTS, STARTER_PROMPTS } from '../starter/index.ts';
import type { StarterPrompt } from '../starter/starter-prompt.ts';

interface Deps {
  clock: Clock;
  identity: Identity;
}

/**
 * Publishes the starter prompts that are missing, under the house accounts. Seeded once, then owned by the database: a
 * prompt that exists is left as it is. Returns how many were published.
 */
export async function publishStarters(tx: Tx, { clock, identity }: Deps): Promise<number> {
  const known = await PromptModel.query(tx).whereIn('slug', STARTER_PROMPTS.map((starter) => starter.slug)).select('slug');
  const present = new Set(known.map((prompt) => prompt.slug));
  const missing = STARTER_PROMPTS.filter((starter) => !present.has(starter.slug));
  if (missing.length === 0) return 0;
  const owners = new Map<string, string>();
  for (const account of HOUSE_ACCOUNTS) owners.set(account.username, await identity.ensureHouseAccount(tx, account));
  // Pages list newest first, so the last one published leads: start from the end of the catalogue.
  for (const starter of [...missing].reverse()) await publish(tx, starter, owners.get(starter.house)!, clock.now());
  return missing.length;
}

async function publish(tx: Tx, starter: StarterPrompt, ownerId: string, at: Date): Promise<void> {
  const promptId = newId();
  const versionId = newId();
  await PromptModel.query(tx).insert({
    id: promptId,
    owner_id: ownerId,
    slug: starter.slug,
    title: starter.title,
    one_liner: starter.oneLiner,
    description_md: starter.description,
    content_type: starter.contentType,
    category: starter.category,
    language: starter.language,
    tags: starter.tags,
    status: 'published',
    visibility: 'public',
    pricing: 'free',
    license: starter.license,
    published_version_id: versionId,
    published_at: at,
    created_at: at,
    updated_at: at,
    search: searchVector(starter),
  } as object);
  await PromptVersionModel.query(tx).insert({
    id: versionId,
    prompt_id: promptId,
    version_no: 1,
    template: starter.template,
    system_template: starter.systemTemplate ?? null,
    negative_template: starter.negativeTemplate ?? null,
    form_schema: starter.form,
    output_settings: starter.outputSettings,
    sample_inputs: starter.sampleInputs,
    checksum: checksum(starter),
    author_id: ownerId,
    published_at: at,
    created_at: at,
  });
}

const searchVector = (starter: StarterPrompt) =>
  raw(
    `setweight(to_tsvector('english', ?), 'A') || setweight(to_tsvector('english', ?), 'B')
     || setweight(to_tsvector('english', ?), 'C')`,
    [starter.title, `${starter.oneLiner} ${starter.tags.join(' ')} ${starter.category}`, starter.description],
  );

const checksum = (starter: StarterPrompt): string =>
  createHash('sha256').update(JSON.stringify([starter.template, starter.systemTemplate, starter.form])).digest('hex');
