// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `analytics_people`. */
export interface AnalyticsPeopleTable {
  user_id: string;
  first_at: Date;
  last_at: Date;
  device: string | null;
  country: string | null;
  source: string | null;
  plan: string | null;
  asked_not_at: Date | null;
}

/** A row of `analytics_salts`. */
export interface AnalyticsSaltsTable {
  day: Date;
  salt: Buffer;
}

/** A row of `analytics_views`. */
export interface AnalyticsViewsTable {
  id: string;
  owner_id: string;
  page: 'analytics' | 'journeys';
  name: string;
  address: string;
  created_at: Date;
}

/** A row of `event_days`. */
export interface EventDaysTable {
  day: Date;
  name: string;
  events: number;
  people: number;
  members: number;
}

/** A row of `event_keys`. */
export interface EventKeysTable {
  id: string;
  received_at: Date;
}

/** A row of `events`. */
export interface EventsTable {
  id: string;
  at: Date;
  received_at: Date;
  name: string;
  person: string;
  user_id: string | null;
  device: 'phone' | 'tablet' | 'desktop' | null;
  country: string | null;
  source: string | null;
  plan: string | null;
  props: unknown;
  address: Buffer | null;
}

/** A row of `events_default`. */
export interface EventsDefaultTable {
  id: string;
  at: Date;
  received_at: Date;
  name: string;
  person: string;
  user_id: string | null;
  device: 'phone' | 'tablet' | 'desktop' | null;
  country: string | null;
  source: string | null;
  plan: string | null;
  props: unknown;
  address: Buffer | null;
}

/** A row of `people_days`. */
export interface PeopleDaysTable {
  day: Date;
  active: number;
  week: number;
  month: number;
  signed_up: number;
  counted_at: Date;
}

/** A row of `search_days`. */
export interface SearchDaysTable {
  day: Date;
  words: string;
  searches: number;
  missed: number;
}

/** A row of `untracked_counts`. */
export interface UntrackedCountsTable {
  day: Date;
  name: string;
  events: number;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    analytics_people: AnalyticsPeopleTable;
    analytics_salts: AnalyticsSaltsTable;
    analytics_views: AnalyticsViewsTable;
    event_days: EventDaysTable;
    event_keys: EventKeysTable;
    events: EventsTable;
    events_default: EventsDefaultTable;
    people_days: PeopleDaysTable;
    search_days: SearchDaysTable;
    untracked_counts: UntrackedCountsTable;
  }
}
