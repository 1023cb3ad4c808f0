import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Lines of Studio's code when its size was frozen, 30 for encoding clips of challenge entries again, and 240 for its answers in chats. Tests are left out, and so is the
 * configuration, which was a part of the kernel then.
 */
const FROZEN_LINES = 6_140;

it('Studio grows no more: a better output replaces an old one', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.config.ts') && !file.startsWith('testing/'));
  const lines = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n').length - 1);
  expect(files.length).toBeGreaterThan(50);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(FROZEN_LINES);
});
