import type { ParameterizedContext } from 'koa';
import type { SignInOptions, Viewer } from './endpoint-handler.ts';

/** What the kernel's middleware knows of a request. */
export interface RequestState {
  requestId: string;
  /** When the request came in, before anything was waited for. */
  arrivedAt: Date;
  viewer: Viewer | null;
  /** The pattern of the route that answers, for metrics and logs: `/api/admin/users/:id`. */
  route?: string;
  /** The code of the refusal that is answered, for the log. */
  refusal?: string;
  /** Set while a session route signs a person in: when koa-session stores the session next, a row is inserted. */
  signingIn?: SignInOptions & { userId: string };
}

export type HttpContext = ParameterizedContext<RequestState>;
export type Next = () => Promise<unknown>;

/** Whether a request may change state. GET, HEAD and OPTIONS may not. */
export const isUnsafe = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Whether an address is answered in JSON, missing ones included. */
export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');
