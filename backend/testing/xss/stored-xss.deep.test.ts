import { expect, it } from 'vitest';
import { proveLogLinesInert } from './log-lines-proof.ts';
import { proveInert } from './stored-xss-proof.ts';
import { PAYLOADS } from './payloads.ts';

proveInert(PAYLOADS);
proveLogLinesInert(PAYLOADS);

it('the list contains at least 120 different hostile texts', () => {
  expect(new Set(PAYLOADS.map(({ text }) => text)).size).toBeGreaterThanOrEqual(120);
});
