import { must } from '#contracts/must.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { innerCall } from '#kernel/http/inner-call.ts';
import { newNonce } from '#kernel/http/security-headers.ts';
import type { RawRoutes } from '#kernel/module.ts';
import { EMBED_THEMES, embedPage, embedPolicy, missingPage } from './embed-page.ts';

const MAX_AGE_SECONDS = 60;

/**
 * `/embed/prompt/:idOrSlug`: the form of a prompt to embed in other sites (docs/rules/prompts.md#embed). It is the only page that may be
 * framed. It ignores sessions, and shows what the API shows to a visitor.
 */
export const embedRoutes = (mount: RawRoutes): void =>
  mount.get('/embed/prompt/:idOrSlug', async ({ ctx, params }) => {
    const look = { nonce: newNonce(), theme: EMBED_THEMES.find((theme) => theme === ctx.query['theme']) ?? 'auto' } as const;
    const { status, body } = await innerCall(ctx, { method: 'GET', url: `/api/prompts/${encodeURIComponent(must(params['idOrSlug'], 'the name in the path'))}` });
    const found = status === 200 ? getPrompt.response.parse(body).prompt : null;
    ctx.remove('X-Frame-Options');
    ctx.set({
      'Content-Security-Policy': embedPolicy(look.nonce), 'Cross-Origin-Resource-Policy': 'cross-origin', 'Referrer-Policy': 'no-referrer',
      'Cache-Control': found ? `public, max-age=${MAX_AGE_SECONDS}` : 'no-store',
    });
    ctx.status = found ? 200 : status === 429 ? 429 : 404;
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = found ? embedPage(found, look) : missingPage(look);
  }, { sessionless: true });
