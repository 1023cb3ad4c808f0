import type { Page } from '@playwright/test';
import { CANARY_HOST } from '#testing/xss/payloads.ts';

/** Watches a page for hostile texts of users that became code or elements. */
export interface Watch {
  /**
   * Returns the code that ran, the requests that were sent and the elements that appeared because of hostile texts, one line each; none while
   * every text stayed text.
   */
  finds(where: string): Promise<string[]>;
}

/**
 * Watches every page that this tab opens from now on for hostile texts: calls of `alert` and the like, violations of the security policy, and
 * requests to the payloads' host. When asked, it also reports elements and attributes that no page of the product has.
 */
export async function watchInert(page: Page): Promise<Watch> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === CANARY_HOST) seen.push(`request: ${request.url()}`);
  });
  await page.exposeBinding('tellXss', (_, line: string) => void seen.push(line));
  await page.addInitScript(() => {
    const tell = (line: string): unknown => (window as unknown as { tellXss(line: string): unknown }).tellXss(line);
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) window[name] = () => tell(`${name} was called`) as never;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell(`policy: ${violatedDirective} ${blockedURI}`));
  });
  return {
    async finds(where) {
      const standing = await page.evaluate(strangers);
      return [...seen.splice(0), ...standing].map((line) => `${where}: ${line}`);
    },
  };
}

/** Runs in the page: returns elements and attributes that came from users' hostile texts. */
function strangers(): string[] {
  const found: string[] = [];
  const line = (element: Element, why: string): void => void found.push(`${why}: ${element.outerHTML.slice(0, 160)}`);
  for (const element of document.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase();
    if (['iframe', 'frame', 'object', 'embed', 'base', 'marquee', 'math', 'xmp', 'foreignobject', 'animate', 'set'].includes(name)) line(element, 'element');
    if (name === 'meta' && element.hasAttribute('http-equiv')) line(element, 'meta');
    if (name === 'script' && element.getAttribute('type') !== 'application/ld+json' && element.getAttribute('type') !== 'application/json' && /alert\(|canary\./.test(element.outerHTML)) line(element, 'script');
    if (name === 'style' && element.textContent.includes('canary.')) line(element, 'style');
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on')) line(element, 'handler');
      if (attribute === 'srcdoc') line(element, 'srcdoc');
      if (attribute === 'style' && value.includes('canary.')) line(element, 'style');
      if (!['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'].includes(attribute)) continue;
      // Removes white space and control characters from an address before the comparison, as the browser does.
      const address = value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
      if (/^(javascript|vbscript|data:text|data:image\/svg)/.test(address)) line(element, 'address');
      if (attribute !== 'href' && address.includes('canary.')) line(element, 'source');
    }
  }
  return found;
}
