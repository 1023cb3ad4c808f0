import { afterEach, expect, it, vi } from 'vitest';
import { createKernelApp } from './kernel-app.ts';
import { addRow } from './kernel-endpoints.ts';
import { call } from './test-app.ts';

afterEach(() => void vi.restoreAllMocks());

it('a test whose request is answered 500 prints the error that the handler threw, and a refusal prints nothing', async () => {
  const app = await createKernelApp();
  try {
    let printed = '';
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
    expect((await call(app.visitor(), addRow, { body: { name: 'a', fail: 'conflict' }, key: 'conflict-key' })).status).toBe(409);
    expect(printed).toBe('');
    expect((await call(app.visitor(), addRow, { body: { name: 'b', fail: 'broken' }, key: 'broken-key-1' })).status).toBe(500);
    expect(printed).toMatch(/request failed: \/api\/test\/rows\nError: a secret detail\n +at /);
  } finally {
    vi.restoreAllMocks();
    await app.close();
  }
});
