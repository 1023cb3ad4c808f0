import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { SandboxError } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { catchUp } from '../rules/time-travel.ts';
import type { SandboxKeys } from '../sandbox-face.ts';
import { Fields } from './fields.ts';
import { parseForm } from './form.ts';
import type { SavedAnswers } from './idempotency.ts';
import { fingerprintOf } from './idempotency.ts';
import { present } from './present.ts';
import type { Match } from './router.ts';
import { createRouter } from './router.ts';

export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: IncomingHttpHeaders;
}

export interface ApiAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

interface ApiOptions {
  world: World;
  keys: SandboxKeys;
  answers: SavedAnswers;
}

/** Routes the requests of Stripe's HTTP API below /v1 that the payments sandbox answers: form-encoded requests, JSON answers. */
export function createApi({ world, keys, answers }: ApiOptions): (request: ApiRequest) => ApiAnswer {
  const route = createRouter(allRoutes);

  function authorize(headers: IncomingHttpHeaders, match: Match | null): void {
    const key = keyOf(headers.authorization);
    if (key === keys.secret || (key === keys.publishable && match?.route.browser)) return;
    if (key === null) throw unauthorized('You did not provide an API key.');
    if (key === keys.publishable) throw unauthorized('This API call cannot be made with a publishable API key. Please use a secret API key.');
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`);
  }

  function run(match: Match, { path, query, body }: ApiRequest, byBrowser: boolean): string {
    const fields = new Fields({ ...parseForm(query), ...parseForm(body) });
    const expand = fields.texts('expand') ?? [];
    if (byBrowser && !fields.has('client_secret')) throw unauthorized('With a publishable key the client_secret is required.');
    const result = match.route.run({ world, id: match.id, fields, path, realNow: Date.now() });
    fields.done();
    return JSON.stringify(present(world, result, expand));
  }

  return (request) => {
    const { method, path, body, headers } = request;
    const ids = { 'request-id': `req_${randomBytes(7).toString('hex')}` };
    const match = route(method, path);
    const header = headers['idempotency-key'];
    const key = method === 'POST' && typeof header === 'string' ? header : null;
    const fingerprint = key === null ? '' : fingerprintOf(method, path, body);
    try {
      authorize(headers, match);
      const saved = key === null ? undefined : answers.find(key, fingerprint);
      if (saved) return { status: saved.status, body: saved.body, headers: { ...ids, 'idempotency-key': key!, 'idempotent-replayed': 'true' } };
    } catch (error) {
      return { ...failure(error, world), headers: ids };
    }
    const answer = attempt(() => {
      if (!match) throw new SandboxError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` });
      catchUp(world);
      return { status: 200, body: run(match, request, keyOf(headers.authorization) === keys.publishable) };
    }, world);
    if (key !== null) answers.keep(key, { fingerprint, ...answer });
    return { ...answer, headers: key === null ? ids : { ...ids, 'idempotency-key': key } };
  };
}

type Answer = Pick<ApiAnswer, 'status' | 'body'>;

function attempt(work: () => Answer, world: World): Answer {
  try {
    return work();
  } catch (error) {
    return failure(error, world);
  }
}

function failure(error: unknown, world: World): Answer {
  if (error instanceof SandboxError) {
    const { payment_intent: intent, ...body } = error.body;
    return { status: error.status, body: JSON.stringify({ error: { ...body, ...(intent && { payment_intent: present(world, intent, []) }) } }) };
  }
  console.error(error);
  return { status: 500, body: JSON.stringify({ error: { type: 'api_error', message: 'The payments sandbox failed.' } }) };
}

const unauthorized = (message: string): SandboxError => new SandboxError(401, { type: 'invalid_request_error', message });

/** Returns the API key of a request to the payments sandbox: from `Bearer <key>`, or the user name of HTTP basic authentication. */
function keyOf(header: string | undefined): string | null {
  const [scheme, value] = (header ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && value) return value;
  return scheme?.toLowerCase() === 'basic' && value ? (Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? null) : null;
}
