import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it('the log contains neither secrets nor people’s words', () => {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', name: 'test', destination: { write: (line: string) => void lines.push(line) } });
  const canary = 'canary-value';
  log.info({ password: canary, user: { token: canary }, request: { headers: { cookie: canary, authorization: canary } } }, 'a');
  log.info({ body: { anything: canary }, run: { prompt: canary, inputs: { a: canary } }, headers: { 'set-cookie': canary } }, 'b');
  log.info({ deep: { a: { b: { c: { d: { password: canary } } } } }, list: [{ new_password: canary }] }, 'd');
  const failure = Object.assign(new Error(`insert into users values ('${canary}') - duplicate key`), {
    severity: 'ERROR', code: '23505', detail: canary, query: canary, bindings: [canary],
  });
  log.error({ err: new Error('outer', { cause: failure }) }, 'c');
  const key = `cjr_${'k'.repeat(43)}`;
  const hook = `cjw_${'w'.repeat(43)}`;
  log.error({ url: `/api/x?k=${key}&w=${hook}`, err: new Error(`no answer for ${key} and ${hook}`) }, 'e');
  expect(lines.join('')).not.toContain(key);
  expect(lines.join('')).not.toContain(hook);
  expect(lines).toHaveLength(5);
  expect(lines.join('')).not.toContain(canary);
  expect(lines.join('')).toContain('duplicate key');
  expect(lines.join('')).toContain('23505');
});

it('the log has one JSON object a line, with its time in UTC, whatever the object contains', () => {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', name: 'test', destination: { write: (line: string) => void lines.push(line) } });
  const forged = 'x\n{"level":60,"msg":"forged"}\r\n\u2028\u001b[31m';
  log.info({ username: forged, [forged]: 1, list: [forged] }, forged);
  log.error({ err: Object.assign(new Error(forged), { code: forged }) }, 'failed');
  const written = lines.join('').trimEnd().split(/[\r\n]/);
  expect(written).toHaveLength(2);
  for (const line of written) expect(JSON.parse(line)).toMatchObject({ name: 'test', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), level: expect.any(Number), msg: expect.any(String) });
  expect(lines.join('')).not.toContain('\u001b');
});
