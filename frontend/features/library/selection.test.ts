import { expect, it } from 'vitest';
import { allOf, NOTHING, ranged, toggled } from './selection.ts';

const shown = ['a', 'b', 'c', 'd'];
const ids = (selection: { ids: ReadonlySet<string> }): string[] => [...selection.ids].sort();

it('selects and deselects a library entry, and selects the range from the last selected one', () => {
  const one = toggled(NOTHING, 'b');
  expect(ids(one)).toEqual(['b']);
  expect(ids(toggled(one, 'b'))).toEqual([]);
  expect(ids(ranged(one, shown, 'd'))).toEqual(['b', 'c', 'd']);
  expect(ids(ranged(one, shown, 'a'))).toEqual(['a', 'b']);
});

it('selects only the pressed library entry when no entry was selected before a range', () => {
  expect(ids(ranged(NOTHING, shown, 'c'))).toEqual(['c']);
  expect(ids(ranged({ ids: new Set(['x']), anchor: 'x' }, shown, 'c'))).toEqual(['c', 'x']);
});

it('selects all shown library entries, and deselects everything the second time', () => {
  const all = allOf({ ids: new Set(['x']), anchor: null }, shown);
  expect(ids(all)).toEqual(['a', 'b', 'c', 'd', 'x']);
  expect(ids(allOf(all, shown))).toEqual([]);
});
