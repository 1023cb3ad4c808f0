import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../backend/testing/test-app.ts';
import type { TestApp } from '../../backend/testing/test-app.ts';
import { createTestDatabase } from '../../backend/testing/test-database.ts';
import type { TestDatabase } from '../../backend/testing/test-database.ts';
import { startPlantedServer } from './planted-server.ts';
import type { PlantedServer } from './planted-server.ts';
import { injectionsIn, possibleInjectionsIn, rawRequest, sqlmap, wapiti } from './run-scanner.ts';
import { missedIn, problemsIn } from './scan-result.ts';
import { productTargets } from './scan-targets.ts';
import { findScanner } from './scanner-programs.ts';

const SECONDS = 60;
/** The addresses of the product that this test lets each scanner attack. `npm run scan` attacks every endpoint. */
const SMALLEST: Record<'wapiti' | 'sqlmap', RegExp> = { wapiti: /^\/marketplace|^\/api\/prompts\?/, sqlmap: /^\/api\/prompts\/suggestions\?/ };

describe('a scan for holes', () => {
  let app: TestApp;
  let database: TestDatabase;
  let planted: PlantedServer;
  beforeAll(async () => {
    database = await createTestDatabase('planted');
    planted = await startPlantedServer(database.url);
    app = await createTestApp({ overrides: { RATE_LIMIT_READ: '1000000/60', RATE_LIMIT_WRITE: '1000000/60', OVERLOAD_DELAY_MS: '0' } });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await planted.close();
    await database.drop();
  });

  it.each(['wapiti', 'sqlmap'] as const)('the security scanner %s finds the planted holes, and nothing in the product', { timeout: 300_000 }, async (name) => {
    const scanner = await findScanner(name);
    if (typeof scanner === 'string') return expect(scanner).toContain(`apt install ${name}`);
    const attack = name === 'wapiti' ? wapiti : sqlmap;
    const found = await attack(scanner, { url: planted.url, targets: planted.targets, headers: {}, seconds: SECONDS, thorough: false });
    expect(missedIn(name, found)).toEqual([]);
    const user = await app.register();
    const targets = (await productTargets(user)).filter(({ method, path }) => method === 'GET' && SMALLEST[name].test(path));
    expect(targets.length).toBeGreaterThan(0);
    const headers = { Cookie: user.cookie(), Origin: app.url, 'Sec-Fetch-Site': 'same-origin' };
    expect(problemsIn(await attack(scanner, { url: app.url, targets, headers, seconds: SECONDS, thorough: false }))).toEqual([]);
  });

  it('a security scan attacks every endpoint of the API description, with valid examples and existing ids', async () => {
    const targets = await productTargets(await app.register());
    expect(targets.length).toBeGreaterThan(150);
    expect(targets).toContainEqual(expect.objectContaining({ method: 'GET', path: expect.stringMatching(/^\/api\/prompts\?.*limit=/) as string }));
    expect(targets).toContainEqual(expect.objectContaining({ method: 'POST', path: '/api/ai/generate', body: expect.stringContaining('"prompt"') as string }));
    expect(targets.filter(({ path }) => /\{|\/api\/auth\//.test(path))).toEqual([]);
    expect(rawRequest('http://127.0.0.1:1', { method: 'POST', path: '/a?b=c', body: '{"d":1}' }, { Cookie: 'sid=1' })).toBe('POST /a?b=c HTTP/1.1\nHost: 127.0.0.1:1\nCookie: sid=1\nContent-Type: application/json\n\n{"d":1}');
  });

  it('a security scan names the planted holes that the scanner missed', () => {
    expect(missedIn('sqlmap', [{ kind: 'SQL injection', path: '/things', parameter: 'id', info: '' }])).toEqual(['^SQL injection$ /things']);
    expect(problemsIn([{ kind: 'HTTP Secure Headers', path: '/', parameter: '', info: 'X-XSS-Protection is not set' }])).toEqual([]);
    expect(problemsIn([{ kind: 'HTTP Secure Headers', path: '/', parameter: '', info: 'X-Content-Type-Options is not set' }])).toHaveLength(1);
    expect(injectionsIn('Parameter: id (GET)\n    Type: boolean-based blind\nParameter: JSON name ((custom) POST)\n')).toEqual(['id', 'JSON name']);
    expect(injectionsIn('[INFO] testing parameter: id')).toEqual([]);
    expect(possibleInjectionsIn("[INFO] GET parameter 'id' appears to be 'AND boolean-based blind' injectable\n[INFO] testing 'x'\n")).toEqual(['id']);
  });
});
