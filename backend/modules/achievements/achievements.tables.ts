// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `achievement_counters`. */
export interface AchievementCountersTable {
  user_id: string;
  counter: string;
  value: number;
}

/** A row of `achievement_marks`. */
export interface AchievementMarksTable {
  user_id: string;
  counter: string;
  mark: string;
}

/** A row of `achievement_rarity`. */
export interface AchievementRarityTable {
  key: string;
  holders: number;
  people: number;
  counted_at: Date;
}

/** A row of `achievement_unlocks`. */
export interface AchievementUnlocksTable {
  user_id: string;
  key: string;
  unlocked_at: Date;
  worth: number;
  granted: number;
  lapses_at: Date | null;
  run_id: string | null;
  seen_at: Date | null;
}

/** A row of `daily_claims`. */
export interface DailyClaimsTable {
  user_id: string;
  day: Date;
  streak: number;
  worth: number;
  granted: number;
  claimed_at: Date;
  lapses_at: Date | null;
}

/** A row of `reward_amounts`. */
export interface RewardAmountsTable {
  version: number;
  amounts: unknown;
  created_at: Date;
  created_by: string | null;
  created_by_name: string | null;
  reason: string | null;
}

/** A row of `reward_days`. */
export interface RewardDaysTable {
  user_id: string;
  day: Date;
  earned: number;
}

/** A row of `reward_streaks`. */
export interface RewardStreaksTable {
  user_id: string;
  current: number;
  best: number;
  first_day: Date | null;
  last_day: Date | null;
}

/** A row of `streak_freezes`. */
export interface StreakFreezesTable {
  user_id: string;
  week: Date;
  day: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    achievement_counters: AchievementCountersTable;
    achievement_marks: AchievementMarksTable;
    achievement_rarity: AchievementRarityTable;
    achievement_unlocks: AchievementUnlocksTable;
    daily_claims: DailyClaimsTable;
    reward_amounts: RewardAmountsTable;
    reward_days: RewardDaysTable;
    reward_streaks: RewardStreaksTable;
    streak_freezes: StreakFreezesTable;
  }
}
