import { expect, it } from 'vitest';
import { repository } from './repository.ts';

/**
 * Matching patterns takes the event loop, and inside a transaction also a connection and locks. So modules ask through
 * `kernel/patterns`, which gives way in between. These files match no pattern that a person wrote.
 */
const WITHOUT_PATTERNS: Record<string, string> = {
  'backend/modules/generation/chat-runs.ts': 'a message has no form',
  'backend/modules/generation/commands/start-starter-sample.ts': 'the forms of the starter prompts come with the product',
  'backend/modules/chat/tools/paid/make-media.ts': 'the forms of pictures and videos come with the product',
};

const matchers = (files: ReadonlyMap<string, string>): string[] =>
  [...files].filter(([path, text]) => /^backend\/(modules|bootstrap)\/(?!.*(\.test\.ts|\/testing\/)).*\.ts$/.test(path) && text.includes('createPatternCheck')).map(([path]) => path);

it('finds no module that matches patterns on the event loop in one go', () => {
  expect(matchers(repository('infra/test/pattern-checks.test.ts')).sort()).toEqual(Object.keys(WITHOUT_PATTERNS).sort());
});

it('finds a command that makes a check for itself, and lets tests make one', () => {
  const command = 'await write(tx, createPatternCheck());';
  expect(matchers(new Map([['backend/modules/a/commands/b.ts', command], ['backend/modules/a/b.test.ts', command], ['backend/modules/a/testing/b.ts', command]]))).toEqual(['backend/modules/a/commands/b.ts']);
});
