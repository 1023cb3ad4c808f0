import { listAchievements, listEarnedAchievements, listUnseenAchievements, markAchievementsSeen } from '#contracts/achievements.ts';
import { notFound } from '#kernel/errors.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { markSeen } from '../commands/mark-seen.ts';
import { earnedAchievements } from '../queries/earned-achievements.ts';
import { ownAchievements } from '../queries/own-achievements.ts';
import { unseenAchievements } from '../queries/unseen-achievements.ts';

export function achievementsRoutes(routes: Routes, context: AchievementsContext): void {
  const { db, clock, identity } = context;
  routes.read(listAchievements, 'member', ({ viewer }) => ownAchievements(db.knex, viewer.userId, clock.now()));
  routes.read(listUnseenAchievements, 'member', ({ viewer }) => unseenAchievements(db.knex, viewer.userId));
  routes.write(markAchievementsSeen, 'member', async ({ body, viewer }, tx) => ({ seen: await markSeen(tx, context, viewer.userId, body.keys) }));
  routes.read(listEarnedAchievements, 'open', async ({ params, viewer }) => {
    const userId = await identity.idOf(db.knex, params.username);
    if (userId === null) throw notFound('This person');
    return earnedAchievements(db.knex, userId, viewer?.userId ?? null, clock.now());
  });
}
