const TITLE_LENGTH = 80;
/** A title is looked for in this many characters at the beginning of a text. */
const BEGINNING = 4_000;

/** Makes a title of the beginning of a text, cut between words; empty for an empty text. */
export function titleFromText(text: string): string {
  const line = text.trimStart().slice(0, BEGINNING).split('\n').map((each) => each.replace(/^[#>*\-\s]+/, '').trim()).find((each) => each !== '') ?? '';
  const sentence = /^.{8,80}?[.!?:](?=\s|$)/.exec(line)?.[0]?.replace(/[.:]$/, '') ?? line;
  if (sentence.length <= TITLE_LENGTH) return sentence;
  const cut = sentence.slice(0, TITLE_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 20 ? cut.lastIndexOf(' ') : TITLE_LENGTH)}…`;
}

/** Makes a title of a file's name, without folders, ending and hyphens. */
export function titleFromFile(name: string): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '').replace(/\.(?:prompt\.)?(?:md|markdown|txt|text|json|csv)$/i, '');
  const words = base.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
