const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** Characters that Markdown could read as marks. A line without any of them is returned unchanged, which saves time for most lines. */
const MARKS = /[<[\]`#=-]/;
const LINKS_OR_HTML = /[<\]]/;
const HEADING = /^ {0,3}[#=-]/;
/** Addresses that a click may open: pages and mail. Others, such as scripts, are shown as text. */
const OPENED = /^(?:https?:|mailto:|[/#?.]|[^:]*$)/i;

/**
 * A text in Markdown for a file that other programs read: HTML is shown instead of run, links open pages and mail alone, and no line poses as a heading of the file.
 * Code stays to the letter. A fence that is left open ends with the text.
 */
export function safeMarkdown(text: string): string {
  let fence: string | null = null;
  if (!MARKS.test(text) && !text.includes('~~~')) return text;
  const lines = text.split('\n').map((line) => {
    const mark = line.includes('```') || line.includes('~~~') ? FENCE.exec(line)?.[1] : undefined;
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
      return line;
    }
    if (mark) {
      fence = mark;
      return line;
    }
    return safeLine(line);
  });
  return fence === null ? lines.join('\n') : `${lines.join('\n')}\n${String(fence)}`;
}

function safeLine(line: string): string {
  if (!MARKS.test(line)) return line;
  const lowered = HEADING.test(line) ? belowTheFile(line) : line;
  if (!LINKS_OR_HTML.test(lowered)) return lowered;
  return lowered.split(/(`[^`]*`)/).map((piece, index) => (index % 2 === 1 ? piece : safeProse(piece))).join('');
}

/** Headings of the file have one or two signs: those of a message come below them. */
const belowTheFile = (line: string): string =>
  line.includes('#') ? line.replace(/^( {0,3})(#{1,2})(?=\s|$)/, '$1##$2') : line.replace(/^( {0,3})(=+|-+)(\s*)$/, '$1\\$2$3');

const safeProse = (text: string): string =>
  text
    .replace(/</g, '&lt;')
    .replace(/\]\(\s*([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)/g, (whole, address: string) => (OPENED.test(decoded(address)) ? whole : '](#'))
    .replace(/^( {0,3}\[[^\]]*\]:\s*)(\S+)/, (whole, label: string, address: string) => (OPENED.test(decoded(address)) ? whole : `${label}#`));

/** An address as programs read it: entities and control characters hide no scheme. */
const decoded = (address: string): string =>
  address.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(colon|tab|newline));?/gi, (_, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return name.toLowerCase() === 'colon' ? ':' : '';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  }).replace(/[\p{Cc}\s<]/gu, '');
