import { describe, expect, it } from 'vitest';
import { moved, reordered } from './item-order.ts';

describe('an entry that moves', () => {
  it('an item of a folder can be moved to an earlier or a later position', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });

  it("an item moved to another page of a folder's list leaves every page at its length", () => {
    const entry = (id: string) => ({ itemType: 'creation', creation: { id } }) as never;
    const entries = ['a', 'b', 'c'].map(entry);
    expect(reordered([{ items: entries.slice(0, 2) }, { items: entries.slice(2) }], moved(entries, 2, 0))).toEqual([{ items: ['c', 'a'].map(entry) }, { items: [entry('b')] }]);
  });
});
