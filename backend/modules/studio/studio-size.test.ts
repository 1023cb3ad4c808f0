import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * The most lines of Studio's code, tests and configuration not counted: its size when it was frozen, 30 lines for encoding clips of challenge
 * entries, and 240 for answers in chats.
 */
const FROZEN_LINES = 6_140;

it('keeps Studio\'s code within its frozen number of lines, because a better output must replace an old one', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.config.ts') && !file.startsWith('testing/'));
  const lines = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n').length - 1);
  expect(files.length).toBeGreaterThan(50);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(FROZEN_LINES);
});
