import { describe, expect, it } from 'vitest';
import { carriedListIds } from './use-list-ids.ts';

interface Item { name: string }
const named = ({ name }: Item): string => name;
const start = (items: Item[]) => carriedListIds({ items: [], ids: [], made: 0 }, items, named);

describe('carriedListIds', () => {
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];

  it('keeps the id of each item when the author reorders the list', () => {
    const first = start([a, b, c]);
    expect(carriedListIds(first, [c, a, b], named).ids).toEqual([first.ids[2], first.ids[0], first.ids[1]]);
  });

  it('a changed item of a list keeps its id by its name, and a renamed one by its position', () => {
    const first = start([a, b, c]);
    expect(carriedListIds(first, [{ ...b }, a, c], named).ids).toEqual([first.ids[1], first.ids[0], first.ids[2]]);
    expect(carriedListIds(first, [a, { name: 'new' }, c], named).ids).toEqual(first.ids);
  });

  it('gives new items of a list ids that no item had before, and forgets removed items', () => {
    const first = start([a, b]);
    const less = carriedListIds(first, [b], named);
    const more = carriedListIds(less, [b, { name: 'x' }], named);
    expect(more.ids[0]).toBe(first.ids[1]);
    expect(first.ids).not.toContain(more.ids[1]);
    expect(new Set(start([a, a, a]).ids).size).toBe(3);
  });
});
