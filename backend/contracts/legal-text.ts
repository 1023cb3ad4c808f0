/** The titles of the product's legal texts, by their names in the API's addresses. */
export const LEGAL_TITLES = { terms: 'Terms of Service', privacy: 'Privacy Policy' } as const;
export type LegalName = keyof typeof LEGAL_TITLES;

/** One block of a legal text: a paragraph, a list, or pairs of a name and its explanation. The words may hold **strong** parts and [links](/address). */
export type LegalBlock = string | { list: readonly string[] } | { pairs: readonly (readonly [name: string, text: string])[] };

export interface LegalSection {
  /** The anchor of the section in the page's address. It must never change once published, since people link to it. */
  id: string;
  title: string;
  /** The section of the legal text in short and plain words. */
  inShort: string;
  body: readonly LegalBlock[];
}

/** A legal text with its sections. */
export interface LegalText {
  lead: string;
  sections: readonly LegalSection[];
}

/** The first version of a legal text, which comes with the code. */
export interface FirstLegalText {
  text: LegalText;
  /** The ISO time from which this version of the legal text holds. */
  effectiveAt: string;
}

const HEADING = /^## (.+) \{#([a-z][a-z0-9-]*)\}$/;
const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

/**
 * Writes a legal text as Markdown: an introduction, then sections. Each section has a heading `## Title {#anchor}` and its short words as a
 * quotation (`> …`). Then come paragraphs, lists (`- …`) and pairs (a name, below it `: …`). `readLegalText` reads it back.
 */
export const writeLegalText = ({ lead, sections }: LegalText): string =>
  [lead, ...sections.flatMap(({ id, title, inShort, body }) => [`## ${title} {#${id}}`, `> ${inShort}`, ...body.map(written)])].join('\n\n');

function written(block: LegalBlock): string {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
  return block.pairs.map(([name, text]) => `${name}\n: ${text}`).join('\n');
}

/**
 * Reads a legal text in Markdown that `writeLegalText` wrote, or that a person typed in the same way. All other marks, and HTML too, stay
 * letters.
 * @returns what could be read, and the first problem in words; null where there is none
 */
export function readLegalText(text: string): LegalText & { problem: string | null } {
  // A legal text that begins with a heading has an empty introduction.
  const [head = '', ...parts] = `\n${text.replaceAll('\r\n', '\n')}`.split(/^(?=## )/m);
  const sections = parts.map(sectionOf);
  return { lead: joined(head.trim().split('\n')), sections: sections.map(({ section }) => section), problem: problemOf(head, sections) };
}

interface ReadSection {
  section: LegalSection;
  heading: string;
  problem: string | null;
}

function sectionOf(part: string, index: number): ReadSection {
  const [heading = '', ...rest] = part.split('\n');
  const [, title = heading.slice(3), id = `section-${index + 1}`] = HEADING.exec(heading.trim()) ?? [];
  const blocks = rest.join('\n').split(/\n\s*\n/).map((block) => block.trim()).filter((block) => block !== '');
  const short = blocks[0]?.startsWith('>') === true ? blocks[0] : null;
  const body = blocks.slice(short === null ? 0 : 1).map(blockOf);
  const section = { id, title, inShort: short === null ? '' : joined(short.split('\n').map((line) => line.replace(/^>\s?/, ''))), body };
  return { section, heading, problem: sectionProblem(heading, section) };
}

function sectionProblem(heading: string, { inShort, body }: LegalSection): string | null {
  if (!HEADING.test(heading.trim())) return `“${heading.trim()}” needs an anchor at its end: ## Title {#anchor}. Anchors have small letters, digits and hyphens.`;
  if (inShort === '') return `“${heading.trim()}” needs its words in short below it: > In short.`;
  return body.length === 0 ? `“${heading.trim()}” says nothing.` : null;
}

function blockOf(block: string): LegalBlock {
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) return { list: lines.map((line) => line.slice(2).trim()) };
  const pairs = lines.length % 2 === 0 && lines.every((line, index) => line.startsWith(': ') === (index % 2 === 1));
  if (!pairs) return joined(lines);
  return { pairs: lines.flatMap((name, index) => (index % 2 === 0 ? [[name.trim(), (lines[index + 1] ?? '').slice(2).trim()] as const] : [])) };
}

function problemOf(head: string, sections: readonly ReadSection[]): string | null {
  if (head.trim() === '') return 'The text begins with an introduction, before its first section.';
  if (sections.length === 0) return 'The text needs at least one section: ## Title {#anchor}.';
  const twice = sections.find(({ section: { id } }, index) => sections.findIndex(({ section }) => section.id === id) !== index);
  if (twice) return `Two sections have the anchor #${twice.section.id}.`;
  return sections.find(({ problem }) => problem !== null)?.problem ?? null;
}
