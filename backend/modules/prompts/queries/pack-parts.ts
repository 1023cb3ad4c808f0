import { one } from '#contracts/must.ts';
import type { OwnedVersions, PromptAccess } from '#contracts/prompt-detail.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { License, PromptPricing, PromptStatus } from '#contracts/prompts.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { accessOf } from './access-of.ts';

/** A prompt that may be part of a pack, with the access and versions that one person has. */
export interface PackPart {
  promptId: string;
  ownerId: string;
  title: string;
  contentType: ContentType;
  status: PromptStatus;
  pricing: PromptPricing;
  /** The unlock price in tokens; null when the prompt cannot be unlocked by itself. */
  unlockPrice: number | null;
  license: License;
  allowCommercial: boolean;
  /** Whether other people may open the prompt: it is published and not private. */
  open: boolean;
  /** The number of the prompt's published version. */
  version: number;
  access: PromptAccess;
  /** The versions of the prompt that the person owns; null for the author and for people without access. */
  versions: OwnedVersions | null;
}

const PARTS = `
  select p.id as "promptId", p.owner_id as "ownerId", p.title, p.content_type as "contentType", p.status, p.pricing, p.unlock_price as "price", p.license,
    p.allow_commercial as "allowCommercial", p.status = 'published' and p.visibility <> 'private' as open, v.version_no as version, c.version_no as chosen, c.seen_version_no as seen
  from prompts p join prompt_versions v on v.id = p.published_version_id
  left join prompt_version_choices c on c.prompt_id = p.id and c.user_id = cast(:userId as uuid)
  where p.id = any(cast(:promptIds as uuid[]))`;

interface PartRow extends Omit<PackPart, 'unlockPrice' | 'access' | 'versions'> {
  price: number;
  chosen: number | null;
  seen: number | null;
}

/** Reads prompts as parts of packs for a person, in two statements; the user id is null for visitors. Prompts that were never published are absent. */
export async function packParts(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<Map<string, PackPart>> {
  if (promptIds.length === 0) return new Map();
  const asked = [...new Set(promptIds)];
  const found = await rows<PartRow>(connection, PARTS, { promptIds: asked, userId });
  const held = await accessOf(connection, asked, userId);
  return new Map(found.map(({ price, chosen, seen, ...part }) => {
    const { access, fromVersion } = held.get(part.promptId) ?? { access: 'none' as const, fromVersion: null };
    const unlockPrice = part.pricing === 'unlock' || part.pricing === 'run_and_unlock' ? price : null;
    return [part.promptId, { ...part, unlockPrice, access, versions: versionsOf(part.version, access, fromVersion, chosen, seen) }];
  }));
}

function versionsOf(newest: number, access: PromptAccess, from: number | null, chosen: number | null, seen: number | null): OwnedVersions | null {
  if (access === 'owner' || access === 'none' || from === null) return null;
  const first = Math.min(from, newest);
  const running = Math.min(Math.max(chosen ?? first, first), newest);
  return { first, running, newest, decided: running === newest || (seen ?? 0) >= newest };
}

const FIGURES = `
  select count(*)::int as published, (count(*) filter (where pricing <> 'free'))::int as paid,
    exists (select from prompt_publishing_pauses u where u.user_id = :ownerId and u.until > :now) as paused
  from prompts where owner_id = :ownerId and status = 'published'`;

export interface MakerFigures {
  published: number;
  paid: number;
  paused: boolean;
}

/**
 * Counts a person's published prompts, and the paid ones among them, each of which a moderator approved. `paused` is true when strikes keep
 * the person from publishing.
 */
export const publishedFigures = async (connection: Connection, clock: Clock, ownerId: string): Promise<MakerFigures> =>
  one(await rows<MakerFigures>(connection, FIGURES, { ownerId, now: clock.now() }));

const CANDIDATES = `
  select p.id from prompts p
  where p.owner_id = any(cast(:ownerIds as uuid[])) and p.status = 'published' and p.visibility <> 'private' and p.published_version_id is not null
    and (cast(:q as text) is null or p.title ilike '%' || cast(:q as text) || '%')
    and (cast(:after as uuid) is null or p.id < cast(:after as uuid))
  order by p.id desc limit :limit`;

/** Returns ids of these people's published prompts, latest first, starting after the id `after`. */
export const packCandidates = async (connection: Connection, ask: { ownerIds: readonly string[]; q: string | null; after: string | null; limit: number }): Promise<string[]> =>
  (await rows<{ id: string }>(connection, CANDIDATES, { ...ask, ownerIds: [...ask.ownerIds], q: ask.q?.replace(/[\\%_]/g, '\\$&') ?? null })).map(({ id }) => id);
