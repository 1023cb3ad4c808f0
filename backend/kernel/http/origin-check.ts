import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../errors.ts';
import { isUnsafe } from './http-context.ts';
import type { HttpContext, Next } from './http-context.ts';

/** Whether a browser says that a request comes from our own pages. */
export type OriginCheck = (headers: IncomingHttpHeaders) => boolean;

/**
 * Sec-Fetch-Site decides where the browser sends it; else Origin must be ours (docs/rules/server.md#own-origin). The server
 * refuses a request with neither, because every browser sends one of them with every write.
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
 * Checks the origin of a socket's handshake. Browsers send Origin with every WebSocket, and Sec-Fetch-Site with polling from the same origin. Programs send
 * neither and bring their own cookie.
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
  // Without a public address this is a development machine. The page's host must then be the host of the request.
  return own === null ? new URL(origin).host === host : origin === own;
}

/** Refuses writes from foreign pages. `exempt` paths prove themselves otherwise: by signature or token. A request with a key does so too. */
export const originMiddleware =
  (check: OriginCheck, exempt: (path: string) => boolean) =>
  (ctx: HttpContext, next: Next): Promise<unknown> => {
    if (isUnsafe(ctx.method) && !ctx.state.viewer?.key && !exempt(ctx.path) && !check(ctx.req.headers)) {
      throw new AppError('foreign_origin', 'forbidden', 'This request did not come from one of our pages.');
    }
    return next();
  };
