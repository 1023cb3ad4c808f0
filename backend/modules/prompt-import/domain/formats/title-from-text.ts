const TITLE_LENGTH = 80;
/** The number of characters at the beginning of a text in which a title is looked for. */
const BEGINNING = 4_000;

/** The beginning of a text as a title, cut between words; empty for an empty text. */
export function titleFromText(text: string): string {
  const line = text.trimStart().slice(0, BEGINNING).split('\n').map((each) => each.replace(/^[#>*\-\s]+/, '').trim()).find((each) => each !== '') ?? '';
  const sentence = /^.{8,80}?[.!?:](?=\s|$)/.exec(line)?.[0]?.replace(/[.:]$/, '') ?? line;
  if (sentence.length <= TITLE_LENGTH) return sentence;
  const cut = sentence.slice(0, TITLE_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 20 ? cut.lastIndexOf(' ') : TITLE_LENGTH)}…`;
}

/** A file's name as a title: without folders, endings and hyphens. */
export function titleFromFile(name: string): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '').replace(/\.(?:prompt\.)?(?:md|markdown|txt|text|json|csv)$/i, '');
  const words = base.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
