import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { likenessOf, likenessOfTexts } from '../domain/likeness.ts';
import type { Texts } from '../domain/likeness.ts';
import { copyRefusalOf } from '../domain/sealed-copy.ts';
import type { SealedOriginal } from '../domain/sealed-copy.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { forkLocked, sealedCopy } from '../prompts.errors.ts';

interface OriginalRow {
  title: string;
  forked: boolean;
  /** Whether every fork between the text and this original pays a percent above 0 to the prompt above it. */
  paid: boolean;
  run_royalty: number;
  unlock_price: number;
  /** Whether the author ever had access to the original, so that the refusal may name its title. */
  read: boolean;
  published_at: Date | null;
  template: string;
  system_template: string | null;
  negative_template: string | null;
}

/** The text of an original whose unlock was refunded, and the id of the fork that was made from it. */
type GivenBack = Pick<OriginalRow, 'title' | 'template' | 'system_template' | 'negative_template'> & { fork_id: string };

/** The most levels of forks that are compared with a text, and the most prompts that the author read last. */
const MOST = { depth: 20, read: 300 };

// SQL for originals that count as sealed. A fork may repeat a text that was free when it was forked, or is free now, so such texts are left out.
const SEALED = `p.owner_id <> :ownerId and p.pricing <> 'free'`;
const PARENT = `coalesce(v.terms ->> 'pricing', p.pricing) <> 'free'`;

const ANCESTORS = `
  recursive line as (
    select id as fork_id, parent_prompt_id as id, parent_version_id as version_id, parent_royalty_percent > 0 as paid, 1 as depth
    from prompts where id = any(:promptIds::uuid[]) and parent_prompt_id is not null
    union all
    select l.fork_id, p.parent_prompt_id, p.parent_version_id, l.paid and p.parent_royalty_percent > 0, l.depth + 1
    from line l join prompts p on p.id = l.id where p.parent_prompt_id is not null and l.depth < ${MOST.depth}
  ), family as (
    select l.fork_id, p.id, l.version_id, l.paid from line l join prompts p on p.id = l.id join prompt_versions v on v.id = l.version_id where ${SEALED} and ${PARENT}
  )`;
const READ = 'select 1 from prompt_access a where a.prompt_id = p.id and a.user_id = :ownerId';
const TEXTS = 'v.template, v.system_template, v.negative_template';

const ORIGINALS = `
  with ${ANCESTORS}, seen as (
    select a.prompt_id as id from prompt_access a join prompts p on p.id = a.prompt_id where a.user_id = :ownerId and ${SEALED} and a.prompt_id not in (select id from family)
    group by a.prompt_id order by max(a.granted_at) desc limit ${MOST.read}
  ), originals as (
    select id, version_id, paid, true as forked from family
    union all select f.id, p.published_version_id, f.paid, true from family f join prompts p on p.id = f.id
    union all select s.id, p.published_version_id, false, false from seen s join prompts p on p.id = s.id
  )
  select p.title, o.forked, o.paid, p.run_royalty, p.unlock_price, p.published_at, exists (${READ}) as read, ${TEXTS}
  from originals o join prompts p on p.id = o.id join prompt_versions v on v.id = o.version_id`;

const GIVEN_BACK = `
  with ${ANCESTORS}
  select f.fork_id, p.title, ${TEXTS}
  from family f join prompts p on p.id = f.id join prompt_versions v on v.id in (f.version_id, p.published_version_id)
  where exists (${READ} and a.revoked_at is not null) and not exists (${READ} and a.revoked_at is null)`;

const textsOf = (row: Pick<OriginalRow, 'template' | 'system_template' | 'negative_template'>): Texts => ({
  template: row.template, systemTemplate: row.system_template, negativeTemplate: row.negative_template,
});

/**
 * Refuses to publish another person's sealed text as an own one. A text that is nearly its fork's original, or nearly a text that its author
 * has read, may be published only as `copyRefusalOf` allows.
 * @throws AppError sealed_copy
 */
export async function expectOwnText(connection: Connection, prompt: PromptModel, content: DraftContent): Promise<void> {
  if (content.visibility === 'private') return;
  const originals = await rows<OriginalRow>(connection, ORIGINALS, { promptIds: [prompt.id], ownerId: prompt.owner_id });
  if (originals.length === 0) return;
  const isLike = likenessOf(content);
  for (const row of originals) {
    const original: SealedOriginal = { forked: row.forked, paid: row.paid, runRoyalty: row.run_royalty, unlockPrice: row.unlock_price };
    const refusal = copyRefusalOf(content, original);
    if (refusal !== null && isLike(textsOf(row)) && (row.forked || !(await saidBefore(connection, prompt, row)))) throw sealedCopy(refusal, row.read ? row.title : null, original);
  }
}

const EARLIER = `
  select template, system_template, negative_template from prompt_versions
  where prompt_id = :promptId and published_at < :publishedAt order by version_no desc limit 20`;

/** An author has copied nothing if this prompt already published a similar version before the other prompt was published. Its drafts do not count. */
async function saidBefore(connection: Connection, { id: promptId }: PromptModel, row: OriginalRow): Promise<boolean> {
  if (row.published_at === null) return false;
  const earlier = await rows<Pick<OriginalRow, 'template' | 'system_template' | 'negative_template'>>(connection, EARLIER, { promptId, publishedAt: row.published_at });
  return earlier.some((version) => likenessOfTexts(textsOf(version))(textsOf(row)));
}

/** Returns the originals of these forks whose unlock was refunded after the fork, in one statement. All forks have the same author. */
export const givenBack = (connection: Connection, ownerId: string, promptIds: readonly string[]): Promise<GivenBack[]> =>
  rows<GivenBack>(connection, GIVEN_BACK, { promptIds: [...promptIds], ownerId });

/** Returns the title of the refunded original that this content still nearly repeats; null when the content is its author's own. */
export function lockedBy(given: readonly GivenBack[], content: DraftContent): string | null {
  if (given.length === 0) return null;
  const isLike = likenessOf(content);
  return given.find((row) => isLike(textsOf(row)))?.title ?? null;
}

/**
 * Returns the title of the original that locks a fork: its author unlocked it, took a refund, and the fork's text is still nearly the same.
 * Null when nothing locks the fork.
 */
export async function lockOf(connection: Connection, prompt: PromptModel, content: DraftContent): Promise<string | null> {
  if (prompt.parent_prompt_id === null) return null;
  return lockedBy(await givenBack(connection, prompt.owner_id, [prompt.id]), content);
}

/**
 * Refuses a fork's text to its author while they hold no access to the refunded original that it repeats. A new unlock opens it again.
 * @throws AppError fork_locked
 */
export async function expectUnlocked(connection: Connection, prompt: PromptModel, content: DraftContent): Promise<void> {
  const title = await lockOf(connection, prompt, content);
  if (title !== null) throw forkLocked(title);
}
