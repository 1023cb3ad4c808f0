import type { ParameterizedContext } from 'koa';
import type { SignInOptions, Viewer } from './endpoint-handler.ts';

/** The facts about a request that the kernel's middleware gathers. */
export interface RequestState {
  requestId: string;
  /** When the request arrived, before the server waited for anything. */
  arrivedAt: Date;
  viewer: Viewer | null;
  /** The pattern of the route that answers the request, such as `/api/admin/users/:id`, for metrics and logs. */
  route?: string;
  /** The error code with which the request was refused, for the log. */
  refusal?: string;
  /** Set while a session route signs a person in: when koa-session stores the session next, a row is inserted. */
  signingIn?: SignInOptions & { userId: string };
}

export type HttpContext = ParameterizedContext<RequestState>;
export type Next = () => Promise<unknown>;

/** Whether a request may change state. GET, HEAD and OPTIONS may not. */
export const isUnsafe = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Whether an address belongs to the API, so that every answer is JSON, 404 included. */
export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');
