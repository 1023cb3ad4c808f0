import {
  cancelChallenge, changeChallenge as changeEndpoint, changeChallengeTheme, createChallengeTheme, createWeeklyChallenge, getAdminChallenge, getChallengeCalendar, judgeEntry, listAdminChallenges,
  listAdminEntries, listChallengeThemes, listPayouts, pinChallengeDay, recomputeChallenge, removeEntry,
} from '#contracts/challenge-admin.ts';
import { permit } from '#contracts/permissions.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { calendar, pinDay } from './admin/calendar.ts';
import { adminChallenge, adminChallenges, cancelByAdmin, changeChallenge, createWeekly, recompute } from './admin/challenges.ts';
import { adminEntries, judgeByAdmin, payoutLog, removeByAdmin } from './admin/entries.ts';
import { changeTheme, createTheme, listThemes } from './admin/themes.ts';
import type { ChallengesContext } from './challenges-context.ts';

const DONE = { success: true } as const;
const MANAGE = permit('challenges.manage');

/** Registers the endpoints with which administrators manage challenges. Each write adds an entry to the audit log. */
export function challengesAdminRoutes(routes: Routes, context: ChallengesContext): void {
  const { db } = context;
  routes.read(getChallengeCalendar, MANAGE, ({ query }) => calendar(context, query));
  routes.write(pinChallengeDay, MANAGE, async ({ params, body, ...call }, tx) => {
    await pinDay(tx, context, call, params.day, body.themeKey);
    return DONE;
  });
  routes.read(listChallengeThemes, MANAGE, ({ query }) => listThemes(context, query));
  routes.write(createChallengeTheme, MANAGE, async ({ body, ...call }, tx) => ({ theme: await createTheme(tx, context, call, body) }));
  routes.write(changeChallengeTheme, MANAGE, async ({ params, body, ...call }, tx) => ({ theme: await changeTheme(tx, context, call, params.key, body) }));
  routes.read(listAdminChallenges, MANAGE, ({ query }) => adminChallenges(context, query));
  routes.write(createWeeklyChallenge, MANAGE, async ({ body, ...call }, tx) => ({ challenge: await createWeekly(tx, context, call, body) }));
  routes.read(getAdminChallenge, MANAGE, async ({ params }) => ({ challenge: await adminChallenge(db.knex, context, params.id) }));
  routes.write(changeEndpoint, MANAGE, async ({ params, body, ...call }, tx) => ({ challenge: await changeChallenge(tx, context, call, params.id, body) }));
  routes.write(recomputeChallenge, MANAGE, async ({ params, ...call }, tx) => {
    await recompute(tx, context, call, params.id);
    return DONE;
  });
  routes.write(cancelChallenge, MANAGE, async ({ params, body, ...call }, tx) => {
    await cancelByAdmin(tx, context, call, params.id, body.reason);
    return DONE;
  });
  routes.read(listAdminEntries, MANAGE, ({ params, query }) => adminEntries(context, params.id, query));
  routes.write(removeEntry, MANAGE, async ({ params, body, ...call }, tx) => {
    await removeByAdmin(tx, context, call, params, body);
    return DONE;
  });
  routes.write(judgeEntry, MANAGE, async ({ params, body, ...call }, tx) => {
    await judgeByAdmin(tx, context, call, params, body);
    return DONE;
  });
  routes.read(listPayouts, MANAGE, ({ query }) => payoutLog(context, query));
}
