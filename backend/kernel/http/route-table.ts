import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { RawCall, UploadCall, UploadOptions, WebhookCall } from '../module.ts';
import type { RawRoutes } from '../module.ts';
import type { Tx } from '../db/database.ts';
import type { Access, BeforeWrite, CallContext, Result, Routes, SessionControl, Viewer } from './endpoint-handler.ts';

// The route table stores all endpoints with the same loose types. `Routes` checks the exact types of handlers when a module mounts them.
type Call = CallContext<AnyEndpoint>;
type Answer = Promise<Result<AnyEndpoint>>;

interface Mounted {
  endpoint: AnyEndpoint;
  access: Access;
}

export type EndpointRoute =
  | (Mounted & { kind: 'read'; handler: (call: Call) => Answer })
  | (Mounted & { kind: 'write'; handler: (call: Call, tx: Tx) => Answer; before: BeforeWrite<Call> | undefined })
  | (Mounted & { kind: 'session'; handler: (call: Call, auth: SessionControl) => Answer })
  | (Mounted & { kind: 'upload'; options: UploadOptions; handler: (call: UploadCall<Viewer | null>) => Answer });

export interface RawRoute {
  path: string;
  sessionless: boolean;
  handler: (call: RawCall) => Promise<void>;
}

export interface RawPostRoute {
  path: string;
  maxBytes: number;
  handler: (call: RawCall & { body: Buffer }) => Promise<void>;
}

export interface WebhookRoute {
  path: string;
  maxBytes: number;
  handler: (call: WebhookCall) => Promise<void>;
}

/** Holds all endpoints and raw routes that modules mount. */
export interface RouteTable {
  readonly routes: Routes;
  readonly rawRoutes: RawRoutes;
  /** The endpoints in the order in which paths are tried: literal segments come before parameters, so that `/x/mark-all-read` is never read as an id. */
  endpoints(): EndpointRoute[];
  raw(): readonly RawRoute[];
  rawPosts(): readonly RawPostRoute[];
  webhooks(): readonly WebhookRoute[];
}

/** Makes an empty route table for modules to fill. @throws when two endpoints share method and path */
export function createRoutes(): RouteTable {
  const endpoints = new Map<string, EndpointRoute>();
  let inOrder: readonly EndpointRoute[] | null = null;
  const raw: RawRoute[] = [];
  const rawPosts: RawPostRoute[] = [];
  const webhooks: WebhookRoute[] = [];
  const add = (route: EndpointRoute): void => {
    const name = `${route.endpoint.method} ${route.endpoint.path.replace(/:[^/]+/g, ':')}`;
    if (endpoints.has(name)) throw new Error(`${name} is mounted twice`);
    endpoints.set(name, route);
    inOrder = null;
  };
  return {
    routes: {
      read: (endpoint, access, handler) => add({ kind: 'read', endpoint, access, handler: handler as never }),
      write: (endpoint, access, handler, before) => add({ kind: 'write', endpoint, access, handler: handler as never, before: before as never }),
      session: (endpoint, access, handler) => add({ kind: 'session', endpoint, access, handler: handler as never }),
    },
    rawRoutes: {
      get: (path, handler, { sessionless = false } = {}) => void raw.push({ path, handler, sessionless }),
      post: (path, { maxBytes }, handler) => void rawPosts.push({ path, maxBytes, handler }),
      webhook: (path, { maxBytes }, handler) => void webhooks.push({ path, maxBytes, handler }),
      upload: (endpoint, access, options, handler) =>
        add({ kind: 'upload', endpoint, access, options, handler: handler as never }),
    },
    endpoints: () => [...(inOrder ??= sorted([...endpoints.values()]))],
    raw: () => raw,
    rawPosts: () => rawPosts,
    webhooks: () => webhooks,
  };
}

/** Tells which requests start work that continues after the answer: those to endpoints that answer 202. */
export function beginsWork(table: Pick<RouteTable, 'endpoints'>): (method: string, path: string) => boolean {
  const begin = table.endpoints().filter(({ endpoint }) => endpoint.status === 202).map(({ endpoint }) => ({ method: endpoint.method, path: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}/?$`) }));
  return (method, path) => begin.some((each) => each.method === method && each.path.test(path));
}

/** Each path is split once before sorting, because comparing needs its parts about ten times. */
function sorted(routes: readonly EndpointRoute[]): EndpointRoute[] {
  const split = routes.map((route) => ({ route, segments: route.endpoint.path.split('/') }));
  return split.sort((a, b) => compareSegments(a.segments, b.segments)).map(({ route }) => route);
}

function compareSegments(left: readonly string[], right: readonly string[]): number {
  for (const [index, segment] of left.slice(0, right.length).entries()) {
    const difference = Number(segment.startsWith(':')) - Number(right[index]?.startsWith(':'));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
