import { expect, it } from 'vitest';
import { repository } from './repository.ts';

/**
 * Matching a pattern blocks the event loop, and inside a transaction also a connection and locks. So modules use `kernel/patterns`, which yields in
 * between. These files match only patterns that no person wrote.
 */
const WITHOUT_PATTERNS: Record<string, string> = {
  'backend/modules/generation/chat-runs.ts': 'a message has no form',
  'backend/modules/generation/commands/start-starter-sample.ts': 'the forms of the starter prompts come with the product',
  'backend/modules/chat/tools/paid/make-media.ts': 'the forms of pictures and videos come with the product',
};

const matchers = (files: ReadonlyMap<string, string>): string[] =>
  [...files].filter(([path, text]) => /^backend\/(modules|bootstrap)\/(?!.*(\.test\.ts|\/testing\/)).*\.ts$/.test(path) && text.includes('createPatternCheck')).map(([path]) => path);

it('finds no module that matches patterns without yielding to the event loop', () => {
  expect(matchers(repository('infra/test/pattern-checks.test.ts')).sort()).toEqual(Object.keys(WITHOUT_PATTERNS).sort());
});

it('finds a command that makes a pattern check of its own, and allows it in tests', () => {
  const command = 'await write(tx, createPatternCheck());';
  expect(matchers(new Map([['backend/modules/a/commands/b.ts', command], ['backend/modules/a/b.test.ts', command], ['backend/modules/a/testing/b.ts', command]]))).toEqual(['backend/modules/a/commands/b.ts']);
});
