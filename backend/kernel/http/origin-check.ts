import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../errors.ts';
import { isUnsafe } from './http-context.ts';
import type { HttpContext, Next } from './http-context.ts';

/** Whether the headers that a browser sent say that a request comes from our own pages. */
export type OriginCheck = (headers: IncomingHttpHeaders) => boolean;

/**
 * Builds the check that a write comes from our own pages. Sec-Fetch-Site decides where the browser sends it; else Origin must be ours
 * (docs/rules/server.md#own-origin). A request with neither is refused, because every browser sends one of them with every write.
 */
export function createOriginCheck({ publicUrl }: { publicUrl: string | null }): OriginCheck {
  const own = publicUrl === null ? null : new URL(publicUrl).origin;
  return (headers) => {
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' || site === 'none';
    return isOwnOrigin(headers, own);
  };
}

/**
 * Builds the check that a socket's handshake comes from our own pages. Browsers send Origin with every WebSocket, and Sec-Fetch-Site with polling
 * from the same origin. Programs send neither, and are accepted because they bring their own cookie.
 */
export function createSocketOriginCheck({ publicUrl }: { publicUrl: string | null }): OriginCheck {
  const own = publicUrl === null ? null : new URL(publicUrl).origin;
  return (headers) => {
    if (headers.origin !== undefined) return isOwnOrigin(headers, own);
    return ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);
  };
}

function isOwnOrigin({ origin, host }: IncomingHttpHeaders, own: string | null): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  // A server without a public address is a development machine. The host of the page must then be the host of the request.
  return own === null ? new URL(origin).host === host : origin === own;
}

/**
 * Refuses writes that come from foreign pages. Requests to `exempt` paths prove themselves by a signature or a token, and requests with an API key by
 * their key.
 */
export const originMiddleware =
  (check: OriginCheck, exempt: (path: string) => boolean) =>
  (ctx: HttpContext, next: Next): Promise<unknown> => {
    if (isUnsafe(ctx.method) && !ctx.state.viewer?.key && !exempt(ctx.path) && !check(ctx.req.headers)) {
      throw new AppError('foreign_origin', 'forbidden', 'This request did not come from one of our pages.');
    }
    return next();
  };
