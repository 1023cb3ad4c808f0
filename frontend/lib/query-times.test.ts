import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getBalance } from '#contracts/balance.ts';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { generateFreeForm, generateFromPrompt, listGenerations } from '#contracts/generation.ts';
import { getMessagePreferences } from '#contracts/message-preferences.ts';
import { getUnreadCount } from '#contracts/messages.ts';
import { testDraft } from '#contracts/prompt-drafts.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { getConfig } from '#contracts/system.ts';
import { ApiError, NetworkError, TimeoutError } from './api-error.ts';
import { retryUpTo, timesOf } from './query-times.ts';

const sources = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => `${folder}/${name}`);
const down = new ApiError('/api/config', 503, 'down', null);

describe('times of an endpoint (docs/rules/client-limits.md#stale-times)', () => {
  it.each([
    [listGenerations, 0], [listPrompts, 5 * MINUTE_MS], [getUnreadCount, 5 * MINUTE_MS], [getBalance, 10 * MINUTE_MS],
    [getMessagePreferences, 10 * MINUTE_MS], [getConfig, 2 * MINUTE_MS],
  ].map(([endpoint, ms]) => [(endpoint as AnyEndpoint).path, ms, endpoint] as [string, number, AnyEndpoint]))('the answer of the endpoint %s stays fresh for %i ms', (_, ms, endpoint) =>
    expect(timesOf(endpoint).staleTime).toBe(ms));

  it('queries of runs are retried twice and all others once, and only after failures that a retry can help', () => {
    const { retry: runs } = timesOf(listGenerations);
    expect([0, 1, 2].map((failures) => runs(failures, down))).toEqual([true, true, false]);
    const { retry: others } = timesOf(getConfig);
    expect([0, 1].map((failures) => others(failures, down))).toEqual([true, false]);
    expect(retryUpTo(1)(0, new NetworkError('/api/config', 'x'))).toBe(true);
    for (const status of [401, 403, 404]) expect(runs(0, new ApiError('/api/generations', status, '', null))).toBe(false);
    expect(runs(0, new TimeoutError())).toBe(false);
  });

  it('the client waits up to 120 s for the answer to a run (docs/rules/client-limits.md#timeouts)', () => {
    for (const endpoint of [generateFromPrompt, generateFreeForm, testDraft] as AnyEndpoint[]) expect(endpoint.timeoutMs).toBe(120_000);
    expect(listGenerations.timeoutMs).toBeUndefined();
  });

  it('every query uses the freshness and the retries that its endpoint declares', async () => {
    const declaring = new Set<string>();
    for (const file of sources('backend/contracts')) {
      const contract = (await import(`../../${file}`)) as Record<string, Partial<AnyEndpoint> | undefined>;
      for (const [name, value] of Object.entries(contract)) if (value?.staleMs !== undefined || value?.queryRetries !== undefined) declaring.add(name);
    }
    expect(declaring.size).toBeGreaterThan(15);
    const forgetful = ['app', 'features', 'lib', 'prompt-form', 'shared', 'ui'].flatMap((folder) => sources(`frontend/${folder}`)).flatMap((file) =>
      readFileSync(file, 'utf8').split('queryKey:').slice(1)
        .filter((options) => declaring.has(/queryFn:[^]*?\bcall(?:Page)?\((\w+)/.exec(options)?.[1] ?? '') && !/timesOf\(|staleTime:/.test(options))
        .map((options) => `${file}: ${options.slice(0, 60)}`));
    expect(forgetful).toEqual([]);
  });
});
