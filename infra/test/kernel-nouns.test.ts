import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kernelNouns } from './kernel-nouns.ts';

it("the backend's kernel contains no business word, such as prompt or wallet", () => {
  const paths = readdirSync('backend/kernel', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts')).map((name) => `backend/kernel/${name}`);
  expect(paths.length).toBeGreaterThan(50);
  expect(kernelNouns(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([]);
});

it('the check of the kernel refuses a business word in code and in a comment, and allows it in tests and modules', () => {
  const files = new Map([
    ['backend/kernel/jobs/queue.ts', "const LATE = 1;\nexport const QUEUES = ['stripe'];\n"],
    ['backend/kernel/http/pay.ts', '/** The wallet that pays. */\nexport const viewerPlan = (viewer: Viewer) => viewer.plan;\n'],
    ['backend/kernel/jobs/queue.test.ts', "work('stripe');\n"],
    ['backend/modules/payments/payments.jobs.ts', "export const PAYMENTS_QUEUE = 'stripe';\n"],
  ]);
  expect(kernelNouns(files)).toEqual([
    expect.stringContaining('backend/kernel/jobs/queue.ts:2 says "stripe"'),
    expect.stringContaining('backend/kernel/http/pay.ts:1 says "wallet"'),
    expect.stringContaining('backend/kernel/http/pay.ts:2 says "plan"'),
  ]);
});
