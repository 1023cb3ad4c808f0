import { updateProfile } from '#contracts/account.ts';
import { publishAgent } from '#contracts/agent-builder.ts';
import { submitEntry } from '#contracts/challenge-entries.ts';
import { createCommunityChallenge } from '#contracts/challenges.ts';
import { createChatShare, updateChatShare } from '#contracts/chat-shares.ts';
import { addToCollection, changeCollection, changeCollectionItem, createCollection, createInvite } from '#contracts/collections.ts';
import { changeCreation, changeCreations, changeOutput } from '#contracts/creations.ts';
import type { AnyEndpoint, BodyOf } from '#contracts/endpoint.ts';
import { changeFolder } from '#contracts/folders.ts';
import { publishPack } from '#contracts/pack-builder.ts';
import { publishDraft, publishDrafts } from '#contracts/prompt-drafts.ts';
import { addSample } from '#contracts/prompt-samples.ts';
import { labelVersion } from '#contracts/prompt-versions.ts';
import { replyToReview, writeComment, writePromptComment, writePromptReview, writeReview } from '#contracts/reviews.ts';
import { changeShareLink, createShareLink } from '#contracts/sharing.ts';
import { sendTip } from '#contracts/tips.ts';
import type { WriteGuard } from '#kernel/http/endpoint-handler.ts';
import type { Mutes } from '#modules/identity/index.ts';

interface Words {
  /** Whether a body that fits the endpoint's schema reaches other people. */
  reach(body: unknown): boolean;
}

const when = <E extends AnyEndpoint>(endpoint: E, reach: (body: BodyOf<E>) => boolean): [AnyEndpoint, Words] => [endpoint, { reach }];
const always = (endpoint: AnyEndpoint): [AnyEndpoint, Words] => [endpoint, { reach: () => true }];

/**
 * The requests by which a member's words reach other people, each with the bodies for which they do. Words that may be published or shared later
 * count too: a muted person renames no folder (docs/rules/identity.md#mute). Reports, appeals and requests for refunds are not here, because muted
 * people may still write to staff.
 */
export const PUBLIC_WORDS: ReadonlyMap<AnyEndpoint, Words> = new Map<AnyEndpoint, Words>([
  ...[writeComment, writePromptComment, writeReview, writePromptReview, replyToReview].map(always),
  ...[publishDraft, publishDrafts, publishAgent, publishPack, addSample, labelVersion].map(always),
  ...[createCommunityChallenge, submitEntry, createChatShare, updateChatShare, createInvite, updateProfile, changeOutput].map(always),
  when(sendTip, ({ note }) => note !== ''),
  when(createCollection, ({ visibility }) => visibility !== 'private'),
  when(changeCollection, ({ name, description, visibility }) => name !== undefined || description !== undefined || (visibility !== undefined && visibility !== 'private')),
  when(addToCollection, ({ note }) => note !== undefined && note !== ''),
  when(changeCollectionItem, ({ note }) => note !== undefined && note !== ''),
  when(changeFolder, ({ name, visibility }) => name !== undefined || visibility === 'public'),
  when(changeCreation, ({ title, visibility, showInputs }) => (title !== undefined && title !== '') || (visibility !== undefined && visibility !== 'private') || showInputs === true),
  when(changeCreations, ({ action }) => action === 'publish'),
  when(createShareLink, ({ inputs, showInputs, creationId }) => inputs !== null || showInputs || creationId !== undefined),
  when(changeShareLink, ({ showInputs }) => showInputs === true),
]);

/** Refuses to muted people every request whose words reach other people. All other requests pass, and so do those of visitors. */
export const guardPublicWords = (mutes: Mutes): WriteGuard => async (endpoint, { viewer, body }, connection) => {
  if (viewer && PUBLIC_WORDS.get(endpoint)?.reach(body)) await mutes.refuse(connection, viewer.userId);
};
