import type { PackDraft } from '#contracts/pack-builder.ts';
import { creatorShare } from '#contracts/selling.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { packProblems } from '../domain/pack-problems.ts';
import { savePercent } from '../domain/pack-price.ts';
import type { PacksContext } from '../packs-context.ts';
import { packMissing } from '../packs.errors.ts';
import { mayEdit } from '../packs.policy.ts';
import type { Person } from '../packs.policy.ts';
import { draftParts } from './draft-items.ts';
import type { DraftPart } from './draft-items.ts';
import { findPack } from './find-pack.ts';
import type { PackRow } from './find-pack.ts';
import { itemsOfVersions, VERSION_COLUMNS } from './pack-version.ts';
import type { VersionItem, VersionRow } from './pack-version.ts';

interface LastVersion extends VersionRow {
  status: 'waiting' | 'published' | 'replaced' | 'sent_back' | 'withdrawn';
  submittedAt: Date;
  reviewNote: string | null;
  publishedNo: number | null;
}

const LAST = `
  select ${VERSION_COLUMNS}, v.status, v.submitted_at as "submittedAt", v.review_note as "reviewNote",
    (select max(version_no) from pack_versions o where o.pack_id = v.pack_id and o.status = 'published') as "publishedNo"
  from pack_versions v where v.pack_id = ? order by v.version_no desc limit 1`;

/** The last submitted version of a pack, in whatever state; undefined before the first. */
export const lastVersion = async (connection: Connection, packId: string): Promise<LastVersion | undefined> => (await rows<LastVersion>(connection, LAST, [packId]))[0];

const WORDS = ['title', 'pitch', 'description', 'category', 'price', 'progressMode'] as const;

/** Whether the draft of a pack differs from a submitted version, in its words or its parts. */
function differs(pack: PackRow, parts: readonly DraftPart[], version: VersionRow, items: readonly VersionItem[]): boolean {
  if (WORDS.some((word) => pack[word] !== version[word]) || parts.length !== items.length) return true;
  return parts.some((part, at) => {
    const item = items[at];
    return item?.promptId !== part.promptId || item.note !== part.note || item.listValue !== part.listValue || item.pinnedVersion !== part.pinnedVersion || item.freeSample !== part.freeSample;
  });
}

/** The problems that prevent a pack from being published, with the rows that `publishPack` needs. */
export async function checkDraft(connection: Connection, context: PacksContext, pack: PackRow) {
  const parts = await draftParts(connection, context, pack.id, pack.ownerId);
  const last = await lastVersion(connection, pack.id);
  const items = last ? await itemsOfVersions(connection, [last.id]) : [];
  const onMarket = last !== undefined && (last.status === 'waiting' || (last.status === 'published' && (pack.status === 'published' || pack.hiddenRule !== null)));
  const changed = !onMarket || differs(pack, parts, last, items);
  const figures = await context.parts.figures(connection, pack.ownerId);
  const problems = packProblems({ ...pack, items: parts.map(({ part, listValue }) => ({ open: part?.open === true, listValue })), figures, changed });
  return { parts, last, changed, problems };
}

/** The draft of a pack as its maker edits it. @throws AppError not_found, also for people who may not edit it */
export async function packDraft(connection: Connection, context: PacksContext, packId: string, person: Person): Promise<PackDraft> {
  const pack = await findPack(connection, packId);
  if (!mayEdit(pack, person)) throw packMissing();
  return presentDraft(connection, context, pack);
}

export async function presentDraft(connection: Connection, context: PacksContext, pack: PackRow): Promise<PackDraft> {
  const { parts, last, changed, problems } = await checkDraft(connection, context, pack);
  const cards = await context.prompts.cards(connection, parts.map(({ promptId }) => promptId), pack.ownerId);
  const listValue = parts.reduce((sum, part) => sum + (part.listValue ?? 0), 0);
  return {
    id: pack.id,
    slug: pack.slug,
    status: last?.status === 'waiting' && pack.status !== 'published' ? 'in_review' : pack.status,
    official: pack.official,
    title: pack.title,
    pitch: pack.pitch,
    description: pack.description,
    category: pack.category,
    price: pack.price,
    discount: pack.discountPercent === null ? null : { percent: pack.discountPercent, until: pack.discountUntil?.toISOString() ?? null },
    progressMode: pack.progressMode,
    items: parts.map((item) => ({
      promptId: item.promptId,
      prompt: cards.get(item.promptId)?.card ?? null,
      note: item.note,
      freeSample: item.freeSample,
      listValue: item.listValue,
      valueFixed: Boolean(item.part?.unlockPrice),
      setValue: item.setValue,
      pinnedVersion: item.pinnedVersion,
      newestVersion: item.part?.version ?? 1,
      keepsRoyalty: item.part?.pricing === 'run',
    })),
    listValue,
    savePercent: savePercent(pack.price, listValue),
    share: creatorShare(pack.price),
    problems,
    changed,
    publishedVersion: last?.publishedNo ?? null,
    reviewNote: last?.status === 'sent_back' || pack.hiddenRule !== null ? (last?.reviewNote ?? null) : null,
    submittedAt: last?.status === 'waiting' ? last.submittedAt.toISOString() : null,
    figures: { sales: pack.sales, refunds: pack.refunds, gross: pack.gross, gifts: pack.gifts, reviews: pack.reviews },
    updatedAt: pack.updatedAt.toISOString(),
  };
}
