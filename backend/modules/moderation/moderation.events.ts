import { z } from 'zod';
import { decisionKind, decisionOutcome, rule } from '#contracts/moderation.ts';
import { id } from '#contracts/primitives.ts';
import { target, targetType } from '#contracts/targets.ts';
import { defineEvent } from '#kernel/events/event.ts';

/* The events of moderation omit moderators' notes, which may quote sealed text. People read the note where the decision is shown. */

/** The page on which the target is shown. */
const page = z.object({ type: targetType, id });

/** A moderator decided about work of `userId`. `pausedUntil` is set when the decision's strike pauses the person's publishing. */
export const moderationDecided = defineEvent(
  'moderation_decided',
  1,
  z.object({
    decisionId: id, userId: id, ...target, page, kind: decisionKind, outcome: decisionOutcome,
    title: z.string(), rule: z.nullable(rule), pausedUntil: z.nullable(z.iso.datetime()),
  }),
);

/** A moderator answered an appeal. `granted` says whether the decision was undone. */
export const appealDecided = defineEvent('appeal_decided', 1, z.object({ appealId: id, decisionId: id, userId: id, title: z.string(), granted: z.boolean() }));

/** All open reports about one target were closed together. `reports` has at most 100 of them, and leaves out reporters who deleted their account. */
export const reportsClosed = defineEvent(
  'reports_closed',
  1,
  z.object({ ...target, page, /** The title of the target. */ title: z.string(), upheld: z.boolean(), /** Whether the reports were upheld and the author must change the target. */ hidden: z.boolean().default(false), reports: z.array(z.object({ reportId: id, userId: id })).max(100) }),
);
