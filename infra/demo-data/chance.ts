import { MOST_DAYS } from './demo-options.ts';

/**
 * SQL functions that demo data takes its random values from; the same seed gives the same values. `demo_chance(i, salt)` is evenly spread
 * from 0 to below 1. `demo_pick` chooses an element of a list. `demo_id` makes an id that sorts by its time as real ones do. `demo_ago`
 * shortens a time span, so that everything fits into `days`.
 */
export const chanceFunctions = (seed: number, days: number): string => `
  create or replace function demo_ago(span interval) returns interval language sql immutable return span * (${days}::float8 / ${MOST_DAYS});
  create or replace function demo_chance(i bigint, salt int) returns float8 language sql immutable
    return (hashint8extended(i, ${seed}::bigint * 1000 + salt) & 1048575)::float8 / 1048576;
  create or replace function demo_pick(list text[], i bigint, salt int) returns text language sql immutable
    return list[1 + floor(demo_chance(i, salt) * cardinality(list))::int];
  create or replace function demo_id(kind text, i bigint, at timestamptz) returns uuid language sql immutable
    return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5('${seed}:' || kind || ':' || i), 2, 3)
      || '8' || substr(md5('${seed}:' || kind || ':' || i), 6, 15))::uuid;`;

export const DROP_CHANCE = 'drop function demo_id, demo_pick, demo_chance, demo_ago';
