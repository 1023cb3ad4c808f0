import type { Brief } from '../brief.ts';
import { block, compose } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { capital, say } from './grammar.ts';
import { particulars } from './particulars.ts';
import { RESEARCH_NOTES } from './research-bank.ts';
import { phrase, voiceOf, whole } from './voice.ts';

const QUESTIONS = [
  'How is {theme} defined, and who defines it?', 'What changes when {theme} is observed over a longer time?',
  'Which settings has {theme} been studied in, and which are missing?', 'Where do accounts of {theme} disagree, and on what evidence?',
  'What would count as evidence against the usual view of {theme}?', 'How does {theme} relate to {topic}?',
];
const GAPS = ['Definitions differ: note each one', 'Check who was left out', 'Compare methods before results', 'Look for replications', 'Note funding and context', 'Ask what was not measured'];

const cell = (text: string): string => text.replaceAll('|', '/').replaceAll('\n', ' ');

/** A literature matrix to be filled in: the questions are ours, every source, method and finding is left to the reader. */
export function composeLiteratureMatrix(brief: Brief, words: number): string {
  const table = brief.rows(/sources?|papers?|articles?|studies|references|notes/);
  const sources = (table.length > 0 ? table.map((row) => Object.values(row)[0] ?? '') : brief.list(/sources?|papers?|articles?|studies|references|authors?|notes/)).map((source) => whole(source, 14));
  const given = (i: number, column: RegExp): string => Object.entries(table[i] ?? {}).find(([key]) => column.test(key))?.[1] ?? '';
  const voice = voiceOf(brief);
  const random = brief.random.fork('matrix');
  const themes = [...new Set([...voice.aspects.map((aspect) => phrase(aspect, 6))])];
  const shown = sources.length > 0 ? sources : themes;
  const questions = random.shuffle(QUESTIONS);
  const rows = shown.slice(0, 12).map((item, i) => {
    const theme = sources.length > 0 ? themes[i % themes.length]! : item;
    const question = say(questions[i % questions.length]!, random, { theme, topic: voice.slots(1)['topic']! });
    return words < 120
      ? `**${capital(item)}:** ${question} *To be filled in.*`
      : `| ${cell(item)} | ${cell(question)} | ${cell(given(i, /how|method/i)) || '*to be filled in*'} | ${cell(given(i, /found|finding/i)) || '*to be filled in*'} | ${cell(given(i, /bother|limit/i)) || GAPS[i % GAPS.length]!} |`;
  });
  const first = sources.length > 0 ? 'Source (as you listed it)' : 'Theme';
  const header = words < 120 ? '' : `| ${first} | Question it should answer | Method | Main finding | Watch for |\n|---|---|---|---|---|`;
  const terms = voice.topic.replace(/[^\p{L}\p{N}\s-]/gu, '').split(/\s+/).filter((word) => word.length > 4 && !/^(?:question|about|after|before|which|where|their|between|shape|affect)$/i.test(word)).slice(0, 2);
  const main = terms.map((term) => `"${term}"`).join(' AND ') || `"${themes[0]!}"`;
  const search = [`${main} AND "${themes[0]!}"`, `${main} AND (review OR meta-analysis)`, `"${themes.at(-1)!}" AND (method OR measurement)`, `${main} NOT editorial`];
  return compose([
    block(0, words < 80 ? `# ${whole(voice.title, 8)}` : `# Literature matrix: ${voice.title}`, [
      'Places marked *to be filled in* wait for sources you have read; nothing here was looked up.',
      say('The rows follow the themes given for {topic}, so that gaps show up as empty columns and not as opinions.', random, voice.slots()),
    ], 'sentences', words < 90 ? 0 : 1),
    block(1, header, rows, words < 120 ? 'bullets' : 'rows', Math.min(rows.length, words < 80 ? 1 : words < 200 ? 2 : 4)),
    block(3, '## How to fill it', [
      'Enter one source per row, and write the finding in your own words before you quote it.',
      'Note the method before the result, since it decides how much weight the result can bear.',
      'Leave a cell empty rather than guess, and mark it with the question that would fill it.',
      'Record the page, so that a later draft can be checked in minutes.',
    ], 'numbers', 2),
    block(4, '## Search strings to try', search.map((text) => `\`${text}\``), 'bullets', 2),
    block(5, '## Questions for the synthesis', QUESTIONS.map((question, i) => say(question, random, { theme: themes[i % themes.length]!, topic: voice.slots(1)['topic']! })), 'bullets', 2),
    ...particulars(brief, '## Scope', 6),
    ...random.shuffle(RESEARCH_NOTES).map(({ heading, lines }, i) => block(7 + i, `## ${heading}`, lines.map((line) => say(line, random, voice.slots(i))), 'sentences', 3)),
    ...(words > 1500 ? [block(20, '## Working notes', [], 'lines', 0), ...essay(voice, random, Math.ceil((words - 1400) / 85)).map(({ heading, sentences }, i) => block(21 + i, `### ${heading}`, sentences, 'sentences', 2))] : []),
  ], words, CLOSERS.filter((line) => line.split(' ').length < 14));
}
