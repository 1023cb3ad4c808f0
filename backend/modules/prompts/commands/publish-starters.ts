import { must } from '#contracts/must.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import { PromptModel } from '../models/prompt.model.ts';
import type { PromptsContext } from '../prompts-context.ts';
import type { StarterCatalogue, StarterPrompt, StarterTerms } from '../starter-prompts.port.ts';
import { columnsOf } from './draft-columns.ts';
import { insertVersion } from './insert-version.ts';

type Deps = Pick<PromptsContext, 'clock' | 'identity' | 'media'>;

/**
 * Publishes the starter prompts that are missing, under the platform accounts. A starter that exists is not changed, because people may have
 * edited it since the first start. Returns how many were published.
 */
export async function publishStarters(tx: Tx, deps: Deps, { publishers, prompts, termsOf }: StarterCatalogue): Promise<number> {
  const known = await PromptModel.query(tx).whereIn('slug', prompts.map((starter) => starter.slug)).select('slug');
  const present = new Set(known.map((prompt) => prompt.slug));
  const missing = prompts.filter((starter) => !present.has(starter.slug));
  if (missing.length === 0) return 0;
  const owners = new Map<string, string>();
  for (const account of publishers) owners.set(account.username, await deps.identity.ensurePlatformAccount(tx, account));
  // Starters are published from the end of the catalogue to its beginning: lists show the newest first, so the catalogue's first prompt leads.
  for (const starter of [...missing].reverse()) await publish(tx, deps, { ...starter, ...termsOf(starter.slug) }, must(owners.get(starter.publisher), 'the account of a publisher'));
  return missing.length;
}

async function publish(tx: Tx, deps: Deps, starter: StarterPrompt & StarterTerms, ownerId: string): Promise<void> {
  const at = deps.clock.now();
  const content = contentOf(starter);
  const prompt = await PromptModel.query(tx).insertAndFetch({
    id: newId(),
    owner_id: ownerId,
    slug: starter.slug,
    ...columnsOf(content),
    status: 'published',
    published_at: at,
    created_at: at,
    updated_at: at,
  });
  const version = await insertVersion(tx, deps, prompt, content, { number: 1, parentId: null, changeNote: '', publishedAt: at });
  await prompt.$query(tx).patch({ published_version_id: version.id });
}

const contentOf = (starter: StarterPrompt & StarterTerms): DraftContent => ({
  contentType: starter.contentType,
  category: starter.category,
  title: starter.title,
  slug: starter.slug,
  oneLiner: starter.oneLiner,
  description: starter.description,
  tags: starter.tags,
  language: starter.language,
  coverFileId: null,
  template: starter.template,
  systemTemplate: starter.systemTemplate ?? null,
  negativeTemplate: starter.negativeTemplate ?? null,
  form: starter.form,
  outputSettings: starter.outputSettings,
  testInputs: starter.sampleInputs,
  freeTrialRunsPerDay: 0,
  forkRoyaltyPercent: 0,
  allowCommercial: true,
  models: [],
  recommendedModel: null,
  safetyFlag: false,
  pricing: starter.pricing,
  runRoyalty: starter.runRoyalty,
  unlockPrice: starter.unlockPrice,
  visibility: starter.visibility,
  license: starter.license,
});
