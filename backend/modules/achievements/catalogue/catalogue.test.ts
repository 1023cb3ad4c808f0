import { expect, it } from 'vitest';
import { ACHIEVEMENT_AREAS } from '#contracts/achievements.ts';
import { CHECKLIST } from './checklist.ts';
import { GOAL_KEYS, goalsReached } from './goals.ts';
import { ACHIEVEMENTS } from './index.ts';

const open = ACHIEVEMENTS.filter(({ counter }) => counter !== null);

it('the catalogue has at least 24 achievements in all areas and tiers, 16 that can be earned today and 3 secret ones', () => {
  expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(24);
  expect(open.length).toBeGreaterThanOrEqual(16);
  expect([...new Set(ACHIEVEMENTS.map(({ area }) => area))]).toEqual([...ACHIEVEMENT_AREAS]);
  expect(new Set(ACHIEVEMENTS.map(({ tier }) => tier)).size).toBe(3);
  expect(ACHIEVEMENTS.filter(({ secret }) => secret).length).toBeGreaterThanOrEqual(3);
});

it('each achievement has its own key and title, and no key equals that of a checklist step', () => {
  const keys = [...ACHIEVEMENTS.map(({ key }) => key), ...CHECKLIST.map(({ goalKey }) => goalKey)];
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(ACHIEVEMENTS.map(({ title }) => title)).size).toBe(ACHIEVEMENTS.length);
  for (const { key, title, emoji, message, goal } of ACHIEVEMENTS) {
    expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(key).not.toMatch(/^secret-/);
    expect(Math.min(title.length, emoji.length, message.length, goal)).toBeGreaterThan(0);
  }
});

it('no counter unlocks an achievement that waits for an unbuilt part of the product', () => {
  const waiting = ACHIEVEMENTS.filter(({ counter }) => counter === null);
  expect(waiting.every(({ opensWith, secret }) => opensWith !== null && !secret)).toBe(true);
  expect(open.every(({ opensWith }) => opensWith === null)).toBe(true);
  const everything = goalsReached(new Map(open.map(({ counter }) => [counter!, 1_000_000])));
  expect(everything.map(({ key }) => key).sort()).toEqual([...GOAL_KEYS].sort());
  expect(waiting.filter(({ key }) => everything.some((reached) => reached.key === key))).toEqual([]);
});
