import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { visibility } from '#contracts/prompts.ts';
import { defineEvent } from '#kernel/events/event.ts';

/* Facts about prompts. None of them ever holds a word of a template. */

const subject = { promptId: id, ownerId: id, slug: z.string(), title: z.string() };
const versioned = { ...subject, versionId: id, version: z.int() };

/** A version is public now, published at once or approved. `first` for a prompt that was never published before. */
export const promptPublished = defineEvent('prompt_published', 1, z.object({ ...versioned, first: z.boolean(), paid: z.boolean(), visibility }));

/**
 * Lists must read a prompt again: its draft was saved, deleted or moved to the trash, or its status changed. `shown`: other people than its
 * author see the change.
 */
export const promptChanged = defineEvent('prompt_changed', 1, z.object({ promptId: id, ownerId: id, shown: z.boolean() }));

/** A person got access to a prompt for a reason, or lost one. */
export const promptAccessChanged = defineEvent('prompt_access_changed', 1, z.object({ promptId: id, userId: id }));

/** A later version was published, and `userIds` should get a message: one batch of the people with access. */
export const newVersionAnnounced = defineEvent('new_version_announced', 1, z.object({ promptId: id, title: z.string(), version: z.int(), userIds: z.array(id) }));

/** People with access up to `after` were announced, and the subscriber continues behind them. Only this module subscribes. */
export const buyersTold = defineEvent('buyers_told', 1, z.object({ promptId: id, title: z.string(), version: z.int(), after: id }));

/** A paid version waits for a reviewer; an earlier one of the same prompt that waited waits no more. */
export const promptSubmitted = defineEvent('prompt_submitted', 1, z.object({ ...versioned, resubmission: z.boolean() }));

/** A prompt is on sale without a sample: its next submission needs one. Published once for each prompt. */
export const sampleMissing = defineEvent('sample_missing', 1, z.object(subject));

/** A published prompt has a field whose pattern cannot be used, so the field accepts any text. Published once for each prompt. */
export const patternUnusable = defineEvent('pattern_unusable', 1, z.object({ ...subject, field: z.string() }));

/** A fork of a person's prompt was published for the first time. */
export const promptForked = defineEvent('prompt_forked', 1, z.object({ ...subject, parentId: id, parentOwnerId: id }));

/** A fork left the marketplace, because its author took a refund for the prompt that it still repeats. Buyers of the fork keep it. */
export const forkClosed = defineEvent('fork_closed', 1, z.object({ ...subject, parentTitle: z.string(), parentRemoved: z.boolean(), closedAt: z.iso.datetime() }));

/** An author published, after the warning, a prompt that is nearly the same as another person's (docs/rules/prompts.md#near-duplicates). */
export const promptResembles = defineEvent('prompt_resembles', 1, z.object({ promptId: id, ownerId: id, originalId: id, similarity: z.number() }));

/** A prompt was taken down for a rule, or brought back. */
export const promptRemoved = defineEvent('prompt_removed', 1, z.object({ ...subject, rule: z.string() }));
export const promptRestored = defineEvent('prompt_restored', 1, z.object(subject));
