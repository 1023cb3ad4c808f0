import { must } from '../must.ts';
import { extendedVariable } from './extended-variable.ts';
import { isPlainName } from './occurrence.ts';
import type { Findings, Occurrence } from './occurrence.ts';

// Matches variables in two or three braces. Authors mean the same by both.
const PLACE = /\{\{\{([^{}\n]{1,600})\}\}\}|\{\{([^{}\n]{1,600})\}\}/g;
const SYSTEM: Record<string, NonNullable<Occurrence['system']>> = {
  today: 'today', user_name: 'user_name', language: 'language',
  CURRENT_DATE: 'today', CURRENT_DATETIME: 'today', USER_NAME: 'user_name', USER_LANGUAGE: 'language',
};
// Words in double braces that belong to templating languages and are no variables.
const BLOCK_WORDS = new Set(['else', 'this', 'end']);

type Parsed = Omit<Occurrence, 'syntax' | 'start' | 'end'>;

/** Reads what stands between double braces: `a`, `a:default`, `a:x|y` for a choice, and `a | select:options=[…]` of Open WebUI; null for anything else. */
function parse(inner: string): Parsed | null {
  if (SYSTEM[inner]) return { name: inner, system: SYSTEM[inner] };
  const bar = inner.indexOf('|');
  const colon = inner.indexOf(':');
  if (bar >= 0 && (colon < 0 || bar < colon)) return extendedVariable(inner.slice(0, bar).trim(), inner.slice(bar + 1).trim());
  const name = (colon < 0 ? inner : inner.slice(0, colon)).trim();
  if (!isPlainName(name) || BLOCK_WORDS.has(name)) return null;
  if (colon < 0) return { name };
  const rest = inner.slice(colon + 1).trim();
  const options = rest.split('|').map((option) => option.trim()).filter((option) => option !== '');
  return rest.includes('|') ? { name, options } : { name, default: rest };
}

/** Finds variables written as `{{name}}` and its richer forms. Code of templating languages, such as `{{#if}}`, stays text and is reported in `left`. */
export function doubleBraces(text: string): Findings {
  const findings: Findings = { found: [], left: [] };
  for (const match of text.matchAll(PLACE)) {
    const parsed = parse((match[1] ?? must(match[2], 'the text in braces')).trim());
    if (!parsed) findings.left.push(match[0]);
    else findings.found.push({ ...parsed, syntax: parsed.options ? 'choices' : 'double_braces', start: match.index, end: match.index + match[0].length });
  }
  return findings;
}
