import { getChallengeRecord, getChallengeStreak, getHallOfFame, getSeason, getWinningPrompts } from '#contracts/challenge-seasons.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { ChallengesContext } from './challenges-context.ts';
import { challengeRecord, hallOfFame, winningPrompts } from './queries/past-winners.ts';
import { season } from './queries/season.ts';
import { streakOf } from './streaks/streak-of.ts';

/** Registers the endpoints of seasons, streaks, past winners and winning prompts. */
export function seasonsRoutes(routes: Routes, context: ChallengesContext): void {
  routes.read(getChallengeStreak, 'member', async ({ viewer }) => ({ streak: await streakOf(context.db.knex, context, viewer.userId) }));
  routes.read(getSeason, 'member', ({ query, viewer }) => season(context, viewer, query));
  routes.read(getHallOfFame, 'member', ({ query }) => hallOfFame(context, query));
  routes.read(getWinningPrompts, 'open', ({ viewer }) => winningPrompts(context, viewer));
  routes.read(getChallengeRecord, 'open', ({ params, viewer }) => challengeRecord(context, params.username, viewer));
}
