import { createHmac } from 'node:crypto';
import { getFraudEvidence } from '#contracts/challenge-admin.ts';
import { castVote as castVoteEndpoint, getResults, listOwnVotes, listVoteRecords, nextVotePair, undoVote as undoVoteEndpoint } from '#contracts/challenge-votes.ts';
import { permit } from '#contracts/permissions.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { VotingContext } from './voting-context.ts';
import { castVote } from './cast-vote.ts';
import { lookAtEvidence } from './fraud-evidence.ts';
import { lockVoter } from './lock-voter.ts';
import { nextPair } from './next-pair.ts';
import { ownVotes, voteRecords } from './own-votes.ts';
import { results } from './results.ts';
import { undoVote } from './undo-vote.ts';

/** Registers the endpoints of pairs, votes, results and the evidence of fraud. */
export function votingRoutes(routes: Routes, context: VotingContext): void {
  const limited = { run: async ({ viewer }: { viewer: { userId: string } }): Promise<void> => context.limits.take('vote', viewer.userId) };
  routes.write(nextVotePair, 'member', async ({ params, viewer }, tx) => nextPair(tx, context, await lockVoter(tx, context, params.id, viewer.userId)), limited);
  routes.write(castVoteEndpoint, 'member', ({ params, body, viewer, ip }, tx) => castVote(tx, context, params.id, viewer.userId, { ...body, deviceHash: deviceHash(context, params.id, ip) }), limited);
  routes.write(undoVoteEndpoint, 'member', ({ params, viewer }, tx) => undoVote(tx, context, params.id, viewer.userId, params.voteId), limited);
  routes.read(getResults, 'member', ({ params, query, viewer }) => results(context, viewer.userId, params.id, query));
  routes.read(listOwnVotes, 'member', ({ params, query, viewer }) => ownVotes(context, viewer.userId, params.id, query));
  routes.read(listVoteRecords, 'member', ({ params, query }) => voteRecords(context, params.id, query));
  routes.read(getFraudEvidence, permit('challenges.manage'), async ({ params, ...call }) => ({ evidence: await lookAtEvidence(context, call, params.id) }));
}

/** Hashes a voter's network address together with the challenge's id, so that hashes of two challenges cannot be compared. */
const deviceHash = ({ evidenceKey }: VotingContext, challengeId: string, ip: string): Buffer =>
  createHmac('sha256', evidenceKey).update(`${challengeId} ${addressKey(ip)}`).digest().subarray(0, 16);
