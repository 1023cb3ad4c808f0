import { z } from 'zod';
import { decisionKind, decisionOutcome, rule } from '#contracts/moderation.ts';
import { id } from '#contracts/primitives.ts';
import { target, targetType } from '#contracts/targets.ts';
import { defineEvent } from '#kernel/events/event.ts';

/* What moderators decided, without their notes: a note may quote what is sealed, and is read where the decision is shown. */

/** The page on which the target stands. */
const page = z.object({ type: targetType, id });

/** A decision about something of `userId`. `pausedUntil` is set when its strike keeps them from publishing. */
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

/** All open reports about one thing were closed together; those who left are not among the reporters. At most 100 in one event. */
export const reportsClosed = defineEvent(
  'reports_closed',
  1,
  z.object({ ...target, page, /** The title of the thing. */ title: z.string(), upheld: z.boolean(), /** Whether the reports were upheld and the author must change the target. */ hidden: z.boolean().default(false), reports: z.array(z.object({ reportId: id, userId: id })).max(100) }),
);
