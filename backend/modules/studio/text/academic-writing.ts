import type { Brief } from '../brief.ts';
import { block, compose } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { capital, countWords, say } from './grammar.ts';
import { particulars } from './particulars.ts';
import { RESEARCH_NOTES } from './research-bank.ts';
import { phrase, voiceOf, whole } from './voice.ts';

const QUESTIONS = [
  '[How is {theme} defined, and who defines it?|Who says what {theme} means?|What counts as {theme}, and for whom?]', '[What changes when {theme} is observed over a longer time?|Would {theme} look the same a year later?|How long was {theme} watched?]',
  '[Which settings has {theme} been studied in, and which are missing?|Where was {theme} looked at, and where never?|Whose {theme} is this, and whose is left out?]', '[Where do accounts of {theme} disagree, and on what evidence?|Who contradicts this account of {theme}?|On {theme}, which two sources could not both be right?]',
  '[What would count as evidence against the usual view of {theme}?|Which result would overturn this view of {theme}?|How could {theme} have turned out otherwise?]', '[How does {theme} relate to {topic}?|What does {theme} add to {topic}?|Would {topic} survive without {theme}?]',
  '[How was {theme} measured, and what did the measure miss?|What stands for {theme} in the data?|Is {theme} observed here, or only reported?]', '[Who chose {theme}, and for which reason?|Why {theme}, and why then?|What made {theme} easy to study?]',
];
const GAPS = ['Definitions differ: note each one', 'Check who was left out', 'Compare methods before results', 'Look for replications', 'Note funding and context', 'Ask what was not measured', 'See how long it was followed', 'Find the group it was compared with', 'Separate result and opinion'];
const THEMES: readonly string[] = ['the central term', 'the setting', 'the measure', 'the comparison', 'the period', 'the people observed', 'the usual explanation'];
const FIRST_LINES = [
  '[Places marked *to be filled in* wait for sources you have read; nothing here was looked up.|Nothing here was looked up: what is marked *to be filled in* is yours to read and to add.|This page adds no source and no finding; *to be filled in* marks what only your reading can give.]',
  '[The rows follow the themes given for {topic}, so that gaps show up as empty columns and not as opinions.|Read it down the columns: where {topic} is still open, a column stays thin.|Its columns ask the same of every row, so that on {topic} you compare like with like.|Each row is one voice on {topic}, and each column one question put to all of them.]',
];
const FILLING = [
  '[Enter one source per row, and write the finding in your own words before you quote it.|One row, one source; paraphrase first, quote second.|Give each source a row of its own, in your own words.]', '[Note the method before the result, since it decides how much weight the result can bear.|Fill the method first: it tells you how far to trust the rest.|Read how it was done before you read what came out.]',
  '[Leave a cell empty rather than guess, and mark it with the question that would fill it.|An empty cell is better than a guess; put the open question into it.|Where you do not know, write down what you would need to know.]', '[Record the page, so that a later draft can be checked in minutes.|Put the page number beside every finding.|Add the page, even if it seems pedantic today.]',
  '[Use the same words in the same column, so that rows can be compared.|Choose one term per column and stay with it.|If two cells say the same, make them look the same.]', '[Come back to the first row at the end; you will read it differently.|Do the first row twice: once at the start and once when all others are full.|Check the oldest entry against the newest.]',
];

const cell = (text: string): string => text.replaceAll('|', '/').replaceAll('\n', ' ');

