import { escapeHtml } from '#contracts/escape-html.ts';
import type { PublicConfig } from '#contracts/system.ts';
import { hydrationScript } from './hydration-script.ts';
import type { RenderedPage } from './page-renderer.ts';
import type { PageCode } from './page-preloads.ts';

const NONCE_MARK = /__CSP_NONCE__/g;
const HEAD_MARK = '<!--app-head-->';
const ROOT = '<div id="root"></div>';
const FONT_PRELOAD = /<link rel="preload" as="font"[^>]*>\s*/g;
const SCRIPT_TAG = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>|<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** What search engines, link previews and the first paint know of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of the page, for its canonical address. */
  path: string;
  /** Whether search engines may index the page. */
  indexed: boolean;
  /** Picture of a link preview by its path; sizes in pixels. */
  image?: { path: string; width: number; height: number; alt: string };
  /** True for a page that visitors may not see: a caller without a session gets 404. */
  missing?: boolean;
  /** A schema.org thing without its `@context`. */
  jsonLd?: object;
}

/** A line that people read above each page. `kind` decides how it looks. */
export interface Notice {
  text: string;
  kind: string;
}

export interface Shell {
  template: string;
  publicUrl: string | null;
  settings: PublicConfig;
  /** A line of text above the page; left out for none. */
  notice?: Notice | null;
}

/**
 * One HTML answer: the built shell with this page's metadata, tags that load its code early, the public settings, the server-rendered page and this
 * answer's nonce.
 */
export function renderShell({ template, publicUrl, settings, notice = null }: Shell, head: PageHead, code: PageCode, rendered: RenderedPage | null, nonce: string): string {
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const address = publicUrl === null ? null : escapeHtml(publicUrl + head.path);
  const tags = [
    ...(rendered ? [] : preloadTags(code, nonce)),
    ...(template.includes('<title>') ? [] : [`<title>${title}</title>`]),
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:site_name" content="${escapeHtml(settings.product)}">`,
    '<meta property="og:type" content="website">',
    ...(head.indexed ? [] : ['<meta name="robots" content="noindex">']),
    ...imageTags(publicUrl, head.image),
    ...(head.jsonLd ? [`<script type="application/ld+json" nonce="${nonce}">${escapeJson(JSON.stringify({ '@context': 'https://schema.org', ...head.jsonLd }))}</script>`] : []),
    ...(address === null ? [] : [`<link rel="canonical" href="${address}">`, `<meta property="og:url" content="${address}">`]),
    `<script type="application/json" id="public-config">${escapeJson(JSON.stringify(settings))}</script>`,
  ];
  const shell = rendered ? template.replaceAll(SCRIPT_TAG, '') : template;
  // On members' pages the tags that preload fonts are removed: members' browsers have the fonts already, and on a slow line they would delay the text.
  const fontsLast = rendered !== null && rendered.plainWords !== null;
  // The shell's marks are replaced before words of people come into the page. A title that contains a mark's text stays unchanged.
  return (fontsLast ? shell.replace(FONT_PRELOAD, '') : shell)
    .replace(NONCE_MARK, () => nonce)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(HEAD_MARK, () => tags.join('\n    '))
    // The page's style sheets follow the shell's own sheet, which declares the order of the layers.
    .replace('</head>', () => [...(rendered ? code.styles.map((sheet) => `<link rel="stylesheet" crossorigin href="${sheet}">`) : []), '</head>'].join('\n  '))
    .replace(ROOT, () => noticeAbove(notice) + (rendered ? renderedRoot(rendered, scriptsOf(template, code), nonce) : ROOT))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
}

// The server writes the announcement outside of React's root, so the first paint shows it without a script.
const noticeAbove = (notice: Notice | null): string =>
  notice === null ? '' : `<aside class="announcement" data-kind="${escapeHtml(notice.kind)}" aria-label="Announcement"><p>${escapeHtml(notice.text)}</p></aside>\n    `;

const preloadTags = ({ scripts, styles }: PageCode, nonce: string): string[] => [
  ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}" nonce="${nonce}">`),
  ...styles.map((sheet) => `<link rel="preload" as="style" crossorigin href="${sheet}">`),
];

/** Addresses of the client's first script, and of the other scripts that it needs at once. */
function scriptsOf(template: string, code: PageCode): { entry: string; others: string[] } {
  const found = [...template.matchAll(SCRIPT_TAG)];
  return { entry: found.find(([, src]) => src)?.[1] ?? '', others: [...found.flatMap(([, , href]) => href ?? []), ...code.scripts] };
}

// React escapes quotes in texts and values, so ` style="` in its HTML always begins an attribute.
function renderedRoot({ html, data, plainWords }: RenderedPage, scripts: { entry: string; others: string[] }, nonce: string): string {
  return [
    `<div id="root">${html.replaceAll(' style="', ' data-server-style="')}</div>`,
    `<script nonce="${nonce}">${hydrationScript({ ...scripts, plainWords })}</script>`,
    `<script type="application/json" id="page-data">${escapeJson(JSON.stringify(data))}</script>`,
  ].join('\n    ');
}

// Tags for the preview picture. Previews are made by other servers, so the picture needs a full address.
function imageTags(publicUrl: string | null, image: PageHead['image']): string[] {
  if (publicUrl === null || !image) return [];
  return [
    `<meta property="og:image" content="${escapeHtml(publicUrl + image.path)}">`,
    `<meta property="og:image:width" content="${image.width}">`,
    `<meta property="og:image:height" content="${image.height}">`,
    `<meta property="og:image:alt" content="${escapeHtml(image.alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

// Escapes the only characters that can end a script element or start a comment in it.
const escapeJson = (json: string): string => json.replace(/</g, '\\u003c').replace(/\u2028|\u2029/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);
