import { describe, expect, it } from 'vitest';
import { familyTrees } from './family-tree.ts';
import type { LineageNode } from './family-tree.ts';

const node = (id: string, parentId: string | null): LineageNode => ({ id, parentId, prompt: null, royaltyPercent: 0, createdAt: '2026-11-01T00:00:00.000Z' });

describe('a family of prompts', () => {
  it('places every fork in the family tree below the prompt that it was made from', () => {
    const trees = familyTrees([node('a', null), node('b', 'a'), node('c', 'b'), node('d', 'a')]);
    expect(trees).toHaveLength(1);
    expect(trees[0]!.forks.map(({ node: { id }, forks }) => [id, forks.length])).toEqual([['b', 1], ['d', 0]]);
  });

  it('starts a family tree with a fork whose original prompt is not in the list', () => {
    expect(familyTrees([node('x', 'gone'), node('y', 'x')]).map(({ node: { id } }) => id)).toEqual(['x']);
  });
});
