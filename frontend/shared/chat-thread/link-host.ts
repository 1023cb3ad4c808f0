/** The host that a link leads to, so that its reader knows before the press; null where the words say it already, or where it stays here. */
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
