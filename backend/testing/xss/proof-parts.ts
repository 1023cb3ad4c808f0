import type { readPage } from './outline.ts';

/** Expects that a refusal has a 4xx status and a message that says what is wrong. */
export function clearRefusal({ status, body, text }: { status: number; body: unknown; text: string }, payload: string): string {
  const { message } = body as { message?: string };
  if (status < 400 || status >= 500 || !message) throw new Error(`${JSON.stringify(payload)} was answered with ${status}: ${text}`);
  return payload;
}

/** The content of a page's meta element, by its name or property. */
export const metaOf = (document: ReturnType<typeof readPage>['document'], name: string): string | null | undefined =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
/** A text with its line breaks as an HTML parser reads them. */
export const asParsed = (text: string): string => text.replace(/\r\n?/g, '\n');
/** A text with each stretch of white space replaced by one space. */
export const inOneLine = (text: string): string => text.replace(/[\t\n\f\r ]+/g, ' ').trim();
