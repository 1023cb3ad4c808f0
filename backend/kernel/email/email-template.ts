import { escapeHtml } from '#contracts/escape-html.ts';
import { PRODUCT, WORDMARK } from '#contracts/product.ts';
import type { Email } from './email.ts';

export interface RenderedEmail {
  text: string;
  html: string;
}

// Email programs know neither our stylesheet nor custom properties, so the colours of the website stand here as hex values.
const PAPER = '#fbf8f3';
const INK = '#1d1826';
const QUIET = '#6b6477';
const VIOLET = '#6437cf';
const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const WHY = `You get this email because this address was entered at ${PRODUCT}. We never ask for your password by email.`;
const ENOUGH = 'Do you want fewer emails like this?';

/** Lays out an email in the look of the product: as HTML with every text escaped, and as plain text with the same content. */
export function renderEmail({ subject, text, action, unsubscribeUrl }: Omit<Email, 'to'>): RenderedEmail {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraph.trim()).filter(Boolean);
  return {
    text: [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), `-- \n${PRODUCT}\n${WHY}`, ...(unsubscribeUrl ? [`${ENOUGH}\n${unsubscribeUrl}`] : [])].join('\n\n'),
    html: page(subject, [...paragraphs.map(paragraphHtml), ...(action ? [buttonHtml(action)] : [])].join('\n'), unsubscribeUrl ? enoughHtml(unsubscribeUrl) : ''),
  };
}

const paragraphHtml = (paragraph: string): string =>
  `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.55;color:${INK};overflow-wrap:anywhere">${escapeHtml(paragraph).replace(/\n/g, '<br>')}</p>`;

/** An email repeats its button's address as text, because some email programs show no links. */
const buttonHtml = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;border-radius:12px;background:${VIOLET};${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0;${FONT};font-size:13px;line-height:1.5;color:${QUIET};overflow-wrap:anywhere">Or open this address: ${escapeHtml(url)}</p>`;

const enoughHtml = (url: string): string => ` ${ENOUGH} <a href="${escapeHtml(url)}" style="color:${QUIET}">Unsubscribe</a>`;

const page = (subject: string, content: string, enough: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 20px;${FONT};font-size:22px;font-weight:700;letter-spacing:-0.02em;color:${VIOLET}">${escapeHtml(WORDMARK)}</td></tr>
<tr><td style="padding:28px;border-radius:20px;background:#ffffff;border:1px solid #ece5da">
<h1 style="margin:0 0 16px;${FONT};font-size:21px;line-height:1.3;color:${INK}">${escapeHtml(subject)}</h1>
${content}
</td></tr>
<tr><td style="padding:20px 4px 0;${FONT};font-size:13px;line-height:1.5;color:${QUIET}">${escapeHtml(WHY)}${enough}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
