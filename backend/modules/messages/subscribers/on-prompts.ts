import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { samplesRemoved } from '#modules/generation/samples.events.ts';
import { forkClosed, newVersionAnnounced, patternUnusable, promptForked, sampleMissing } from '#modules/prompts/prompts.events.ts';
import { promptAnnounced } from '#modules/social/social.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { announcedTexts, forkClosedTexts, forkedTexts, newVersionTexts, patternUnusableTexts, sampleMissingTexts, samplesRemovedTexts } from '../prompts.catalogue.ts';

const NEWS = { type: 'system_notification', priority: 'normal' } as const;

/**
 * Writes messages about prompts: to followers about a new one, to buyers about a later version, to creators about forks. Each person gets one
 * per prompt or version.
 */
export const promptReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(promptAnnounced, 'messages.on_prompt_announced', async (tx, { promptId, title, creator, userIds }) => {
    for (const userId of userIds) {
      const texts = announcedTexts({ title, displayName: creator.displayName });
      await writeMessage(tx, deps, { ...NEWS, ...texts, userId, from: creator.id, dedupeKey: `announced:${promptId}:${userId}`, category: 'social', about: ['prompt', promptId] });
    }
  }),
  subscribe(newVersionAnnounced, 'messages.on_new_version_announced', async (tx, { promptId, title, version, userIds }) => {
    for (const userId of userIds) {
      await writeMessage(tx, deps, {
        ...NEWS, ...newVersionTexts({ title, version }), userId, dedupeKey: `new_version:${promptId}:${version}:${userId}`, category: 'content', about: ['prompt_versions', promptId],
      });
    }
  }),
  subscribe(promptForked, 'messages.on_prompt_forked', (tx, { promptId, title, parentOwnerId }) =>
    writeMessage(tx, deps, { ...NEWS, ...forkedTexts({ title }), userId: parentOwnerId, dedupeKey: `forked:${promptId}`, category: 'social', about: ['prompt', promptId] }),
  { concerns: ({ ownerId, parentOwnerId }) => ownerId !== parentOwnerId }),
  subscribe(sampleMissing, 'messages.on_sample_missing', (tx, { promptId, ownerId, title }) =>
    writeMessage(tx, deps, { ...NEWS, ...sampleMissingTexts({ title }), userId: ownerId, dedupeKey: `sample_missing:${promptId}`, category: 'content', about: ['draft_test', promptId] }),
  ),
  subscribe(samplesRemoved, 'messages.on_samples_removed', (tx, { promptId, ownerId, ...removal }) =>
    writeMessage(tx, deps, { ...NEWS, ...samplesRemovedTexts(removal), userId: ownerId, dedupeKey: `samples_removed:${promptId}:${removal.version}`, category: 'content', about: ['draft_test', promptId] }),
  ),
  subscribe(patternUnusable, 'messages.on_pattern_unusable', (tx, { promptId, ownerId, title, field }) =>
    writeMessage(tx, deps, { ...NEWS, ...patternUnusableTexts({ title, field }), userId: ownerId, dedupeKey: `pattern_unusable:${promptId}`, category: 'content', about: ['draft_fields', promptId] }),
  ),
  // The message's key has the time, because a fork can be closed several times, and each closing writes a message.
  subscribe(forkClosed, 'messages.on_fork_closed', (tx, { promptId, ownerId, closedAt, ...closed }) =>
    writeMessage(tx, deps, { ...NEWS, ...forkClosedTexts(closed), priority: 'high', userId: ownerId, dedupeKey: `fork_closed:${promptId}:${closedAt}`, category: 'content', about: ['prompt', promptId] }),
  ),
];
