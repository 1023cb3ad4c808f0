import { describe, expect, it } from 'vitest';
import { comparedLines } from './compared-lines.ts';

const line = (key: string, value: string) => ({ key, label: key.toUpperCase(), value, shown: value });

describe('the inputs of two runs beside each other', () => {
  it('the comparison of two runs marks inputs that differ, and those that only one run has', () => {
    expect(comparedLines([line('place', 'A harbour'), line('light', 'Dusk')], [line('light', 'Noon'), line('place', 'A harbour'), line('mood', 'Calm')])).toEqual([
      { key: 'place', label: 'PLACE', values: ['A harbour', 'A harbour'], differs: false },
      { key: 'light', label: 'LIGHT', values: ['Dusk', 'Noon'], differs: true },
      { key: 'mood', label: 'MOOD', values: [null, 'Calm'], differs: true },
    ]);
  });
});
