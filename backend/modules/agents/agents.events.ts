import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

// Events name an agent but never have its instructions or notes (docs/rules/agents.md#seal).
const about = { agentId: id, name: z.string(), ownerId: id };

/** Published when a version of an agent is published, or the published version becomes visible to other people than before. */
export const agentPublished = defineEvent('agent_published', 1, z.object({ ...about, slug: z.string(), versionId: id, number: z.int(), visibility: z.enum(['private', 'unlisted', 'public']), first: z.boolean() }));

/** Published when other people cannot open an agent any more: its author deleted or withdrew it, or a moderator removed or hid it. */
export const agentRemoved = defineEvent('agent_removed', 1, z.object({ ...about, reason: z.enum(['deleted', 'unpublished', 'moderated']) }));

/** Published when a moderator decides about a version of an agent. */
export const agentReviewed = defineEvent('agent_reviewed', 1, z.object({ ...about, versionId: id, outcome: z.enum(['approved', 'changes_requested', 'rejected']), note: z.string() }));
