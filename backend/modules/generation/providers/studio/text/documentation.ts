import type { Brief } from '../brief.ts';
import { block, compose } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { capital, say } from './grammar.ts';
import { particulars } from './particulars.ts';
import { phrase, voiceOf, whole } from './voice.ts';

const STACKS: readonly { test: RegExp; install: (name: string) => string; run: (name: string) => string }[] = [
  { test: /python|pip|django|flask/, install: (name) => `pip install ${name}`, run: (name) => `python -m ${name.replaceAll('-', '_')}` },
  { test: /rust|cargo/, install: (name) => `cargo install ${name}`, run: (name) => name },
  { test: /\bgo(?:lang)?\b/, install: () => 'go install ./...', run: (name) => name },
  { test: /docker|container/, install: (name) => `docker build -t ${name} .`, run: (name) => `docker run --rm ${name}` },
  { test: /ruby|rails|gem/, install: (name) => `gem install ${name}`, run: (name) => name },
  { test: /./s, install: () => 'npm install', run: () => 'npm start' },
];

/** A README that leads to a first success: why, quick start, use, settings, help. */
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
  return compose([
    block(0, `# ${name}`, [does ? `${capital(phrase(does, 30))}.` : speak('{Topic_cap}, made for {audience} who want it to [work first and impress later|get out of the way].')], 'sentences'),
    block(1, '## Quick start', [`\`\`\`sh\n${given && given.length < 200 ? given : stack.install(slug)}${table.length > 0 ? '' : `\n${stack.run(slug)}`}\n\`\`\``, 'If you see a result, you are done; everything below can wait.'], 'paragraphs', words < 90 ? 1 : 2),
    block(2, '## What it does', features.length > 0 ? features.map((feature) => `**${capital(feature)}**, ready from the first run.`) : [does ? `${capital(whole(does, 30))}.` : `Takes care of ${voice.aspects[0]!}.`, ...(example ? [`Example: ${whole(example, 30)}.`] : []), ...table.map((row) => Object.values(row)).filter((cells) => cells.length > 1).map(([command, result]) => `After \`${command!}\` you see: ${result!}.`)], 'bullets', 1),
    ...(limits.length > 0 ? [block(2, '## What it does not do', limits, 'bullets', limits.length)] : []),
    block(3, '## Why it exists', [
      speak('Because {aspect} should not need a meeting.'),
      speak('Most tools ask you to learn them first; this one tries to be useful on the way.'),
      'It stays small on purpose, so that you can read all of it when something goes wrong.',
      'If your needs are larger than this, you will notice early, and the last section says where to go.',
    ], 'sentences', 1),
    block(5, '## Everyday use', [
      'Start with the defaults; they are the settings the examples were written with.',
      'Change one option, run it again, and keep the change only when you can say what it did.',
      'Commit your settings next to your work, so that the two travel together.',
      'When in doubt, ask for help from the command line: `--help` is kept true.',
    ], 'bullets', 2),
    ...(words >= 200 ? [block(6, '## Settings\n\n| Name | What it changes | Default |\n|---|---|---|', ['| *its name* | what it changes, in one line | *what happens without it* |', '| *another* | one row for each setting that people really touch | *to be filled in* |', '| *a secret* | say where it comes from, never its value | *none* |'], 'rows', 2)] : []),
    block(7, '## When it does not work', [
      'Read the first line of the error; the rest is usually its echo.',
      'Check the version you are running before the one you are reading about.',
      'Open an issue with what you did, what you expected and what you saw.',
      'A small example that fails is the best present a maintainer can get.',
    ], 'numbers', 2),
    block(8, '## Contributing', [
      'Small changes are welcome without asking.',
      'For larger ones, open an issue first and describe the problem before the solution.',
      'A change is ready when it has a test that failed without it.',
      'Be kind in reviews, since everybody here is spending their own evening.',
    ], 'sentences', 1),
    block(4, '## Licence', [licence ? `${capital(phrase(licence, 8))}. See the file \`LICENSE\`.` : 'Choose one before you publish, and put its text into `LICENSE`.'], 'sentences'),
    ...particulars(brief, '## Good to know', 9),
    ...(extra.length > 0 ? [block(10, '## Design notes', [], 'lines', 0)] : []),
    ...extra.map(({ heading, sentences }, i) => block(11 + i, `### ${heading}`, sentences, 'sentences', 2)),
  ], words, CLOSERS);
}
