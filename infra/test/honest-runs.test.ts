import { expect, it } from 'vitest';
import { sized } from '#testing/size.ts';
import { blockedOf } from './honest-runs.ts';
import { SOLD_PROMPTS } from './sold-prompts.ts';

it.each(SOLD_PROMPTS.filter(({ contentType }) => contentType === 'text'))('the guard of sealed prompts blocks none of many honest runs of $name by one buyer', { timeout: 60_000 }, (prompt) => {
  expect(blockedOf(prompt, sized(20, 60))).toBe(0);
});
