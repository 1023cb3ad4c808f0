import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { visibility } from '#contracts/prompts.ts';
import { defineEvent } from '#kernel/events/event.ts';

/* Facts about prompts. None of them ever holds a word of a template. */

const subject = { promptId: id, ownerId: id, slug: z.string(), title: z.string() };
const versioned = { ...subject, versionId: id, version: z.int() };

/** A version is what everybody sees now: published at once, or approved. `first` for a prompt that was never out before. */
export const promptPublished = defineEvent('prompt_published', 1, z.object({ ...versioned, first: z.boolean(), paid: z.boolean(), visibility }));

/** These owners of a prompt are to hear of its later version: few enough for one transaction. */
export const newVersionAnnounced = defineEvent('new_version_announced', 1, z.object({ promptId: id, title: z.string(), version: z.int(), userIds: z.array(id) }));

/** The owners up to `after` are looked after; the next ones are not yet. Of interest to this module alone. */
export const ownersTold = defineEvent('owners_told', 1, z.object({ promptId: id, title: z.string(), version: z.int(), after: id }));

/** A paid version waits for a reviewer; an earlier one of the same prompt that waited waits no more. */
export const promptSubmitted = defineEvent('prompt_submitted', 1, z.object({ ...versioned, resubmission: z.boolean() }));

/** A prompt is on sale without a sample: its next submission needs one. Published once for each prompt. */
export const sampleMissing = defineEvent('sample_missing', 1, z.object(subject));

/** A fork of somebody's prompt came out for the first time. */
export const promptForked = defineEvent('prompt_forked', 1, z.object({ ...subject, parentId: id, parentOwnerId: id }));

/** A fork left the shop: its author gave back what it still nearly says, taken down or not. Whoever bought the fork keeps it. */
export const forkClosed = defineEvent('fork_closed', 1, z.object({ ...subject, parentTitle: z.string(), parentRemoved: z.boolean(), closedAt: z.iso.datetime() }));

/** What was just published is nearly the same as something of somebody else's, and its author went on after the warning. */
export const promptResembles = defineEvent('prompt_resembles', 1, z.object({ promptId: id, ownerId: id, originalId: id, similarity: z.number() }));

/** A prompt was taken down for a rule, or brought back. */
export const promptRemoved = defineEvent('prompt_removed', 1, z.object({ ...subject, rule: z.string() }));
export const promptRestored = defineEvent('prompt_restored', 1, z.object(subject));
