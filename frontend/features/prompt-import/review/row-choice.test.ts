import { describe, expect, it } from 'vitest';
import { choiceBody, chosenCount, EVERYTHING, isChosen, NOTHING, withRow } from './row-choice.ts';

describe('choosing rows', () => {
  it('deselects single rows of an import after all rows were selected', () => {
    expect(choiceBody(EVERYTHING)).toEqual({});
    const but = withRow(EVERYTHING, 'a', false);
    expect([isChosen(but, 'a'), isChosen(but, 'b'), chosenCount(but, 10)]).toEqual([false, true, 9]);
    expect(choiceBody(but)).toEqual({ exceptRowIds: ['a'] });
    expect(choiceBody(withRow(but, 'a', true))).toEqual({});
  });

  it('selects single rows of an import, one after the other', () => {
    const one = withRow(NOTHING, 'a', true);
    expect([isChosen(one, 'a'), isChosen(one, 'b'), chosenCount(one, 10)]).toEqual([true, false, 1]);
    expect(choiceBody(one)).toEqual({ rowIds: ['a'] });
    expect(chosenCount(withRow(one, 'a', false), 10)).toBe(0);
  });
});
