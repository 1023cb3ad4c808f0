import { describe, expect, it } from 'vitest';
import { queryFrom, rulesOf, sameQuery } from './smart-rules.ts';

describe('the rules of a smart folder', () => {
  it("a smart folder's query is converted back into the rules that its owner wrote", () => {
    const query = queryFrom('creation', [{ field: 'type', value: 'image' }, { field: 'from', value: '2026-11-01' }, { field: 'favourite', value: 'true' }, { field: 'text', value: ' red fox ' }]);
    expect(query).toMatchObject({ of: 'creation', type: 'image', favourite: true, text: 'red fox' });
    expect(rulesOf(query)).toEqual([{ field: 'type', value: 'image' }, { field: 'favourite', value: 'true' }, { field: 'from', value: '2026-11-01' }, { field: 'text', value: 'red fox' }]);
    expect(sameQuery(query, queryFrom('creation', rulesOf(query)))).toBe(true);
  });

  it("a smart folder's query leaves out rules without a value and with a value that is not allowed", () => {
    expect(queryFrom('prompt', [{ field: 'tag', value: ' ' }, { field: 'type', value: 'smell' }, { field: 'to', value: 'soon' }])).toEqual({ of: 'prompt' });
    expect(sameQuery({ of: 'prompt' }, { of: 'creation' })).toBe(false);
  });
});
