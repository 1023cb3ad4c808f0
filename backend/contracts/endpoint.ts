import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Describes one HTTP endpoint as data. The API mounts it, the client calls it, tests check it, and the OpenAPI document describes it. Paths
 * carry the `/api` prefix and `:name` parameters.
 */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** The HTTP status of a successful answer; 200 when left out. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The largest request body in bytes, for endpoints where the usual limit is too small. */
  readonly bodyLimitBytes?: number;
  /** How long the client waits for the endpoint's answer, in ms; 30 s when left out (docs/rules/client-limits.md#timeouts). */
  readonly timeoutMs?: number;
  /** How long the client uses the endpoint's answer before it asks again, in ms; 2 minutes when left out (docs/rules/client-limits.md#stale-times). */
  readonly staleMs?: number;
  /** How often the client repeats a failed query of this endpoint; once when left out (docs/rules/client-limits.md#query-defaults). */
  readonly queryRetries?: number;
  readonly response: Response;
}

/** Declares an HTTP endpoint and keeps the exact types of its schemas. */
export function defineEndpoint<
  Params extends z.ZodMiniType = z.ZodMiniUndefined,
  Query extends z.ZodMiniType = z.ZodMiniUndefined,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
  Response extends z.ZodMiniType = z.ZodMiniUndefined,
>(endpoint: Endpoint<Params, Query, Body, Response> & Given<'params', Params> & Given<'query', Query> & Given<'body', Body>): typeof endpoint {
  return endpoint;
}

/** The type of an endpoint's schema if it has one, so that code can use the schema without a check for undefined. */
type Given<Name extends string, Schema> = Schema extends z.ZodMiniUndefined ? unknown : { readonly [N in Name]: Schema };

// `any` is what lets a concrete endpoint be assigned to the family: schemas are invariant in their type parameters.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyEndpoint = Endpoint<any, any, any, any>;

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodMiniType, infer Q, z.ZodMiniType, z.ZodMiniType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer B, z.ZodMiniType> ? z.output<B> : never;
export type ResponseOf<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer R> ? z.output<R> : never;
