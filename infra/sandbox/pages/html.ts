import { dollars as inDollars } from '../rules/dollars.ts';

/** A piece of HTML, which the sandbox's page templates do not escape again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Html | string | number | null | undefined | false | readonly Part[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : String(part).replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
}

/** A template tag for the sandbox's pages: it escapes every inserted value that is not Html already. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, place) => text + textOf(parts[place])).join(''));

export interface PageFacts {
  title: string;
  body: Html;
  /** The class of a sandbox page's body element. */
  look?: string;
  script?: string;
  style?: string;
  marked?: boolean;
}

export const page = ({ title, body, look, script, style = 'page', marked = true }: PageFacts): Html =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/assets/${style}.css"></head>
<body class="${look ?? ''}">${marked && html`<header class="mark">Sandbox payments: no real money moves here</header>`}${body}${script && html`<script type="module" src="/assets/${script}.js"></script>`}</body>
</html>`;

export const dollars = (cents: number | null): string => inDollars(cents ?? 0);
export const dayOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);
export const momentOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 16).replace('T', ' ');
