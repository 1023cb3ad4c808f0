import type { Brief } from '../brief.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { capital, countWords } from './grammar.ts';
import { voiceOf } from './voice.ts';

interface Item {
  head: string;
  sentences: string[];
}

/** Items of a list with about `words` words in all. Each takes its sentences in order from a section of its own, and the shortest item grows next. */
function items(brief: Brief, topic: string, count: number, words: number): Item[] {
  const random = brief.random.fork('listing');
  const sections = random.shuffle(essay(voiceOf(brief, topic), random, 20));
  const room = Math.max(1, Math.floor((words * 0.9) / count));
  const made = Array.from({ length: count }, (_, i) => ({
    head: (sections[i]?.heading ?? sections[i % sections.length]!.sentences.pop()!).replace(/[.:]+$/, '').split(' ').slice(0, room).join(' '),
    sentences: [] as string[],
    open: sections.filter((__, at) => at % count === i).flatMap(({ sentences }) => sentences.filter((line) => !line.includes('|'))),
  }));
  const size = ({ head, sentences }: Item): number => countWords(head) + sentences.reduce((sum, line) => sum + countWords(line), 0);
  const closers = random.shuffle(CLOSERS);
  for (let gap = words - made.reduce((sum, item) => sum + size(item), 0); gap > words * 0.03; ) {
    const fits = (line: string | undefined): line is string => line !== undefined && countWords(line) <= gap + words * 0.03;
    const next = made.filter(({ open }) => fits(open[0])).reduce<(typeof made)[number] | undefined>((least, item) => (least && size(least) <= size(item) ? least : item), undefined);
    const at = next ? 0 : closers.findIndex(fits);
    if (at < 0) break;
    const line = next ? next.open.shift()! : closers.splice(at, 1)[0]!;
    (next ?? made.reduce((least, item) => (size(item) < size(least) ? item : least))).sentences.push(line);
    gap -= countWords(line);
  }
  return made;
}

/** Writes a numbered list of exactly `count` items and nothing else. */
export function composeList(brief: Brief, topic: string, count: number, words: number): string {
  return `${items(brief, topic, count, words - count).map(({ head, sentences }, i) => `${i + 1}. ${sentences.length === 0 ? capital(head) : `**${capital(head)}.** ${sentences.join(' ')}`}`).join('\n')}\n`;
}

/** Writes one Markdown table with a row for each item. */
export function composeTable(brief: Brief, topic: string, count: number, words: number): string {
  const head = ['Point', 'What it means'];
  const rows = items(brief, topic, count, words - 4).map(({ head: name, sentences }) => `| ${capital(name)} | ${sentences.join(' ') || 'To be decided'} |`);
  return `| ${head.join(' | ')} |\n|---|---|\n${rows.join('\n')}\n`;
}

/** Writes one JSON document with the subject and an array of items. It can be parsed as it is. */
export function composeJson(brief: Brief, topic: string, count: number, words: number): string {
  const made = items(brief, topic, count, words - 2 - countWords(topic) - count * 2);
  return `${JSON.stringify({ topic, items: made.map(({ head, sentences }) => ({ title: capital(head), detail: sentences.join(' ') })) }, null, 2)}\n`;
}
