import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { ChallengesContext } from '../challenges-context.ts';

/** Computes the scores of challenges that take votes, each night. */
export const scoringMaintenance = (_context: ChallengesContext): MaintenanceTask[] => [];
