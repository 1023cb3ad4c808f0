import { expect, it } from 'vitest';
import { blockedOf } from './honest-runs.ts';
import { SOLD_PROMPTS } from './sold-prompts.ts';

it.each(SOLD_PROMPTS.filter(({ contentType }) => contentType === 'text'))('the guard of sealed prompts blocks none of 1,000 honest runs of $name by one buyer', { timeout: 600_000 }, (prompt) => {
  expect(blockedOf(prompt, 1_000)).toBe(0);
});
