import * as z from 'zod/mini';
import { id } from './primitives.ts';

/**
 * The types of targets, which members report and moderators decide about. The server has one object for each type:
 * `backend/modules/moderation/moderation-target.port.ts`.
 */
export const targetType = z.enum(['prompt', 'review', 'comment', 'creation', 'prompt_pack', 'folder', 'collection', 'challenge', 'challenge_entry', 'agent', 'chat_share', 'person']);
export type TargetType = z.infer<typeof targetType>;
/** One thing that members report, by its type and id. */
export const target = { targetType, targetId: id };

/** The types of targets that members review and comment on. */
export const discussedType = z.enum(['prompt', 'prompt_pack', 'challenge']);
export type DiscussedType = z.infer<typeof discussedType>;
export const discussed = { targetType: discussedType, targetId: id };
