import { AppError } from '../errors.ts';
import { addressKey } from './client-address.ts';
import type { AccessKey, Viewer } from './endpoint-handler.ts';
import type { HttpContext, Next } from './http-context.ts';
import type { KernelLimit, RateLimits } from './rate-limits.ts';

/** Finds the API keys that programs send as `Authorization: Bearer …`. */
export interface AccessKeys {
  /** The owner of a key with this secret. Null when the key is unknown, revoked or expired, or its owner may not act. */
  find(secret: string): Promise<Viewer | null>;
  /** The scopes that open a route, each of which is enough. Empty for a route that no key can call. `path` is the route's pattern. */
  scopesOf(method: string, path: string): readonly string[];
}

const BEARER = /^bearer(?: +([\x21-\x7e]{1,200}))? *$/i;

/** 401: the request brought a key that opens nothing. It is one answer for all reasons, so that it tells nothing about keys of others. */
export const keyRefused = (): AppError => new AppError('key_invalid', 'unauthenticated', 'This API key does not work. It may be wrong, expired or revoked.');

/** 403: no scope opens this route. */
const outOfReach = (): AppError => new AppError('not_for_keys', 'forbidden', 'API keys cannot do this. Please do it on the website.');

const scopeMissing = (scopes: readonly string[]): AppError =>
  new AppError('scope_missing', 'forbidden', `This API key needs the scope ${scopes.map((scope) => `"${scope}"`).join(' or ')} for this.`, { details: { scopes } });

export interface KeyMiddlewareOptions {
  keys: AccessKeys;
  limits: RateLimits<KernelLimit>;
  /** Whether requests to this path may bring an API key. Other paths, such as metrics, use `Bearer` for tokens of their own. */
  applies(path: string): boolean;
}

/**
 * Resolves `ctx.state.viewer` of a request with a key. It then has no session, whatever cookies it brings, and needs no proof of its
 * origin: a browser never sends a key by itself (docs/rules/keys.md#bearer).
 */
export const keyMiddleware = ({ keys, limits, applies }: KeyMiddlewareOptions) =>
  async (ctx: HttpContext, next: Next): Promise<unknown> => {
    const bearer = BEARER.exec(ctx.req.headers.authorization ?? '');
    if (!bearer || !applies(ctx.path)) return next();
    // Each try of a key costs a look-up in the database, so it counts against the limit of the request's address.
    await limits.take('read', addressKey(ctx.ip));
    const viewer = bearer[1] === undefined ? null : await keys.find(bearer[1]);
    if (!viewer?.key) {
      ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw keyRefused();
    }
    ctx.state.viewer = viewer;
    await limits.take('key', viewer.key.id);
    return next();
  };

/** Lets a request with a key through only where one of its scopes opens the route. @throws AppError not_for_keys, scope_missing */
export function admitKey(keys: AccessKeys, viewer: Viewer | null, method: string, path: string): void {
  if (!viewer?.key) return;
  const { scopes } = viewer.key;
  const open = keys.scopesOf(method, path);
  if (open.length === 0) throw outOfReach();
  if (!open.some((scope) => scopes.includes(scope))) throw scopeMissing(open);
}

/** The body with the key's defaults for the fields that it leaves out. `schema` is the body's schema. */
export function withDefaults({ defaults }: AccessKey, schema: unknown, body: unknown): unknown {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) return body;
  const fields = typeof schema === 'object' && schema !== null && 'shape' in schema && typeof schema.shape === 'object' ? schema.shape : null;
  if (fields === null) return body;
  const filled = Object.entries(defaults).filter(([name]) => name in fields);
  return filled.length === 0 ? body : { ...Object.fromEntries(filled), ...body };
}
