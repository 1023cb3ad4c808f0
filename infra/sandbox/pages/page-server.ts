import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { SandboxError } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import type { WebhookSender } from '../delivery/webhook-sender.ts';
import { catchUp } from '../rules/time-travel.ts';
import { assetRoutes } from './assets.ts';
import { checkoutRoutes } from './checkout-page.ts';
import { html, page } from './html.ts';
import { invoiceRoutes } from './invoice-page.ts';
import { operatorRoutes } from './operator-page.ts';
import type { PageAnswer } from './page-route.ts';
import { portalRoutes } from './portal-page.ts';

interface PageRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: IncomingHttpHeaders;
}

const routes = [...assetRoutes, ...checkoutRoutes, ...portalRoutes, ...invoiceRoutes, ...operatorRoutes];

/** Serves the payments sandbox's pages for people. It accepts a form only if one of these pages sent it. */
export function createPages({ world, sender, appOrigin }: { world: World; sender: WebhookSender; appOrigin: string | undefined }) {
  const tables = routes.map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`) }));
  const framers = ['http://127.0.0.1:*', 'http://localhost:*', appOrigin].filter(Boolean).join(' ');
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors ${framers}`;

  function answerTo({ method, path, query, body, headers }: PageRequest): PageAnswer {
    if (method === 'POST' && !['same-origin', undefined].includes(headers['sec-fetch-site'] as string | undefined)) return problem(403, 'This form was not sent from the sandbox.');
    for (const { route, pattern } of tables) {
      const match = route.method === method ? pattern.exec(path) : null;
      if (match) return route.run({ world, sender, id: match[1] ?? '', form: new URLSearchParams(body), query: new URLSearchParams(query) });
    }
    return problem(404, 'There is no such page.');
  }

  return (request: PageRequest, response: ServerResponse): void => {
    catchUp(world);
    let answer: PageAnswer;
    try {
      answer = answerTo(request);
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      answer = problem(error.status, error.message);
    }
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    if ('redirect' in answer) response.writeHead(303, { location: answer.redirect }).end();
    else if ('file' in answer) response.writeHead(200, { 'content-type': answer.type, 'cross-origin-resource-policy': 'cross-origin' }).end(answer.file);
    else response.writeHead(answer.status ?? 200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(answer.page.text);
  };
}

const problem = (status: number, text: string): PageAnswer => ({
  status,
  page: page({ title: 'Sandbox payments', body: html`<main class="narrow"><div class="card"><h1>That did not work</h1><p>${text}</p><p><a href="/">To the sandbox</a></p></div></main>` }),
});
