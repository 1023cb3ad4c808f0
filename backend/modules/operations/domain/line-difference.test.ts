import { expect, it } from 'vitest';
import { lineDifference } from './line-difference.ts';

it('names the lines that went and came, and none that stayed', () => {
  expect(lineDifference('One\n\nTwo\nThree', 'One\nThree\n\nFour')).toEqual({ removed: ['Two'], added: ['Four'], more: 0 });
  expect(lineDifference('One\nTwo', 'Two\n\n\nOne')).toEqual({ removed: [], added: [], more: 0 });
});

it('counts a line as often as it stands there', () => {
  expect(lineDifference('Same', 'Same\nSame')).toEqual({ removed: [], added: ['Same'], more: 0 });
});

it('shows ten lines of each kind, 200 characters of each, and says how many more there are', () => {
  const { added, more } = lineDifference('', Array.from({ length: 13 }, (_, line) => `${line}`.padEnd(300, 'x')).join('\n'));
  expect([added.length, more, added[0]!.length]).toEqual([10, 3, 200]);
});
