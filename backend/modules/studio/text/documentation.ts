import type { Brief } from '../brief.ts';
import { block, compose } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { capital, say } from './grammar.ts';
import { particulars } from './particulars.ts';
import { AFTER_COMMAND, AFTER_START, CONTRIBUTING, EVERYDAY, LICENCE_LINES, NO_LICENCE, READY, SETTINGS_ROWS, TAGLINES, TROUBLE, WHY } from './readme-bank.ts';
import { phrase, voiceOf, whole } from './voice.ts';

const STACKS: readonly { test: RegExp; install: (name: string) => string; run: (name: string) => string }[] = [
  { test: /python|pip|django|flask/, install: (name) => `pip install ${name}`, run: (name) => `python -m ${name.replaceAll('-', '_')}` },
  { test: /rust|cargo/, install: (name) => `cargo install ${name}`, run: (name) => name },
  { test: /\bgo(?:lang)?\b/, install: () => 'go install ./...', run: (name) => name },
  { test: /docker|container/, install: (name) => `docker build -t ${name} .`, run: (name) => `docker run --rm ${name}` },
  { test: /ruby|rails|gem/, install: (name) => `gem install ${name}`, run: (name) => name },
  { test: /./s, install: () => 'npm install', run: () => 'npm start' },
];

/** Writes a README in the order in which a reader first succeeds: purpose, quick start, use, settings, help. */
export function composeReadme(brief: Brief, words: number): string {
  const givenName = brief.value(/project name|^name|project|repo|package|tool|library|title/);
  const does = brief.keyed('one_line') ?? brief.value(/what it does|description|purpose|summary|one.?liner|tagline|problem/);
  const features = brief.list(/features?|abilities|capabilities|highlights/).map((each) => phrase(each, 14));
  const table = brief.rows(/commands?|install|setup/);
  const given = table.length > 0 ? table.map((row) => Object.values(row)[0] ?? '').join('\n') : brief.value(/install|setup|command/);
  const limits = (brief.value(/limits|does not do|limitations/) ?? '').split(/(?<=[.!?])\s+/).filter(Boolean);
  const example = brief.value(/example/);
  const stackText = `${brief.choice(/stack|language|technology|framework|runtime/) ?? ''} ${brief.said}`.toLowerCase();
  const licence = brief.value(/licen[cs]e/);
  const voice = voiceOf(brief, givenName ? whole(givenName, 5) : undefined);
  const random = brief.random.fork('readme');
  const name = givenName ? whole(givenName, 6) : capital(voice.topic);
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 40) || 'project';
  const stack = STACKS.find(({ test }) => test.test(stackText))!;
  const speak = (line: string, turn = 0): string => voice.tune(say(line, random, voice.slots(turn)));
  const extra = words > 430 ? essay({ ...voice, topic: slug, slots: (turn) => ({ ...voice.slots(turn), topic: name, Topic_cap: name }) }, random, Math.min(20, Math.ceil((words - 330) / 95))) : [];
  const mixed = (lines: readonly string[]): string[] => random.shuffle(lines).map((line, i) => speak(line, i));
  const ready = random.shuffle(READY);
  const results = table.map((row) => Object.values(row)).filter((cells) => cells.length > 1).map(([command, result]) => random.pick(AFTER_COMMAND)(command!, result!));
  const shown = example ? [`${random.pick(['Example', 'For example', 'In practice', 'One case'])}: ${whole(example, 30)}.`] : [];
  const examples = random.chance(0.5) ? [...shown, ...results] : [...results, ...shown];
  const abilities = features.length > 0 ? features.map((feature, i) => `**${capital(feature)}**, ${ready[i % ready.length]!}.`) : [does ? `${capital(whole(does, 30))}.` : `Takes care of ${voice.aspects[0]!}.`, ...examples];
  const start = block(1, '## Quick start', [`\`\`\`sh\n${given && given.length < 200 ? given : stack.install(slug)}${table.length > 0 ? '' : `\n${stack.run(slug)}`}\n\`\`\``, random.pick(AFTER_START)], 'paragraphs', words < 90 ? 1 : 2);
  const offers = block(2, speak('## [What it does|What you get|In use]'), abilities, 'bullets', 1);
  const not = limits.length > 0 ? [block(2, speak('## [What it does not do|Limits|Where it stops]'), limits, 'bullets', limits.length)] : [];
  const why = block(3, speak('## [Why it exists|The reason for it|Why this is here]'), mixed(WHY), 'sentences', 1);
  const use = block(5, speak('## [Everyday use|Day to day|Living with it]'), mixed(EVERYDAY), 'bullets', 2);
  const settings = words >= 200 ? [block(6, '## Settings\n\n| Name | What it changes | Default |\n|---|---|---|', mixed(SETTINGS_ROWS), 'rows', 2)] : [];
  const trouble = block(7, speak('## [When it does not work|If something breaks|First aid]'), mixed(TROUBLE), 'numbers', 2);
  const middle = random.pick([[offers, ...not, why, use, ...settings, trouble], [why, offers, ...not, use, trouble, ...settings], [offers, why, use, ...settings, trouble, ...not], [offers, ...not, use, trouble, ...settings, why]]);
  return compose([
    block(0, `# ${name}`, [does ? `${capital(phrase(does, 30))}.` : speak(TAGLINES)], 'sentences'),
    start,
    ...middle,
    block(8, speak('## [Contributing|Taking part|Helping out]'), mixed(CONTRIBUTING), 'sentences', 1),
    block(4, '## Licence', [licence ? `${capital(phrase(licence, 8))}. ${random.pick(LICENCE_LINES)}` : random.pick(NO_LICENCE)], 'sentences'),
    ...particulars(brief, speak('## [Good to know|At a glance|Also]'), 9),
    ...(extra.length > 0 ? [block(10, speak('## [Design notes|How we think about it|Notes on the design]'), [], 'lines', 0)] : []),
    ...extra.map(({ heading, sentences }, i) => block(11 + i, `### ${heading}`, sentences, 'sentences', 2)),
  ], words, CLOSERS);
}
