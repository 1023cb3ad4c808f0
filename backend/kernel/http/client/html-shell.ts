import { escapeHtml } from '#contracts/escape-html.ts';
import type { PublicConfig } from '#contracts/system.ts';
import { EARLY_INPUT_SCRIPT } from './early-input-script.ts';
import { hydrationScript } from './hydration-script.ts';
import type { HydrationScriptOptions } from './hydration-script.ts';
import type { RenderedPage } from './page-renderer.ts';
import type { PageCode } from './page-preloads.ts';

const NONCE_MARK = /__CSP_NONCE__/g;
const HEAD_MARK = '<!--app-head-->';
const ROOT = '<div id="root"></div>';
const FONT_PRELOAD = /<link rel="preload" as="font"[^>]* href="([^"]+)"[^>]*>\s*/g;
const SCRIPT_TAG = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>|<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** The facts about a page for search engines, link previews and the first paint, such as its title and description. */
export interface PageHead {
  title: string;
  description: string;
  /** The path of the page, from which its canonical address is made. */
  path: string;
  /** Whether search engines may index the page; a page that they may not gets `noindex`. */
  indexed: boolean;
  /** The picture of the page's link preview: its path, and its size in pixels. */
  image?: { path: string; width: number; height: number; alt: string };
  /** True for a page that visitors may not see: a caller without a session gets it with status 404. */
  missing?: boolean;
  /** The page's structured data: an object of schema.org without its `@context`. */
  jsonLd?: object;
}

/** An announcement that people read above each page. `kind` decides how it looks. */
export interface Notice {
  text: string;
  kind: string;
}

export interface Shell {
  template: string;
  publicUrl: string | null;
  settings: PublicConfig;
  /** The announcement above the page; left out for none. */
  notice?: Notice | null;
}

/**
 * Builds the HTML of one page from the built shell. It adds the page's metadata, the tags that load its code early, the public settings, the
 * server-rendered page and the nonce of this answer.
 */
export function renderShell({ template, publicUrl, settings, notice = null }: Shell, head: PageHead, code: PageCode, rendered: RenderedPage | null, nonce: string): string {
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const address = publicUrl === null ? null : escapeHtml(publicUrl + head.path);
  const tags = [
    ...(rendered ? [`<script nonce="${nonce}">${EARLY_INPUT_SCRIPT}</script>`] : preloadTags(code, nonce)),
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
  // A script asks for the fonts instead, once the style sheets are there.
  const fontsLast = rendered !== null && rendered.plainWords !== null;
  // The shell's placeholders are filled before texts of people come into the page, so a title that contains a placeholder stays unchanged.
  return (fontsLast ? shell.replace(FONT_PRELOAD, '') : shell)
    .replace(NONCE_MARK, () => nonce)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(HEAD_MARK, () => tags.join('\n    '))
    // The page's style sheets come after the shell's own one, which declares the order of the layers.
    .replace('</head>', () => [...(rendered ? code.styles.map((sheet) => `<link rel="stylesheet" crossorigin href="${sheet}">`) : []), '</head>'].join('\n  '))
    .replace(ROOT, () => noticeAbove(notice) + (rendered ? renderedRoot(rendered, { ...scriptsOf(template, code), fonts: fontsLast ? [...template.matchAll(FONT_PRELOAD)].map(([, href]) => href ?? '') : [] }, nonce) : ROOT))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
}

// The announcement is HTML outside of React's root, so the first paint shows it without a script.
const noticeAbove = (notice: Notice | null): string =>
  notice === null ? '' : `<aside class="announcement" data-kind="${escapeHtml(notice.kind)}" aria-label="Announcement"><p>${escapeHtml(notice.text)}</p></aside>\n    `;

const preloadTags = ({ scripts, styles }: PageCode, nonce: string): string[] => [
  ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}" nonce="${nonce}">`),
  ...styles.map((sheet) => `<link rel="preload" as="style" crossorigin href="${sheet}">`),
];

/** Finds the address of the client's first script in the shell, and those of the other scripts that it needs at once. */
function scriptsOf(template: string, code: PageCode): { entry: string; others: string[] } {
  const found = [...template.matchAll(SCRIPT_TAG)];
  return { entry: found.find(([, src]) => src)?.[1] ?? '', others: [...found.flatMap(([, , href]) => href ?? []), ...code.scripts] };
}

// React escapes quotes in texts and values. So ` style="` in its HTML is always an attribute, which can be renamed here.
function renderedRoot({ html, data, plainWords }: RenderedPage, files: Pick<HydrationScriptOptions, 'entry' | 'others' | 'fonts'>, nonce: string): string {
  return [
    `<div id="root">${html.replaceAll(' style="', ' data-server-style="')}</div>`,
    `<script nonce="${nonce}">${hydrationScript({ ...files, plainWords })}</script>`,
    `<script type="application/json" id="page-data">${escapeJson(JSON.stringify(data))}</script>`,
  ].join('\n    ');
}

// Makes the meta tags for a page's preview picture. Other servers load the picture, so they need its full address.
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

// Escapes JSON within a script element: the only characters that could end the element or start a comment in it.
const escapeJson = (json: string): string => json.replace(/</g, '\\u003c').replace(/\u2028|\u2029/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);
