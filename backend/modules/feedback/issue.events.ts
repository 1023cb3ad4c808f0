import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { issueType } from '#contracts/issues.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** A member reported an issue. */
export const issueReported = defineEvent('issue_reported', 1, z.object({ issueId: id, userId: id, type: issueType }));

/** An administrator replied to an issue report. */
export const issueReplied = defineEvent('issue_replied', 1, z.object({ issueId: id, replyId: id, userId: id, title: z.string(), text: z.string() }));

/** An issue report became resolved. A report that is reopened and resolved again publishes this event again. */
export const issueResolved = defineEvent('issue_resolved', 1, z.object({ issueId: id, userId: id, title: z.string() }));
