import { expect, it } from 'vitest';
import { readFunnelAddress, writeFunnelAddress } from './funnel-address.ts';

it("reads back the funnel that it wrote into an address, and keeps the address's other parameters", () => {
  const funnel = { steps: ['share', 'sign_up', 'purchase'], windowHours: 720, splitBy: 'source' } as const;
  const written = writeFunnelAddress(new URLSearchParams('range=90'), funnel);
  expect(readFunnelAddress(written)).toEqual(funnel);
  expect(written.get('range')).toBe('90');
});

it('reads the default funnel from an address with invalid parameters', () => {
  const usual = readFunnelAddress(new URLSearchParams());
  expect(usual.steps).toEqual(['visit', 'sign_up', 'run', 'save', 'purchase']);
  expect(readFunnelAddress(new URLSearchParams('steps=visit,toString,<script>&within=5&split=email'))).toEqual(usual);
});
