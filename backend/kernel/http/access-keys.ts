import { AppError } from '../errors.ts';
import { addressKey } from './client-address.ts';
import type { AccessKey, Viewer } from './endpoint-handler.ts';
import type { HttpContext, Next } from './http-context.ts';
import type { KernelLimit, RateLimits } from './rate-limits.ts';

/** Finds the API keys that programs send as `Authorization: Bearer …`. */
export interface AccessKeys {
  /** Returns the owner of the API key with this secret. Null when the key is unknown, revoked or expired, or its owner may not act. */
  find(secret: string): Promise<Viewer | null>;
  /** The scopes of API keys that open a route; one of them is enough. Empty for a route that no key may call. `path` is the route's pattern. */
  scopesOf(method: string, path: string): readonly string[];
}

const BEARER = /^bearer(?: +([\x21-\x7e]{1,200}))? *$/i;

/** 401 for an API key that does not work. The answer is the same for all reasons, so that it tells nothing about other people's keys. */
export const keyRefused = (): AppError => new AppError('key_invalid', 'unauthenticated', 'This API key does not work. It may be wrong, expired or revoked.');

/** 403 for a route that no scope of an API key opens. */
const outOfReach = (): AppError => new AppError('not_for_keys', 'forbidden', 'API keys cannot do this. Please do it on the website.');

const scopeMissing = (scopes: readonly string[]): AppError =>
  new AppError('scope_missing', 'forbidden', `This API key needs the scope ${scopes.map((scope) => `"${scope}"`).join(' or ')} for this.`, { details: { scopes } });

export interface KeyMiddlewareOptions {
  keys: AccessKeys;
  limits: RateLimits<KernelLimit>;
  /** Whether requests to this path may use an API key. Other paths, such as metrics, use `Bearer` for tokens of their own. */
  applies(path: string): boolean;
}

/**
 * Finds the owner of a request's API key and puts it into `ctx.state.viewer`. Such a request has no session, whatever cookies it brings. It
 * needs no proof of its origin, because a browser never sends a key by itself (docs/rules/keys.md#bearer).
 */
export const keyMiddleware = ({ keys, limits, applies }: KeyMiddlewareOptions) => {
  const withKey = async (ctx: HttpContext, next: Next, secret: string | undefined): Promise<unknown> => {
    // Each request with an API key costs a look-up in the database, so it counts against the rate limit of its address.
    await limits.take('read', addressKey(ctx.ip));
    const viewer = secret === undefined ? null : await keys.find(secret);
    if (!viewer?.key) {
      ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw keyRefused();
    }
    ctx.state.viewer = viewer;
    await limits.take('key', viewer.key.id);
    return next();
  };
  return (ctx: HttpContext, next: Next): Promise<unknown> => {
    const { authorization } = ctx.req.headers;
    const bearer = authorization === undefined ? null : BEARER.exec(authorization);
    return bearer && applies(ctx.path) ? withKey(ctx, next, bearer[1]) : next();
  };
};

/** Lets a request with an API key through only if one of the key's scopes opens the route. @throws AppError not_for_keys, scope_missing */
export function admitKey(keys: AccessKeys, viewer: Viewer | null, method: string, path: string): void {
  if (!viewer?.key) return;
  const { scopes } = viewer.key;
  const open = keys.scopesOf(method, path);
  if (open.length === 0) throw outOfReach();
  if (!open.some((scope) => scopes.includes(scope))) throw scopeMissing(open);
}

/** Fills fields that a request's body leaves out with the defaults of its API key, where `schema`, the schema of the body, has these fields. */
export function withDefaults({ defaults }: AccessKey, schema: unknown, body: unknown): unknown {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) return body;
  const fields = typeof schema === 'object' && schema !== null && 'shape' in schema && typeof schema.shape === 'object' ? schema.shape : null;
  if (fields === null) return body;
  const filled = Object.entries(defaults).filter(([name]) => name in fields);
  return filled.length === 0 ? body : { ...Object.fromEntries(filled), ...body };
}
