import { must } from '../must.ts';
import { fencedCode } from './code-spans.ts';
import { isPlainName, within } from './occurrence.ts';
import type { Findings, Occurrence } from './occurrence.ts';

const PLACE = /(?<![\\$])\$\{([^{}]{1,2000})\}/g;
/** Matches the inner part of `${input:name:placeholder}`, by which code editors ask for input. */
const EDITOR_INPUT = /^input:([A-Za-z][\w-]*)(?::([^]*))?$/;
type Parsed = Pick<Occurrence, 'name' | 'default' | 'placeholder'> | null;

function parse(inner: string): Parsed {
  const editor = EDITOR_INPUT.exec(inner);
  if (editor) return { name: must(editor[1], 'the name of a variable'), ...(editor[2] ? { placeholder: editor[2] } : {}) };
  const colon = inner.indexOf(':');
  const name = (colon < 0 ? inner : inner.slice(0, colon)).trim();
  if (!isPlainName(name) || name.includes('(')) return null;
  return colon < 0 ? { name } : { name, default: inner.slice(colon + 1).trim() };
}

/** Finds the variables `${name}` and `${name:default}` of prompts.chat. Expressions and fenced code are reported in `left` and stay text. */
export function dollar(text: string): Findings {
  const code = fencedCode(text);
  const findings: Findings = { found: [], left: [] };
  const known = new Map<string, Parsed>();
  for (const match of text.matchAll(PLACE)) {
    const inner = must(match[1], 'the text in braces');
    if (!known.has(inner)) known.set(inner, parse(inner));
    const parsed = within(code, match.index) ? null : (known.get(inner) ?? null);
    if (!parsed) findings.left.push(match[0]);
    else findings.found.push({ ...parsed, syntax: 'dollar', start: match.index, end: match.index + match[0].length });
  }
  return findings;
}
