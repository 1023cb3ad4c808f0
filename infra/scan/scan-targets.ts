import { z } from 'zod';
import { exampleOf } from '../../backend/kernel/http/openapi/example-of.ts';
import type { HttpUser } from '../../backend/testing/http-user.ts';
import { KnownIds } from '../../backend/testing/fuzz/known-ids.ts';

/** One request whose parameters a scanner attacks. */
export interface ScanTarget {
  method: string;
  /** The target's path with its query. */
  path: string;
  /** The target's JSON body; undefined when it has none. */
  body?: string;
}

const schema = z.record(z.string(), z.unknown());
const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema })),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
});
const apiDescription = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** Addresses that a scan leaves out, because such requests would end the scanner's own session or ask for the password again. */
const LEFT_OUT = [/^\/api\/auth\//, /^\/api\/(user|account)\/(delete|sessions|password|email)/, /^\/api\/stripe\//, /logout|sign-out|deletion/];
/** Lists of the API from which a scan takes the ids in its addresses. */
const LISTS = ['/api/prompts', '/api/packs', '/api/agents', '/api/challenges', '/api/token-packages'];
/** Pages that a scan attacks, because the server renders parts of the address into them. */
const PAGES = ['/', '/marketplace?q=light', '/pricing', '/payment-success?session=x', '/challenges', '/packs', '/legal/terms'];

/** Returns the scan's requests: one to every endpoint of the product's API description, with valid examples, and some pages. */
export async function productTargets(user: Pick<HttpUser, 'send'>): Promise<ScanTarget[]> {
  const { paths } = apiDescription.parse((await user.send('GET', '/api/openapi.json')).body);
  const ids = new KnownIds();
  for (const list of LISTS) ids.learn(list, (await user.send('GET', list)).body);
  const requests = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, each]) => targetOf(method, path, each, ids)));
  return [...PAGES.map((path) => ({ method: 'GET', path })), ...requests.filter(({ path }) => !LEFT_OUT.some((pattern) => pattern.test(path)))];
}

function targetOf(method: string, path: string, { parameters, requestBody }: z.output<typeof operation>, ids: KnownIds): ScanTarget {
  const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(ids.one(path, 0)));
  const query = parameters.filter((each) => each.in === 'query').map(({ name, schema: shape }) => [name, written(exampleOf(shape))]);
  const json = requestBody?.content['application/json']?.schema;
  return {
    method: method.toUpperCase(),
    path: query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`,
    ...(json && { body: JSON.stringify(exampleOf(json)) }),
  };
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value) ?? '');
