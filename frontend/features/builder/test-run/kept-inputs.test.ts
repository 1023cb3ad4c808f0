import { expect, test } from 'vitest';
import { freeLabel, withKept } from './kept-inputs.ts';

const named = (...labels: string[]) => labels.map((label) => ({ label, inputs: { at: label } }));

test('the name made for new test inputs is unused, also after some test inputs were deleted', () => {
  expect([freeLabel([]), freeLabel(named('Test 1')), freeLabel(named('Test 2')), freeLabel(named('Test 2', 'Test 3'))]).toEqual(['Test 1', 'Test 2', 'Test 3', 'Test 4']);
});

test('saved test inputs with a known name replace the old ones, and others are appended', () => {
  const again = { label: 'b', inputs: { at: 'new' } };
  expect(withKept(named('a', 'b', 'c'), again)).toEqual([...named('a'), again, ...named('c')]);
  expect(withKept(named('a'), again)).toEqual([...named('a'), again]);
});
