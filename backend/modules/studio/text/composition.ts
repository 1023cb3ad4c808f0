import { countWords } from './grammar.ts';

/** One part of a text. Of its `units` (sentences, list items or rows) as many are used as the requested length allows. */
export interface Block {
  /** The line above the units, such as a heading or a label; '' for none. */
  head: string;
  units: readonly string[];
  /** The fewest units that the block may have. */
  min: number;
  /** The layout of the units. `sentences` puts about four of them into a paragraph. */
  as: 'sentences' | 'bullets' | 'numbers' | 'lines' | 'paragraphs' | 'rows';
  /** The rank of this part. In a short text the parts with the highest numbers are left out first. */
  need: number;
}

export const block = (need: number, head: string, units: readonly string[], as: Block['as'] = 'sentences', min = 1): Block => ({
  need, head, units, as, min: Math.min(min, units.length),
});

const PARAGRAPH = 4;

function body(units: readonly string[], as: Block['as']): string {
  if (as === 'bullets') return units.map((unit) => `- ${unit}`).join('\n');
  if (as === 'numbers') return units.map((unit, i) => `${i + 1}. ${unit}`).join('\n');
  if (as === 'lines') return units.join('  \n');
  if (as === 'rows') return units.join('\n');
  if (as === 'paragraphs') return units.join('\n\n');
  const size = units.length <= PARAGRAPH + 1 ? units.length : PARAGRAPH;
  const paragraphs: string[] = [];
  for (let i = 0; i < units.length; i += size) {
    const rest = units.length - i;
    const take = rest <= size + 1 ? rest : size;
    paragraphs.push(units.slice(i, i + take).join(' '));
    if (take === rest) break;
  }
  return paragraphs.join('\n\n');
}

const separator = (part: Block): string => (part.as === 'rows' ? '\n' : '\n\n');
const render = (part: Block, units: readonly string[]): string => {
  const text = body(units, part.as);
  return part.head === '' ? text : text === '' ? part.head : `${part.head}${separator(part)}${text}`;
};
const costOf = (unit: string, part: Block): number => countWords(unit) + (part.as === 'bullets' || part.as === 'numbers' ? 0.5 : 0);

/**
 * Composes a Markdown text of these parts in their order, as near to `words` words as possible and never far above, because the person pays
 * for that length. Each of the short sentences in `closers` is used at most once, to reach the length.
 */
export function compose(blocks: readonly Block[], words: number, closers: readonly string[] = []): string {
  const taken = new Map<Block, number>();
  let total = 0;
  for (const part of [...blocks].sort((a, b) => a.need - b.need)) {
    const cost = countWords(render(part, part.units.slice(0, part.min)));
    if (taken.size > 0 && total + cost > words * 1.05) continue;
    taken.set(part, part.min);
    total += cost;
  }
  const used = blocks.filter((part) => taken.has(part));
  for (let grew = true; grew && total < words; ) {
    grew = false;
    for (const part of used) {
      const unit = part.units[taken.get(part)!];
      const cost = unit === undefined ? 0 : costOf(unit, part);
      if (unit === undefined || total + cost > words * 1.04) continue;
      taken.set(part, taken.get(part)! + 1);
      total += cost;
      grew = true;
    }
  }
  // When the next sentence of a part does not fit any more, its later and shorter sentences are tried.
  const extras = new Map<Block, string[]>();
  for (const part of used.filter(({ as }) => as === 'sentences')) {
    for (const unit of part.units.slice(taken.get(part)! + 1)) {
      const cost = countWords(unit);
      if (total >= words * 0.97 || total + cost > words * 1.04) continue;
      extras.set(part, [...(extras.get(part) ?? []), unit]);
      total += cost;
    }
  }
  const ending: string[] = [];
  const spare = [...closers];
  while (total < words * 0.97 && spare.length > 0) {
    const gap = words - total;
    const fitting = spare.filter((line) => countWords(line) <= gap + words * 0.04 + 1);
    if (fitting.length === 0) break;
    const best = fitting.reduce((a, b) => (countWords(b) > countWords(a) ? b : a));
    ending.push(best);
    spare.splice(spare.indexOf(best), 1);
    total += countWords(best);
  }
  const parts = used.map((part) => render(part, [...part.units.slice(0, taken.get(part)!), ...(extras.get(part) ?? [])])).filter(Boolean);
  if (ending.length > 0) parts.push(ending.join(' '));
  return `${parts.join('\n\n')}\n`;
}
