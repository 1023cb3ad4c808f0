import { challengeCoversMigration } from './challenge-covers.ts';
import { challengeNoticesMigration } from './challenge-notices.ts';
import { challengePreparingMigration } from './challenge-preparing.ts';
import { challengeRemakesMigration } from './challenge-remakes.ts';
import { challengeVoteTokensMigration } from './challenge-vote-tokens.ts';
import { challengeVotersMigration } from './challenge-voters.ts';
import { challengeVotesMigration } from './challenge-votes.ts';
import { challengesMigration } from './challenges.ts';

/** The migrations of the module challenges, in order. */
export const challengesMigrations = { ...challengesMigration, ...challengeVotesMigration, ...challengeNoticesMigration, ...challengeVotersMigration, ...challengeRemakesMigration, ...challengeCoversMigration, ...challengePreparingMigration, ...challengeVoteTokensMigration };