/** Writes a literature matrix for the reader to fill in: Studio gives the questions, and leaves every source, method and finding empty. */
export function composeLiteratureMatrix(brief: Brief, words: number): string {
  const table = brief.rows(/sources?|papers?|articles?|studies|references|notes/);
  const sources = (table.length > 0 ? table.map((row) => Object.values(row)[0] ?? '') : brief.list(/sources?|papers?|articles?|studies|references|authors?|notes/)).map((source) => whole(source, 14));
  const given = (i: number, column: RegExp): string => Object.entries(table[i] ?? {}).find(([key]) => column.test(key))?.[1] ?? '';
  const voice = voiceOf(brief, undefined, THEMES);
  const random = brief.random.fork('matrix');
  const themes = [...new Set([...voice.aspects.map((aspect) => phrase(aspect, 6))])];
  const shown = sources.length > 0 ? sources : themes;
  const questions = random.shuffle(QUESTIONS);
  const gaps = random.shuffle(GAPS);
  const rows = shown.slice(0, 12).map((item, i) => {
    const theme = sources.length > 0 ? themes[i % themes.length]! : item;
    const question = say(questions[i % questions.length]!, random, { theme, topic: voice.slots(1)['topic']! });
    return words < 120
      ? `**${capital(item)}:** ${question} *To be filled in.*`
      : `| ${cell(item)} | ${cell(question)} | ${cell(given(i, /how|method/i)) || '*to be filled in*'} | ${cell(given(i, /found|finding/i)) || '*to be filled in*'} | ${cell(given(i, /bother|limit/i)) || gaps[i % gaps.length]!} |`;
  });
  const first = sources.length > 0 ? 'Source (as you listed it)' : 'Theme';
  const header = words < 120 ? '' : `| ${first} | Question it should answer | Method | Main finding | Watch for |\n|---|---|---|---|---|`;
  const terms = voice.topic.replace(/[^\p{L}\p{N}\s-]/gu, '').split(/\s+/).filter((word) => word.length > 4 && !/^(?:question|about|after|before|which|where|their|between|shape|affect)$/i.test(word)).slice(0, 2);
  const main = terms.map((term) => `"${term}"`).join(' AND ') || `"${themes[0]!}"`;
  const last = themes.at(-1)!;
  const search = random.shuffle([`${main} AND "${themes[0]!}"`, `${main} AND (review OR meta-analysis)`, `"${last}" AND (method OR measurement)`, `${main} NOT editorial`, `${main} AND (longitudinal OR "follow-up")`, `${main} AND ("no effect" OR "null result")`, `${main} AND (interview OR diary) AND "${last}"`, `"${themes[0]!}" AND (critique OR limitation)`]).slice(0, 4);
  const head = (line: string): string => say(line, random);
  // A shorter text leaves out whole notes, so that each remaining note keeps all its sentences.
  const count = Math.max(1, Math.ceil((words - 380 - countWords(rows.join(' '))) / 78));
  const notes = random.shuffle(RESEARCH_NOTES).slice(0, count);
  return compose([
    block(0, words < 80 ? `# ${whole(voice.title, 8)}` : `# Literature matrix: ${voice.title}`, FIRST_LINES.map((line) => say(line, random, voice.slots())), 'sentences', words < 90 ? 0 : 1),
    block(1, header, rows, words < 120 ? 'bullets' : 'rows', Math.min(rows.length, words < 80 ? 1 : words < 200 ? 2 : 4)),
    block(3, head('## [How to fill it|Filling it in|Working with the table]'), random.shuffle(FILLING).map((line) => say(line, random)), 'numbers', 2),
    block(4, head('## [Search strings to try|Where to search next|Searches]'), search.map((text) => `\`${text}\``), 'bullets', 2),
    block(5, head('## [Questions for the synthesis|Questions across the rows|To ask of all of them]'), random.shuffle(QUESTIONS).map((question, i) => say(question, random, { theme: themes[(i + 1) % themes.length]!, topic: voice.slots(1)['topic']! })), 'bullets', 2),
    ...particulars(brief, head('## [Scope|The frame|Given]'), 6),
    ...notes.map(({ heading, lines }, i) => block(7 + i, `## ${heading}`, lines.map((line) => say(line, random, voice.slots(i))), 'sentences', 3)),
    ...(words > 2400 ? [block(40, '## Working notes', [], 'lines', 0), ...essay(voice, random, Math.ceil((words - 2300) / 85)).map(({ heading, sentences }, i) => block(41 + i, `### ${heading}`, sentences, 'sentences', 2))] : []),
  ], words, CLOSERS.filter((line) => line.split(' ').length < 14));
}
