import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { ChallengesContext } from '../challenges-context.ts';

/** Pairs, votes and results. */
export function votingRoutes(_routes: Routes, _context: ChallengesContext): void {
  // Its endpoints are mounted here.
}
