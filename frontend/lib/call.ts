import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { request } from './request.ts';

type Given<Name extends string, T> = [T] extends [undefined | never] ? Partial<Record<Name, undefined>> : Record<Name, T>;

/** Arguments of a call to the API: exactly the parts that its endpoint declares, such as parameters, query and body. */
export type CallInput<E extends AnyEndpoint> = Given<'params', ParamsOf<E>> &
  (E['query'] extends undefined ? unknown : { query?: Partial<QueryOf<E>> | undefined }) &
  Given<'body', BodyOf<E>> & {
    signal?: AbortSignal | undefined;
    /** The idempotency key of a user action, which the caller makes once with `newActionKey`. */
    idempotencyKey?: string | undefined;
  };

export interface Page<E extends AnyEndpoint> {
  data: ResponseOf<E>;
  nextCursor: string | null;
}

/** Calls an endpoint of the API and parses the answer with its schema. An answer that differs from the schema fails with the endpoint's name. */
export async function call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
  return (await callPage(endpoint, input)).data;
}

/** Calls an endpoint that lists things page by page. Returns the page, and the cursor of the next page from the header `X-Next-Cursor`. */
export async function callPage<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<Page<E>> {
  const { params, query, body, signal, idempotencyKey } = input as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
    signal?: AbortSignal;
    idempotencyKey?: string;
  };
  const { data, headers } = await request(pathOf(endpoint, params) + searchOf(query), {
    method: endpoint.method,
    body,
    signal,
    timeoutMs: endpoint.timeoutMs,
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined,
  });
  return { data: endpoint.response.parse(data) as ResponseOf<E>, nextCursor: headers.get('x-next-cursor') };
}

/** Fills in the `:name` parts of an endpoint's path. */
export function pathOf(endpoint: Pick<AnyEndpoint, 'path'>, params: Record<string, string> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function searchOf(query: Record<string, unknown> = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return entries.length > 0 ? `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()}` : '';
}

/** Makes an idempotency key for one user action. Make it before all retries, so that the server counts all copies of a request as one action. */
export const newActionKey = (): string => crypto.randomUUID();
