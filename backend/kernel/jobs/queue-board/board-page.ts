import type { UIConfig } from '@bull-board/api/typings/app';
import { PRODUCT } from '#contracts/product.ts';

export const BOARD_PATH = '/admin/queues';

const VIOLET = '#6437cf';
const LIGHT_VIOLET = '#a78bfa';

/** The queue dashboard shows our name and a link back, and no links to other sites. */
export const BOARD_CONFIG: UIConfig = {
  boardTitle: `${PRODUCT} queues`,
  boardLogo: { path: '/favicon.svg', width: 28, height: 28 },
  favIcon: { default: '/favicon.svg', alternative: '/favicon.svg' },
  miscLinks: [{ text: `Back to ${PRODUCT}`, url: '/admin' }],
  hideDocsLink: true,
  // The dashboard hides facts about Redis. Administrators find the rest of the server at /admin/developer.
  hideRedisDetails: true,
  locale: { lng: 'en-US' },
  theme: {
    light: { primary: VIOLET, ring: VIOLET, 'font-sans': 'system-ui, sans-serif', 'font-mono': 'ui-monospace, monospace' },
    dark: { primary: LIGHT_VIOLET, ring: LIGHT_VIOLET },
  },
};

const OUTSIDE_LINK = /<link[^>]*href="https?:[^>]*>\s*/g;
// Finds the loading mark in the dashboard's page. A plain word replaces it, because our content policy refuses its inline styles.
const WAITING_MARK = /<div id="root">[\s\S]*?<\/style>\s*<\/div>/;

/**
 * Changes the dashboard's page so that it loads no fonts from outside and has no inline styles. A script line gives the nonce of the answer to the
 * style elements that the dashboard creates later, so the policy can refuse all other inline styles.
 */
export const boardPage = (html: string, nonce: string): string =>
  html
    .replace(OUTSIDE_LINK, '')
    .replace(WAITING_MARK, '<div id="root">Loading…</div>')
    .replace('</head>', `<script nonce="${nonce}">${styleNonce(nonce)}</script></head>`);

const styleNonce = (nonce: string): string =>
  `{const make=document.createElement;document.createElement=function(name,options){const made=make.call(document,name,options);if(/^style$/i.test(name))made.nonce=${JSON.stringify(nonce)};return made}}`;

/** The content policy of the dashboard's page: its own files, its `<base>`, and what the nonce allows. */
export const boardPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The content policy of the dashboard's files. One of them runs as a web worker, which loads another file to colour a job's data. */
export const BOARD_FILE_POLICY = "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
