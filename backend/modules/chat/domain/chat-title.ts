/** Longest title that a first message gives, in characters. */
const TITLE_CHARACTERS = 60;

/** What a chat is called after its first message: its first words in one line, without marks of Markdown. It costs nothing, because no model is asked. */
export function titleFrom(text: string): string {
  const line = text.replace(/```[\s\S]*?(```|$)/g, ' ').replace(/[#>*_`~[\]|]+/g, ' ').replace(/\s+/g, ' ').trim() || text.replace(/\s+/g, ' ').trim();
  const signs = Array.from(line);
  if (signs.length <= TITLE_CHARACTERS) return line;
  const cut = signs.slice(0, TITLE_CHARACTERS).join('');
  const atBlank = cut.lastIndexOf(' ');
  return `${(atBlank > TITLE_CHARACTERS / 2 ? cut.slice(0, atBlank) : cut).trimEnd()}…`;
}
