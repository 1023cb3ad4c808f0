import { expect, it } from 'vitest';
import { targetType } from '#contracts/targets.ts';
import type { TargetType } from '#contracts/targets.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { ModerationTarget } from './moderation-target.port.ts';
import { createTargetRegistry } from './target-registry.ts';

const stub = (type: TargetType, pages?: ModerationTarget['pages']): ModerationTarget => ({
  type, titleOf: (title) => title, opened: async () => Promise.reject(new Error('not asked')), standing: async () => new Map(), remove: async () => null, restore: async () => undefined, ...(pages && { pages }),
});
const connection = {} as Connection;

it('refuses a list of moderation targets in which a type is missing or registered twice', () => {
  const [first, ...others] = targetType.options.map((type) => stub(type));
  expect(() => createTargetRegistry(others)).toThrow(first!.type);
  expect(() => createTargetRegistry([first!, ...others, first!])).toThrow('exactly one');
  expect(createTargetRegistry([first!, ...others]).of(first!.type)).toBe(first);
});

it('reads the pages of many targets with one call for each type, and none for types without pages', async () => {
  const asked: string[][] = [];
  const prompts = stub('prompt', async (_, ids) => {
    asked.push([...ids]);
    return new Map(ids.map((id) => [id, { type: 'prompt' as const, id, title: `Title of ${id}`, slug: id, ownerId: 'owner' }]));
  });
  const registry = createTargetRegistry([prompts, ...targetType.options.filter((type) => type !== 'prompt').map((type) => stub(type))]);
  const found = await registry.pages(connection, [{ type: 'prompt', id: 'a' }, { type: 'prompt', id: 'b' }, { type: 'prompt', id: 'a' }, { type: 'comment', id: 'c' }]);
  expect(asked).toEqual([['a', 'b']]);
  expect([...found.keys()]).toEqual(['a', 'b']);
});
