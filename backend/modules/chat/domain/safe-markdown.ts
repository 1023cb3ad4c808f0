const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** Characters that Markdown could interpret. A line without any of them is returned unchanged, which saves time for most lines. */
const MARKS = /[<[\]`#=-]/;
const LINKS_OR_HTML = /[<\]]/;
const HEADING = /^ {0,3}[#=-]/;
/** Links may open only web and mail addresses. Other links, such as scripts, are shown as text. */
const OPENED = /^(?:https?:|mailto:|[/#?.]|[^:]*$)/i;

/**
 * Makes a text safe for an exported Markdown file. HTML is shown instead of run, links open only web and mail, and no line becomes a heading
 * of the file. Code stays unchanged. An open code block is closed.
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

/** Headings inside a message are moved to lower levels, because the file itself uses levels one and two. */
const belowTheFile = (line: string): string =>
  line.includes('#') ? line.replace(/^( {0,3})(#{1,2})(?=\s|$)/, '$1##$2') : line.replace(/^( {0,3})(=+|-+)(\s*)$/, '$1\\$2$3');

const safeProse = (text: string): string =>
  text
    .replace(/</g, '&lt;')
    .replace(/\]\(\s*([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)/g, (whole, address: string) => (OPENED.test(decoded(address)) ? whole : '](#'))
    .replace(/^( {0,3}\[[^\]]*\]:\s*)(\S+)/, (whole, label: string, address: string) => (OPENED.test(decoded(address)) ? whole : `${label}#`));

/** Decodes a link's address as other programs do, so that entities and control characters cannot hide its scheme. */
const decoded = (address: string): string =>
  address.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(colon|tab|newline));?/gi, (_, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return name.toLowerCase() === 'colon' ? ':' : '';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  }).replace(/[\p{Cc}\s<]/gu, '');
