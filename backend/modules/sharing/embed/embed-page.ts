import { escapeHtml } from '#contracts/escape-html.ts';
import { allFields } from '#contracts/form-visibility.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { EMBED } from './embed.words.ts';
import { fieldHtml } from './embed-fields.ts';
import { EMBED_SCRIPT } from './embed-script.ts';
import { EMBED_STYLE } from './embed-style.ts';

export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

interface Look {
  nonce: string;
  theme: EmbedTheme;
}

export type EmbeddedPrompt = Pick<PromptDetail, 'slug' | 'title' | 'oneLiner' | 'language' | 'safetyFlag' | 'form'> & { creator: Pick<PromptDetail['creator'], 'displayName'> };

/**
 * The content security policy of an embedded page. Any site may frame it, it has no origin of its own, and it cannot send requests to any
 * server (docs/rules/prompts.md#embed).
 */
export const embedPolicy = (nonce: string): string =>
  [`default-src 'none'`, `script-src 'nonce-${nonce}'`, `style-src 'nonce-${nonce}'`, `base-uri 'none'`, `form-action 'none'`, 'frame-ancestors *', 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox'].join('; ');

const page = ({ nonce, theme }: Look, title: string, language: string, body: string): string =>
  `<!doctype html><html lang="${escapeHtml(language)}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${EMBED_STYLE}</style></head><body>${body}</body></html>`;

/** The embedded form of a prompt as HTML for other sites, as a visitor sees it. Its button opens the prompt in a new tab with the inputs filled in. */
export function embedPage(prompt: EmbeddedPrompt, look: Look): string {
  const { slug, title, oneLiner, creator, language, safetyFlag, form } = prompt;
  const fields = allFields(form);
  const rules = fields.map(({ key, hidden, showIf, default: value }) => ({ key, hidden: hidden === true, ...(hidden && value !== undefined && { value }), ...(showIf && { showIf }) }));
  const sections = form.sections.map((section) => {
    const shown = section.fields.filter(({ hidden }) => hidden !== true);
    return shown.length === 0 ? '' : `<fieldset>${section.title === '' ? '' : `<legend>${escapeHtml(section.title)}</legend>`}${shown.map(fieldHtml).join('')}</fieldset>`;
  });
  const head = `<h1>${escapeHtml(title)}</h1><p class="muted">${escapeHtml(EMBED.by(creator.displayName))}</p><p>${escapeHtml(oneLiner)}</p>`;
  const button = `<p><a id="go" class="go" href="/prompt/${encodeURIComponent(slug)}?embed=1" target="_blank" rel="noopener">${EMBED.openButton}<span class="ears">${EMBED.newTabText}</span></a></p><p class="muted">${EMBED.freeText}</p>`;
  const filled = safetyFlag ? `<p>${EMBED.sensitiveText}</p>` : `<div class="form">${sections.join('')}</div>`;
  // Escapes `<` in the embedded JSON, so that no text of a prompt can end the script element.
  const facts = `<script type="application/json" id="rules" nonce="${look.nonce}">${JSON.stringify(safetyFlag ? [] : rules).replaceAll('<', '\\u003c')}</script>`;
  return page(look, title, language, `<main>${head}${filled}${button}</main>${facts}<script nonce="${look.nonce}">${EMBED_SCRIPT}</script>`);
}

/** The embedded page for a prompt that visitors cannot open: it says that the prompt is not available. */
export const missingPage = (look: Look): string => page(look, EMBED.missingTitle, 'en', `<main><h1>${EMBED.missingTitle}</h1><p class="muted">${EMBED.missingText}</p></main>`);
