import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import { contentSecurityPolicy, newNonce } from '#kernel/http/security-headers.ts';
import type { RawCall, RawRoutes } from '#kernel/module.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';
import { unsubscribe } from './unsubscribe.ts';
import type { UnsubscribeDeps } from './unsubscribe.ts';

const PATH = '/api/unsubscribe/:token';
const MAX_BODY_BYTES = 10 * 1024;
const NO_OTHER_HOSTS = { script: [], frame: [], connect: [], img: [], media: [] };

/**
 * Registers the addresses that stop emails. One POST does so (RFC 8058), by the reader or the email program. GET changes nothing, because
 * email scanners open every link.
 */
export function unsubscribeRoutes(mount: RawRoutes, deps: UnsubscribeDeps & { sealer: Sealer }): void {
  mount.get(PATH, ({ ctx, params }) => {
    const wanted = readUnsubscribeToken(deps.sealer, params['token'] ?? '');
    answer(ctx, wanted ? 200 : 404, (nonce) => unsubscribePage(nonce, wanted ? 'ask' : 'broken', wanted?.kind));
    return Promise.resolve();
  });

  mount.post(PATH, { maxBytes: MAX_BODY_BYTES }, async ({ ctx, params }) => {
    const wanted = readUnsubscribeToken(deps.sealer, params['token'] ?? '');
    if (wanted) await unsubscribe(deps, wanted);
    answer(ctx, wanted ? 200 : 404, (nonce) => unsubscribePage(nonce, wanted ? 'done' : 'broken', wanted?.kind));
  });
}

function answer(ctx: RawCall['ctx'], status: number, page: (nonce: string) => string): void {
  const nonce = newNonce();
  ctx.status = status;
  ctx.set('Content-Security-Policy', contentSecurityPolicy(nonce, NO_OTHER_HOSTS));
  // These routes need no session: the token in the address names the person.
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = page(nonce);
}
