import { adminLogin } from '#contracts/admin-access.ts';
import { apiScope, createApiKey } from '#contracts/api-keys.ts';
import { openApiDocument } from '#kernel/http/openapi/openapi-document.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import type { HttpUser } from '../http-user.ts';
import { watchHolds } from '../longest-hold.ts';
import { programWith } from '../program.ts';
import { call, createTestApp } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import { fuzzRequests } from './fuzz-requests.ts';
import type { Caller, FuzzRequest, Paths } from './fuzz-requests.ts';
import { KnownIds } from './known-ids.ts';
import { leakIn } from './leaks.ts';
import { quickHash } from '#testing/quick-hash.ts';

export interface FuzzReport {
  /** How often the API answered with each status. */
  statuses: Record<string, number>;
  /** Operations that answered 503 because something is not set up. Their error codes must say so. */
  unavailable: string[];
  /** Faults that the generated requests found, each with its request. */
  problems: string[];
  /** Longest turn of the server's event loop, in ms of processor time. */
  longestHoldMs: number;
}

const ADMIN_PASSWORD = 'abracadabra-and-more';
const SHOWN = 700;
const LATEST_LOG = 40;

/**
 * Sends requests that are generated from our own OpenAPI document to the real API over HTTP. They are sent one after the other, so that a seed leads
 * to the same requests each time. Callers whom a request has signed out or removed are replaced.
 */
export async function fuzzApp(count: number, seed: number): Promise<FuzzReport> {
  const lines: string[] = [];
  const log = createLogger({ level: 'error', name: 'fuzz', destination: {
    write(line: string) {
      lines.push(line);
      lines.splice(0, lines.length - LATEST_LOG);
    },
  } });
  const app = await createTestApp({ log, overrides: { LOG_LEVEL: 'error', ADMIN_PASSWORD_HASH: await quickHash(ADMIN_PASSWORD) } });
  try {
    const callers = await castOf(app);
    const document = await openApiDocument(app.table.endpoints(), { admin: true, scopesOf: () => [], keyDefaults: [] });
    const requests = fuzzRequests(document.paths as Paths, count, seed);
    const ids = new KnownIds();
    for (const path of ['/api/prompts?limit=20', '/api/packs', '/api/agents', '/api/challenges', '/api/token-packages', '/api/flags']) ids.learn(path.replace(/\?.*/, ''), (await callers.administrator.send('GET', path)).body);
    const report: FuzzReport = { statuses: {}, unavailable: [], problems: [], longestHoldMs: 0 };
    const held = watchHolds();
    for (const [at, request] of requests.entries()) {
      const told = lines.length;
      const path = addressOf(request, ids);
      const asked = (): string => `request ${at} of seed ${seed}: ${request.caller} ${request.method} ${path.slice(0, SHOWN)} ${request.body?.slice(0, SHOWN) ?? ''}`;
      const answer = await send(callers[request.caller], request, path).catch((error: unknown) => error as Error);
      if (answer instanceof Error) {
        report.problems.push(`${asked()} had no answer: ${String(answer.cause ?? answer)}`);
        continue;
      }
      report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
      if (answer.status === 503) report.unavailable = [...new Set([...report.unavailable, `${request.method} ${request.path} ${/"code":"(\w+)"/.exec(answer.text)?.[1] ?? ''}`])];
      const documented = answer.status === 503 && answer.text.includes('"code"');
      if (answer.status >= 500 && !documented) report.problems.push(`${asked()} answered ${answer.status} ${answer.text.slice(0, SHOWN)} ${lines.slice(Math.min(told, lines.length - 1)).join('\n').slice(0, 3_000)}`);
      const leak = leakIn(answer.text, `${path}${request.body ?? ''}`);
      if (leak !== null) report.problems.push(`${asked()} answered with "${leak}"`);
      if (answer.status < 300) ids.learn(request.path, answer.body);
      if (request.caller !== 'anonymous' && answer.status !== 200) await stillSignedIn(app, callers, request.caller);
    }
    report.longestHoldMs = await held();
    return report;
  } finally {
    await app.close();
  }
}

type Callers = Record<Caller, Pick<HttpUser, 'send'>>;

const castOf = async (app: TestApp): Promise<Callers> =>
  ({ anonymous: app.visitor(), member: await app.register(), administrator: await administrator(app), key: await program(app) });

async function administrator(app: TestApp): Promise<HttpUser> {
  const user = await app.register();
  await call(user, adminLogin, { body: { password: ADMIN_PASSWORD } });
  return user;
}

async function program(app: TestApp): Promise<Pick<HttpUser, 'send'>> {
  const made = await call(await app.register(), createApiKey, { body: { name: 'Fuzz', scopes: [...apiScope.options], perRun: 20, perDay: 50, expiresInDays: 90 } });
  if (made.status !== 201) throw new Error(`No key: ${made.text}`);
  return programWith(app.url, made.body.secret);
}

/** Signs a new caller in when a generated request has ended the caller's session, account or key. */
async function stillSignedIn(app: TestApp, callers: Callers, caller: Exclude<Caller, 'anonymous'>): Promise<void> {
  const who = await callers[caller].send<{ user?: { role: string } | null }>('GET', caller === 'key' ? '/api/user/balance' : '/api/auth/me');
  const fine = caller === 'key' ? who.status < 400 : caller === 'member' ? Boolean(who.body.user) : who.body.user?.role === 'admin';
  if (fine) return;
  callers[caller] = caller === 'key' ? await program(app) : caller === 'member' ? await app.register() : await administrator(app);
}

const addressOf = ({ path, params, query, choice }: FuzzRequest, ids: KnownIds): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ids.one(path, choice)));
  return query === '' ? filled : `${filled}?${query}`;
};

/** Encodes a value for an address. Half characters have no form in an address, and an empty part would lead to another address. */
const encoded = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd')).slice(0, 4_000).replace(/%[0-9A-F]?$/, '') || '%20';

async function send(caller: Pick<HttpUser, 'send'>, { method, body, contentType, key }: FuzzRequest, path: string): ReturnType<HttpUser['send']> {
  return caller.send(method, path, { ...(key !== undefined && { key }), ...(body !== undefined && { rawBody: body }), headers: { 'Content-Type': contentType } });
}
