import type { GenerationOutput } from '#contracts/generation.ts';
import { must } from '#contracts/must.ts';
import type { Comment, Review } from '#contracts/reviews.ts';
import type { Creator } from '#contracts/prompts.ts';
import type { CommentRow } from './queries/comment-rows.ts';
import type { ReviewRow } from './queries/review-rows.ts';

/** The people whose names a page of reviews or comments needs. */
export interface People {
  faces: Map<string, Creator>;
  /** Ids of the writers whose accounts are neither deleted nor banned. */
  present: Set<string>;
  viewerId: string | null;
  /** The creator of the reviewed target. */
  ownerId: string;
}

/** Presents a review to its reader. The stars of a deleted or banned account count, but its texts and outputs are not shown. */
export function presentReview(row: ReviewRow, { faces, present, viewerId, ownerId }: People, attached: ReadonlyMap<string, GenerationOutput>): Review {
  const shown = present.has(row.user_id);
  const output = row.attached_generation_id !== null && shown ? attached.get(row.attached_generation_id) : undefined;
  return {
    id: row.id,
    author: must(faces.get(row.user_id), 'the author of a review'),
    rating: row.rating,
    works: row.works,
    title: shown ? row.title : '',
    body: shown ? row.body : '',
    verifiedRuns: row.verified_runs,
    unlocker: row.unlocker,
    version: row.version_no,
    helpful: row.helpful,
    foundHelpful: row.found_helpful,
    mine: row.user_id === viewerId,
    reply: row.reply !== null && row.replied_at && present.has(ownerId) ? { body: row.reply, at: row.replied_at.toISOString() } : null,
    attachment: output ? { generationId: row.user_id === viewerId ? row.attached_generation_id : null, output } : null,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}

/** Presents a comment to its reader. A deleted comment, or one of a deleted or banned account, is shown as an empty place. */
export function presentComment(row: CommentRow, { faces, present, viewerId, ownerId }: People): Comment {
  const shown = row.deleted_at === null && present.has(row.author_id);
  return {
    id: row.id,
    parentId: row.parent_id,
    author: shown ? must(faces.get(row.author_id), 'the author of a comment') : null,
    body: shown ? row.body : null,
    mine: shown && row.author_id === viewerId,
    byCreator: shown && row.author_id === ownerId,
    replies: row.replies,
    createdAt: row.created_at.toISOString(),
  };
}
