import { expect, it } from 'vitest';
import { proveLogLinesInert } from './log-lines-proof.ts';
import { proveInert } from './stored-xss-proof.ts';
import { PAYLOADS } from './payloads.ts';

proveInert(PAYLOADS);
proveLogLinesInert(PAYLOADS);

it('is a long list of different texts', () => {
  expect(new Set(PAYLOADS.map(({ text }) => text)).size).toBeGreaterThanOrEqual(120);
});
