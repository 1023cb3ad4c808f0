import { listAchievements, listEarnedAchievements } from '#contracts/achievements.ts';
import { notFound } from '#kernel/errors.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { earnedAchievements } from '../queries/earned-achievements.ts';
import { ownAchievements } from '../queries/own-achievements.ts';

export function achievementsRoutes(routes: Routes, { db, clock, identity }: AchievementsContext): void {
  routes.read(listAchievements, 'member', ({ viewer }) => ownAchievements(db.knex, viewer.userId, clock.now()));
  routes.read(listEarnedAchievements, 'open', async ({ params, viewer }) => {
    const userId = await identity.idOf(db.knex, params.username);
    if (userId === null) throw notFound('This person');
    return earnedAchievements(db.knex, userId, viewer?.userId ?? null);
  });
}
