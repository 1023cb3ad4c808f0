import type { listUserReports, listUserStrikes } from '#contracts/admin-users.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { TargetType } from '#contracts/targets.ts';
import { cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { strikeStanding } from '../commands/strikes.ts';
import type { ModerationContext } from '../moderation-context.ts';

type Strikes = ResponseOf<typeof listUserStrikes>;
type Strike = Strikes['items'][number];
type Reports = ResponseOf<typeof listUserReports>;
type Report = Reports['items'][number];

const STRIKES = `
  select s.id, s.rule, d.target_title as title, s.created_at as at, s.expires_at as "expiresAt", s.withdrawn_at is not null as withdrawn,
    s.withdrawn_at is null and s.expires_at > :now as active
  from strikes s join moderation_decisions d on d.id = s.decision_id
  where s.user_id = :userId and (cast(:before as uuid) is null or s.id < :before) order by s.id desc limit :limit`;

/** A page of a person's strikes, latest first, and whether the person can publish. */
export async function strikesOfPerson({ db, clock }: Pick<ModerationContext, 'db' | 'clock'>, userId: string, { limit, before }: QueryOf<typeof listUserStrikes>): Promise<Strikes> {
  const [found, standing] = await Promise.all([
    rows<Omit<Strike, 'at' | 'expiresAt'> & { at: Date; expiresAt: Date }>(db.knex, STRIKES, { userId, before: before ?? null, now: clock.now(), limit: limit + 1 }),
    strikeStanding(db.knex, clock, userId),
  ]);
  const { page, nextCursor } = cutPageById(found, limit);
  const items = page.map((strike) => ({ ...strike, at: strike.at.toISOString(), expiresAt: strike.expiresAt.toISOString() }));
  return { items, active: standing.active, pausedUntil: standing.pausedUntil?.toISOString() ?? null, nextCursor };
}

const reportsWhere = (column: 'author_id' | 'reporter_id'): string => `
  select id, target_type as "targetType", page_type as "pageType", page_id as "pageId", rule, status, created_at as "createdAt"
  from reports where ${column} = :userId and (cast(:before as uuid) is null or id < :before) order by id desc limit :limit`;
const REPORTS = { about: reportsWhere('author_id'), by: reportsWhere('reporter_id') };

/** A page of the reports about a person's work, or of the person's own reports, latest first. The other person is not named. */
export async function reportsOfPerson({ db, targets }: Pick<ModerationContext, 'db' | 'targets'>, userId: string, { limit, before, which }: QueryOf<typeof listUserReports>): Promise<Reports> {
  const found = await rows<Omit<Report, 'title' | 'createdAt'> & { pageType: TargetType; pageId: string; createdAt: Date }>(db.knex, REPORTS[which], { userId, before: before ?? null, limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  const pages = await targets.pages(db.knex, page.map(({ pageType, pageId }) => ({ type: pageType, id: pageId })));
  const items = page.map(({ pageType: _, pageId, createdAt, ...report }) => ({ ...report, title: pages.get(pageId)?.title ?? 'A prompt that is gone', createdAt: createdAt.toISOString() }));
  return { items, nextCursor };
}
