import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import type { AnalyticsContext } from './analytics-context.ts';

const EVENTS = `
  select id, at, name, device, country, source, plan, props from events
  where person = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

const VIEWS = `
  select id, page, name, address, created_at from analytics_views
  where owner_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

interface EventRow {
  id: string;
  at: Date;
  name: string;
  device: string | null;
  country: string | null;
  source: string | null;
  plan: string | null;
  props: unknown;
}

interface ViewRow {
  id: string;
  page: string;
  name: string;
  address: string;
  created_at: Date;
}

/** Exports and erases a person's events and saved views. The figures of days name no person and stay. */
export const personalData = ({ db }: Pick<AnalyticsContext, 'db'>): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries<EventRow>({ name: 'analytics/events', read: (after, limit) => rows<EventRow>(db.knex, EVENTS, { userId, after, limit }) });
    yield* numberedEntries<ViewRow>({ name: 'analytics/views', read: (after, limit) => rows<ViewRow>(db.knex, VIEWS, { userId, after, limit }) });
  },
  async erase(tx, userId) {
    await rows(tx, 'delete from events where person = ?', [userId]);
    await rows(tx, 'delete from analytics_views where owner_id = ?', [userId]);
    await rows(tx, 'delete from analytics_people where user_id = ?', [userId]);
  },
});
