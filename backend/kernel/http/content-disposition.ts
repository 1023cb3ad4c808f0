/**
 * Makes a `Content-Disposition` header with a file's name: plain characters for old clients, and the whole name in RFC 8187 form for others.
 * Quotes, control characters and path separators cannot break out of it.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
   
  const safe = [...name].slice(0, 150).join('').replace(/[\p{Cs}\p{Cc}/\\]+/gu, '_').trim() || 'file';
  const ascii = safe.normalize('NFKD').replace(/[^\x20-\x7e]/g, '').replace(/["%;]/g, '_').trim() || 'file';
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
