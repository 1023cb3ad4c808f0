/**
 * Returns the host of a link in a reply, which is shown so that the reader knows it before clicking. Null when the link's text contains it,
 * or when the link stays on this site.
 */
export function hostOf(href: string, words: string): string | null {
  if (!/^https?:\/\//i.test(href)) return null;
  try {
    const { hostname, origin } = new URL(href);
    if (typeof location !== 'undefined' && origin === location.origin) return null;
    const bare = hostname.replace(/^www\./, '');
    return /^(?:https?:\/\/)?(?:www\.)?([^/\s]+)/i.exec(words.trim())?.[1]?.toLowerCase() === bare.toLowerCase() ? null : bare;
  } catch {
    return null;
  }
}
