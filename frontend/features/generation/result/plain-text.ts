const INLINE: readonly [RegExp, string][] = [
  [/!?\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g, '$1 ($2)'],
  [/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2'],
  [/(?<![\p{L}\p{N}\\])([*_])(?=\S)(.+?)(?<=[^\s\\])\1(?![\p{L}\p{N}])/gu, '$2'],
  [/`([^`]+)`/g, '$1'],
  [/\\([\\`*_{}[\]()#+\-.!>|])/g, '$1'],
];

/** Markdown as plain text: without the signs of headings, quotes and emphasis; code stays as it is written, links name their address. */
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
