import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../errors.ts';
import type { HttpContext, Next } from './http-context.ts';

/** Decides by the headers of a request whether it names a host that this server answers for. */
export type HostCheck = (headers: IncomingHttpHeaders) => boolean;

export interface HostCheckOptions {
  /** The public address of the product. Its host is always accepted. */
  publicUrl: string | null;
  /** The address on which the server listens. An address that an operator names is also accepted as a host. */
  host: string;
  /** Further host names that the server answers for, without ports. */
  allowedHosts: readonly string[];
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Listening addresses that mean "every interface". They are not accepted in a Host header, because web pages can reach the machine by them. */
const WILDCARDS = ['0.0.0.0', '::'];

/**
 * Builds the check of Host headers. A page of `evil.example` can point its own name at this machine (DNS rebinding). The browser then treats
 * its requests as same-origin, and only the Host header shows the difference. Ports are ignored, because the page chooses one.
 */
export function createHostCheck({ publicUrl, host, allowedHosts }: HostCheckOptions): HostCheck {
  const listening = WILDCARDS.includes(host) ? [] : [host.includes(':') ? `[${host}]` : host];
  const own = publicUrl === null ? [] : [new URL(publicUrl).hostname];
  const allowed = new Set([...LOOPBACK, ...listening, ...own, ...allowedHosts].map((name) => name.toLowerCase()));
  return ({ host: asked }) => asked !== undefined && allowed.has(nameOf(asked));
}

/** The name in a Host header, without port and final dot: `Conjure.Example.:443` gives `conjure.example`. Addresses of IPv6 keep their brackets. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Refuses requests whose Host header this server does not answer for. Mount it behind `/healthz`, `/readyz` and `/metrics`, which answer any host. */
export const hostMiddleware =
  (check: HostCheck) =>
  (ctx: HttpContext, next: Next): Promise<unknown> => {
    if (!check(ctx.req.headers)) {
      throw new AppError('unknown_host', 'forbidden', 'This server does not accept the host in your address. The operator can add the host to ALLOWED_HOSTS.');
    }
    return next();
  };
