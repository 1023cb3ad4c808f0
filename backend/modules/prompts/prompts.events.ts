import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { visibility } from '#contracts/prompts.ts';
import { defineEvent } from '#kernel/events/event.ts';

/* Events about prompts. No event contains a word of a template, because templates may be sealed. */

const subject = { promptId: id, ownerId: id, slug: z.string(), title: z.string() };
const versioned = { ...subject, versionId: id, version: z.int() };

/** A version became public, at once or after a moderator's approval. `first` is true when the prompt had never been published before. */
export const promptPublished = defineEvent('prompt_published', 1, z.object({ ...versioned, first: z.boolean(), paid: z.boolean(), visibility }));

/**
 * The data of a prompt in lists changed: its draft was saved, deleted or moved to the trash, or its status changed. `shown`: people other
 * than its author see the change.
 */
export const promptChanged = defineEvent('prompt_changed', 1, z.object({ promptId: id, ownerId: id, shown: z.boolean() }));

/** A person got access to a prompt, or lost it. */
export const promptAccessChanged = defineEvent('prompt_access_changed', 1, z.object({ promptId: id, userId: id }));

/** A later version was published. `userIds` is one batch of the people with access, who get a message. */
export const newVersionAnnounced = defineEvent('new_version_announced', 1, z.object({ promptId: id, title: z.string(), version: z.int(), userIds: z.array(id) }));

/** People with access up to the id `after` got the message about a new version. The subscriber in this module continues with the next batch. */
export const buyersTold = defineEvent('buyers_told', 1, z.object({ promptId: id, title: z.string(), version: z.int(), after: id }));

/** A paid version waits for a reviewer. It replaces an earlier version of the same prompt that waited. */
export const promptSubmitted = defineEvent('prompt_submitted', 1, z.object({ ...versioned, resubmission: z.boolean() }));

/** A paid prompt on the market has no sample, and its next submission needs one. Published once for each prompt. */
export const sampleMissing = defineEvent('sample_missing', 1, z.object(subject));

/** A published prompt has a field whose pattern cannot be used, so the field accepts any text. Published once for each prompt. */
export const patternUnusable = defineEvent('pattern_unusable', 1, z.object({ ...subject, field: z.string() }));

/** A fork of a person's prompt was published for the first time. */
export const promptForked = defineEvent('prompt_forked', 1, z.object({ ...subject, parentId: id, parentOwnerId: id }));

/** A fork left the marketplace, because its author took a refund for the prompt that it still repeats. Buyers of the fork keep it. */
export const forkClosed = defineEvent('fork_closed', 1, z.object({ ...subject, parentTitle: z.string(), parentRemoved: z.boolean(), closedAt: z.iso.datetime() }));

/** An author published a prompt in spite of the warning that it is nearly the same as another person's (docs/rules/prompts.md#near-duplicates). */
export const promptResembles = defineEvent('prompt_resembles', 1, z.object({ promptId: id, ownerId: id, originalId: id, similarity: z.number() }));

/** A prompt was taken down because it broke a rule, or was brought back. */
export const promptRemoved = defineEvent('prompt_removed', 1, z.object({ ...subject, rule: z.string() }));
export const promptRestored = defineEvent('prompt_restored', 1, z.object(subject));
