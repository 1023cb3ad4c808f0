/**
 * `Content-Disposition` with a name for people: plain characters for old clients, the whole name in RFC 8187 form for
 * the others. Quotes, control characters and path separators cannot get out of it.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
   
  const safe = [...name].slice(0, 150).join('').replace(/[\p{Cs}\p{Cc}/\\]+/gu, '_').trim() || 'file';
  const ascii = safe.normalize('NFKD').replace(/[^\x20-\x7e]/g, '').replace(/["%;]/g, '_').trim() || 'file';
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
