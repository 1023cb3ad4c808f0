import { ACHIEVEMENT_AREAS } from '#contracts/achievements.ts';
import type { AchievementArea } from '#contracts/achievements.ts';
import type { Achievement, AchievementRule } from '../domain/goal.ts';
import { CHALLENGES } from './challenges.ts';
import { COLLECTING } from './collecting.ts';
import { CREATING } from './creating.ts';
import { RUNNING } from './running.ts';
import { SHARING } from './sharing.ts';
import { STREAKS } from './streaks.ts';

const BY_AREA: Record<AchievementArea, readonly AchievementRule[]> = {
  creating: CREATING, running: RUNNING, sharing: SHARING, challenges: CHALLENGES, streaks: STREAKS, collecting: COLLECTING,
};

/** All achievements, by area in the order in which screens list them. */
export const ACHIEVEMENTS: readonly Achievement[] = ACHIEVEMENT_AREAS.flatMap((area) => BY_AREA[area].map((rule) => ({ ...rule, area })));

/** All achievements, by key. */
export const ACHIEVEMENT_BY_KEY: ReadonlyMap<string, Achievement> = new Map(ACHIEVEMENTS.map((each) => [each.key, each]));

/** Numbers of the secret achievements, from 1. The API sends `secret-<number>` in place of the key while the achievement is masked. */
export const SECRET_NUMBERS: ReadonlyMap<string, number> = new Map(ACHIEVEMENTS.filter(({ secret }) => secret).map(({ key }, index) => [key, index + 1]));
