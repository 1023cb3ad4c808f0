/**
 * Returns the beginning of a text for a small frame: at most `most` characters, cut after a whole word and followed by an ellipsis. A shorter text
 * comes back unchanged.
 */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = /\s/.test(text.charAt(most)) ? most : cut.search(/\s\S*$/);
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:]+$/, '')}…`;
}
