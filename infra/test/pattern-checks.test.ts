import { expect, it } from 'vitest';
import { repository } from './repository.ts';

/**
 * Modules that may match a form's patterns directly, because no person wrote these patterns. All others use `kernel/patterns`, which yields
 * in between: matching blocks the event loop, and inside a transaction also a connection and locks.
 */
const WITHOUT_PATTERNS: Record<string, string> = {
  'backend/modules/generation/chat-runs.ts': 'a message has no form',
  'backend/modules/generation/commands/start-starter-sample.ts': 'the forms of the starter prompts come with the product',
  'backend/modules/chat/tools/paid/make-media.ts': 'the forms of pictures and videos come with the product',
};

const matchers = (files: ReadonlyMap<string, string>): string[] =>
  [...files].filter(([path, text]) => /^backend\/(modules|bootstrap)\/(?!.*(\.test\.ts|\/testing\/)).*\.ts$/.test(path) && text.includes('createPatternCheck')).map(([path]) => path);

it("no module matches people's patterns without yielding to the event loop", () => {
  expect(matchers(repository('infra/test/pattern-checks.test.ts')).sort()).toEqual(Object.keys(WITHOUT_PATTERNS).sort());
});

it("the search for pattern checks finds one in a module's command, and allows it in tests", () => {
  const command = 'await write(tx, createPatternCheck());';
  expect(matchers(new Map([['backend/modules/a/commands/b.ts', command], ['backend/modules/a/b.test.ts', command], ['backend/modules/a/testing/b.ts', command]]))).toEqual(['backend/modules/a/commands/b.ts']);
});
