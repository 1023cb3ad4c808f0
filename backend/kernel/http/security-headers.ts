import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KernelConfig } from '../config/kernel-config.ts';
import { isApiPath } from './http-context.ts';
import type { HttpContext, Next } from './http-context.ts';

const YEAR_SECONDS = 31_536_000;

export interface SecurityHeadersOptions {
  /** Whether people reach the site by https. Only then the server sends HSTS. */
  https: boolean;
}

/** Whether people reach the site by https. Without https, HSTS would lock them out of a server on their own machine. */
export const peopleComeByHttps = ({ environment, http }: Pick<KernelConfig, 'environment' | 'http'>): boolean => environment === 'production' && (http.publicUrl?.startsWith('https:') ?? false);

const HEADERS: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
  ['X-Frame-Options', 'DENY'],
];
const NO_STORE = ['Cache-Control', 'no-store'] as const;
const STRICT_TRANSPORT = ['Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`] as const;

/** Sets the security headers of every answer, and forbids caches to keep answers of the API. HTML pages get a wider policy from `contentSecurityPolicy`. */
export function securityHeaders(options: SecurityHeadersOptions): (ctx: HttpContext, next: Next) => Promise<unknown> {
  const everywhere = headersOf(options);
  const ofApi = [...everywhere, NO_STORE];
  return (ctx, next) => {
    // Sets the security headers at the Node response, because ten calls of Koa's `set` take a twentieth of the time of a small request.
    for (const [name, value] of isApiPath(ctx.path) ? ofApi : everywhere) ctx.res.setHeader(name, value);
    return next();
  };
}

/** Sets the security headers on answers that do not pass through Koa, such as those of the socket's transport. */
export function securityHeadersBelow(path: string, options: SecurityHeadersOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const headers = [...headersOf(options), NO_STORE];
  return ({ url = '' }, response) => {
    if (url.startsWith(path)) for (const [name, value] of headers) response.setHeader(name, value);
  };
}

/** The security headers of every answer by name, for answers that are written without Koa. */
export const plainHeaders = (options: SecurityHeadersOptions): Record<string, string> => Object.fromEntries(headersOf(options));

const headersOf = ({ https }: SecurityHeadersOptions): readonly (readonly [string, string])[] => (https ? [...HEADERS, STRICT_TRANSPORT] : HEADERS);

/** Hosts beyond our own that pages may load from or talk to, by purpose. */
export interface PolicyHosts {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
  img: readonly string[];
  media: readonly string[];
}

/** The content security policy of one HTML answer. `nonce` is new for each answer and allows its inline style and script. */
export function contentSecurityPolicy(nonce: string, hosts: PolicyHosts): string {
  const own = (directive: string, ...sources: string[]): string => [directive, "'self'", ...sources].join(' ');
  return [
    "default-src 'self'",
    own('script-src', `'nonce-${nonce}'`, ...hosts.script),
    own('frame-src', ...hosts.frame),
    own('connect-src', ...hosts.connect),
    own('img-src', 'data:', 'blob:', ...hosts.img),
    own('media-src', 'blob:', ...hosts.media),
    own('style-src', `'nonce-${nonce}'`),
    own('font-src'),
    own('worker-src'),
    own('manifest-src'),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Makes a nonce of 128 random bits for the content security policy of one answer. */
export const newNonce = (): string => randomBytes(16).toString('base64');
