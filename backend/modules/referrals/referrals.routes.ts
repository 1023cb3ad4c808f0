import { Readable } from 'node:stream';
import { permit } from '#contracts/permissions.ts';
import * as admin from '#contracts/referral-admin.ts';
import { DEFAULT_REFERRAL_TERMS, getReferrals, listReferralFriends } from '#contracts/referrals.ts';
import type { Connection } from '#kernel/db/database.ts';
import { authorize } from '#kernel/http/authorize.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { parseQuery } from '#kernel/http/parse-request.ts';
import type { RawRoutes } from '#kernel/module.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { decideReferrals } from './commands/decide-referrals.ts';
import { noteOwnPrints } from './commands/note-own-prints.ts';
import { saveTerms } from './commands/save-terms.ts';
import { referralFunnel } from './queries/funnel.ts';
import { listFriends } from './queries/list-friends.ts';
import { listReferrers } from './queries/list-referrers.ts';
import { ownReferrals } from './queries/own-referrals.ts';
import { referrersAsCsv } from './queries/referrers-csv.ts';
import { referrerDetail } from './queries/referrer-detail.ts';
import { termsInForce } from './queries/terms.ts';
import type { ReferralsContext } from './referrals-context.ts';

const MANAGE = permit('referrals.manage');

/** The page of the person's own referral link is a session route, because only session routes know the browser's device. */
export function referralsRoutes(routes: Routes, context: ReferralsContext): void {
  const { db } = context;
  routes.session(getReferrals, 'member', async ({ viewer: { userId }, ip }, { device }) => {
    const own = await ownReferrals(context, userId);
    await noteOwnPrints(context, { userId, device, ip });
    return own;
  });
  routes.read(listReferralFriends, 'member', ({ viewer, query }) => listFriends(context, viewer.userId, query));

  routes.read(admin.getReferralFunnel, MANAGE, ({ query }) => referralFunnel(context, query));
  routes.read(admin.listReferrers, MANAGE, ({ query }) => listReferrers(context, query));
  // When staff read the people behind the referral figures, the audit log gets an entry.
  routes.read(admin.getReferrer, MANAGE, async ({ params, viewer, requestId }) => {
    const detail = await referrerDetail(context, params.id);
    const target = { type: 'referrer', id: params.id, label: detail.referrer.person?.username ?? params.id };
    await db.transaction((tx) => context.outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'referrals.see_evidence', target })));
    return detail;
  });
  routes.write(admin.decideReferrals, MANAGE, async ({ params, body, viewer, requestId }, tx) => ({ decided: await decideReferrals(tx, context, { viewer, requestId }, params.id, body) }));
  routes.read(admin.getReferralProgramme, MANAGE, () => programme(db.knex));
  routes.write(admin.saveReferralProgramme, MANAGE, async ({ body, viewer, requestId }, tx) => {
    await saveTerms(tx, context, { viewer, requestId }, body);
    return programme(tx);
  });
}

/** The route that exports all referrers that match a filter as a CSV file. */
export function referrersCsv(mount: RawRoutes, context: ReferralsContext): void {
  mount.get(admin.REFERRERS_CSV_PATH, ({ ctx, viewer }) => {
    authorize(MANAGE, viewer);
    const query = parseQuery(admin.listReferrers.query, ctx.query);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment('conjure-referrers.csv');
    ctx.body = Readable.from(referrersAsCsv(context, query));
    return Promise.resolve();
  });
}

async function programme(connection: Connection): Promise<admin.ReferralProgramme> {
  const { version, terms, createdAt, createdByName, reason } = await termsInForce(connection);
  return { version, terms, defaults: DEFAULT_REFERRAL_TERMS, changedAt: createdAt.toISOString(), changedBy: createdByName, reason };
}
