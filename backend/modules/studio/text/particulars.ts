import type { Brief } from '../brief.ts';
import { block, type Block } from './composition.ts';
import { whole } from './voice.ts';
import { capital } from './grammar.ts';

const ORDER = /^(?:also|add|include|write|use|make|end|keep|avoid|do not|never|please|mention|give|yes|no|on|off|true|false|none|any)\b/i;

/** Lists the typed values that no other part of the text has used. Instructions and switches are left out. */
export function particulars(brief: Brief, heading: string, need: number): Block[] {
  const lines = brief.rest()
    .filter(({ value }) => value.length <= 180 && !value.includes('\n') && !ORDER.test(value) && !/^[\d\s.,:%-]+$/.test(value))
    .slice(0, 6)
    .map(({ label, value }) => `**${label.replace(/[?:]+$/, '')}:** ${capital(whole(value, 30))}`);
  return lines.length > 0 ? [block(need, heading, lines, 'bullets', lines.length)] : [];
}
