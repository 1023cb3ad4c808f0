import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdReads, holdReadsUntil } from './held-reads.ts';
import { request } from './request.ts';

const realFetch = globalThis.fetch;
const sent = vi.fn<(path: string) => void>();
const server = (): void => {
  globalThis.fetch = (path) => {
    sent(String(path));
    return Promise.resolve(Response.json({}));
  };
};
const outcome = (work: Promise<unknown>): Promise<string> => work.then(() => 'answered', (error: unknown) => (error as Error).name);

afterEach(() => {
  globalThis.fetch = realFetch;
  sent.mockClear();
});

describe('a read while the session is being ended', () => {
  it.each([
    [true, 'AbortError', []],
    [false, 'answered', ['/api/x']],
  ] as const)('a read during a sign-out is sent when the sign-out fails, and dropped when it succeeds (ended: %s)', async (ended, expected, paths) => {
    server();
    const release = holdReads();
    const read = outcome(request('/x'));
    expect(sent).not.toHaveBeenCalled();
    release(ended);
    expect(await read).toBe(expected);
    expect(sent.mock.calls.flat()).toEqual(paths);
  });

  it('a read that still waits for hydration is dropped when the session ends', async () => {
    server();
    let hydrate = (): void => undefined;
    holdReadsUntil(new Promise<void>((resolve) => (hydrate = resolve)));
    const read = outcome(request('/x'));
    holdReads()(true);
    hydrate();
    expect(await read).toBe('AbortError');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a read before the page is hydrated', () => {
  it('a read before the page is hydrated is sent when hydration ends', async () => {
    server();
    let hydrate = (): void => undefined;
    holdReadsUntil(new Promise<void>((resolve) => (hydrate = resolve)));
    const read = outcome(request('/x'));
    await Promise.resolve();
    expect(sent).not.toHaveBeenCalled();
    hydrate();
    expect(await read).toBe('answered');
  });
});
