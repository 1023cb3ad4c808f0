import { expect, test } from 'vitest';
import { freeLabel, withKept } from './kept-inputs.ts';

const named = (...labels: string[]) => labels.map((label) => ({ label, inputs: { at: label } }));

test('a name that was not typed is one that no others have, also after some were deleted', () => {
  expect([freeLabel([]), freeLabel(named('Test 1')), freeLabel(named('Test 2')), freeLabel(named('Test 2', 'Test 3'))]).toEqual(['Test 1', 'Test 2', 'Test 3', 'Test 4']);
});

test('inputs of a known name take the place of the old ones, others come last', () => {
  const again = { label: 'b', inputs: { at: 'new' } };
  expect(withKept(named('a', 'b', 'c'), again)).toEqual([...named('a'), again, ...named('c')]);
  expect(withKept(named('a'), again)).toEqual([...named('a'), again]);
});
