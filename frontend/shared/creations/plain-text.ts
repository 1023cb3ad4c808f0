/**
 * Each pattern for Markdown matches at most this many characters. Without a limit, a line full of opening characters would be searched to its
 * end from each of them.
 */
const INLINE: readonly [RegExp, string][] = [
  [/!?\[([^\][]{0,500})\]\(([^()\s]{1,2000})[^()]{0,300}\)/g, '$1 ($2)'],
  [/(\*\*|__)(?=\S)(.{1,300}?)(?<=\S)\1/g, '$2'],
  [/(?<![\p{L}\p{N}\\])([*_])(?=\S)(.{1,300}?)(?<=[^\s\\])\1(?![\p{L}\p{N}])/gu, '$2'],
  [/`([^`]+)`/g, '$1'],
  [/\\([\\`*_{}[\]()#+\-.!>|])/g, '$1'],
];

/** Returns Markdown as plain text, without the characters for headings, quotes and emphasis. Code stays unchanged, and links show their address. */
export function plainText(markdown: string): string {
  let inCode = false;
  const lines = markdown.split('\n').flatMap((line) => {
    if (/^\s*(```|~~~)/.test(line)) {
      inCode = !inCode;
      return [];
    }
    if (inCode) return [line];
    if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) return [''];
    const bare = line.replace(/^\s*#{1,6}\s+/, '').replace(/^\s*(>\s?)+/, '').replace(/^(\s*)[*+]\s+/, '$1- ');
    return [INLINE.reduce((text, [sign, words]) => text.replace(sign, words), bare)];
  });
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n').trim()}\n`;
}
