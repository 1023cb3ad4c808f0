import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

// Events name an agent, and never contain its instructions or notes (docs/rules/agents.md#seal).
const about = { agentId: id, name: z.string(), ownerId: id };

/** A version of an agent was published, or the published version was opened to other people than before. */
export const agentPublished = defineEvent('agent_published', 1, z.object({ ...about, slug: z.string(), versionId: id, number: z.int(), visibility: z.enum(['private', 'unlisted', 'public']), first: z.boolean() }));

/** Other people cannot open an agent any more: its author deleted it or took it back, or a moderator took it down. */
export const agentRemoved = defineEvent('agent_removed', 1, z.object({ ...about, reason: z.enum(['deleted', 'unpublished', 'moderated']) }));

/** A moderator decided about a version. */
export const agentReviewed = defineEvent('agent_reviewed', 1, z.object({ ...about, versionId: id, outcome: z.enum(['approved', 'changes_requested', 'rejected']), note: z.string() }));
