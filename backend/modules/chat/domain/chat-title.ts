/** The longest title that is made from a first message, in characters. */
const TITLE_CHARACTERS = 60;

/** Makes a chat's title from its first message: the first words in one line, without Markdown. No model is asked, so it costs nothing. */
export function titleFrom(text: string): string {
  const line = text.replace(/```[\s\S]*?(```|$)/g, ' ').replace(/[#>*_`~[\]|]+/g, ' ').replace(/\s+/g, ' ').trim() || text.replace(/\s+/g, ' ').trim();
  const signs = Array.from(line);
  if (signs.length <= TITLE_CHARACTERS) return line;
  const cut = signs.slice(0, TITLE_CHARACTERS).join('');
  const atBlank = cut.lastIndexOf(' ');
  return `${(atBlank > TITLE_CHARACTERS / 2 ? cut.slice(0, atBlank) : cut).trimEnd()}…`;
}
