import { escapeHtml } from '#contracts/escape-html.ts';

/** Parameters of a share page's address: the share link by which the visitor came, and the creation to show. */
export interface Shared {
  /** Code of the share link; null for none or an invalid one. */
  via: string | null;
  /** Id of the run that the share page shows; null for none. */
  creation: string | null;
}

const CODE = /^[A-Za-z0-9]{10}$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const only = (pattern: RegExp, text: string | null): string | null => (text !== null && pattern.test(text) ? text : null);

/** Reads the parameters of a share page's address; invalid codes and ids become null. */
export const sharedOf = (params: URLSearchParams): Shared => ({ via: only(CODE, params.get('via')), creation: only(ID, params.get('creation')) });

/**
 * Returns the address that "Make mine" opens: the prompt with the inputs of the creation. It contains the share link's code, so that a run
 * counts for the link.
 */
export function makeMineAddress(slug: string, { via, creation, sample }: Shared & { sample?: string | null }): string {
  const query = new URLSearchParams({ ...(creation && { creation }), ...(via && { via }), ...(sample && { sample }) }).toString();
  return `/prompt/${slug}${query ? `?${query}` : ''}`;
}

/** Returns HTML that users paste into their own website: a picture of the prompt that links to this site. */
export function embedCode(address: string, slug: string, title: string): string {
  const { origin, searchParams } = new URL(address);
  const creation = searchParams.get('creation');
  const picture = `${origin}/og/prompt/${slug}${creation ? `?creation=${creation}` : ''}`;
  return `<a href="${escapeHtml(address)}"><img src="${escapeHtml(picture)}" alt="${escapeHtml(title)}" width="600" height="315"></a>`;
}

/** Returns HTML that users paste into their own website: a frame with the form of a prompt. The frame is as high as the form. */
export function embedFormCode(address: string, promptId: string, title: string): string {
  const { origin } = new URL(address);
  const frame = `<iframe src="${escapeHtml(`${origin}/embed/prompt/${promptId}`)}" title="${escapeHtml(title)}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`;
  const resize = `addEventListener('message',e=>{if(e.data?.type==='conjure:size')for(const f of document.querySelectorAll('iframe'))if(f.contentWindow===e.source)f.height=e.data.height})`;
  return `${frame}\n<script>${resize}</script>`;
}

export interface Network {
  name: string;
  url: string;
}

/** Returns the addresses of social networks that open a new post with the share link. */
export function networksOf(address: string, words: string): Network[] {
  const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();
  return [
    { name: 'X', url: `https://x.com/intent/post?${query({ text: words, url: address })}` },
    { name: 'Facebook', url: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}` },
    { name: 'LinkedIn', url: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}` },
    { name: 'Reddit', url: `https://www.reddit.com/submit?${query({ url: address, title: words })}` },
    { name: 'WhatsApp', url: `https://wa.me/?${query({ text: `${words} ${address}` })}` },
  ];
}
