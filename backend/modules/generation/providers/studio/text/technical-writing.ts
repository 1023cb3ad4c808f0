import type { Brief } from '../brief.ts';
import { readCode, type CodeReading } from './code-reading.ts';
import { block, compose, type Block } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { capital, say } from './grammar.ts';
import { particulars } from './particulars.ts';
import { phrase, voiceOf } from './voice.ts';

function edges(code: CodeReading): string[] {
  const first = code.parameters[0] ?? 'the input';
  return [
    `Pass nothing for \`${first}\` and see whether the result or the error is the one you would want.`,
    ...(code.loops ? ['Try an empty collection and a very long one; the loop should be boring in both cases.'] : []),
    ...(code.waits ? ['Let the awaited call fail and let it hang; those are two different days.'] : []),
    ...(code.throws ? ['Read the error as a stranger would: it should say what to change.'] : ['Nothing here reports an error on its own, so failures travel to the caller unannounced.']),
    ...(code.branches > 1 ? [`There are ${code.branches} decisions in this code, and each side of each one deserves a test.`] : []),
    'Call it twice with the same input and compare, to learn whether it keeps anything in between.',
  ];
}

function docsComment(code: CodeReading, purpose: string): string {
  const name = code.name ?? 'run';
  const lines = [`${capital(purpose)}.`, '', ...code.parameters.map((each) => `@param ${each} what the caller has to know about it`), ...(code.returns ? ['@returns the result described above'] : []), ...(code.throws ? ['@throws when the input cannot be used'] : [])];
  const call = `${code.waits ? 'await ' : ''}${name}(${code.parameters.join(', ')})`;
  return code.language === 'python'
    ? `\`\`\`python\n"""${lines.join('\n').trim()}\n"""\n${call}\n\`\`\``
    : `\`\`\`${code.language}\n/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n${call}\n\`\`\``;
}

function fromCode(code: CodeReading, purpose: string, words: number): Block[] {
  const name = code.name ? `\`${code.name}\`` : 'this code';
  return [
    block(0, `# ${capital(name)}`, [
      `${capital(name)} ${code.parameters.length > 0 ? `takes ${code.parameters.map((each) => `\`${each}\``).join(', ')}` : 'takes no parameters'}${code.returns ? ' and returns a value' : ' and works through its effects'}.`,
      code.waits ? 'It waits for other work, so every caller has to wait as well.' : 'It runs to its end without waiting for anything else.',
      code.loops ? 'Its cost grows with the size of what it goes through.' : 'Its cost does not depend on how much data there is.',
    ], 'sentences', words < 90 ? 1 : 2),
    ...(code.steps.length > 0 ? [block(1, '## What happens, in order', code.steps, 'numbers', Math.min(code.steps.length, Math.max(1, Math.floor(words / 22))))] : []),
    ...(code.parameters.length > 0 && words >= 120 ? [block(3, '## Parameters\n\n| Name | What to pass |\n|---|---|', code.parameters.map((each) => `| \`${each}\` | ${/options|config|opts|props/i.test(each) ? 'settings; say which ones have defaults' : /id$/i.test(each) ? 'an identifier that exists' : /s$/.test(each) ? 'a collection; empty is worth testing' : /task|callback|handler|fn$/i.test(each) ? 'the work to run, as a function' : 'one value; say its unit or shape'} |`), 'rows', code.parameters.length)] : []),
    ...(words >= 110 ? [block(4, '## Documentation comment', [docsComment(code, purpose)], 'paragraphs')] : []),
    block(2, '## Edge cases to try', edges(code), 'bullets', words < 90 ? 1 : 2),
  ];
}

/** Explains pasted code from its own lines; without code, writes a how-to reference on the topic. */
export function composeTechnical(brief: Brief, words: number): string {
  const pasted = brief.keyed('code', 'snippet', 'source_code') ?? brief.value(/\bcode\b|snippet|function|script/) ?? brief.prompt;
  const purpose = phrase(brief.value(/purpose|what it (?:does|should)|goal|context/) ?? 'does one job, described in the steps above', 14);
  const code = readCode(pasted);
  const voice = voiceOf(brief, code ? (code.name ? `\`${code.name}\`` : 'this code') : undefined);
  const random = brief.random.fork('docs');
  const base: Block[] = code ? fromCode(code, purpose, words) : [
    block(0, `# ${voice.title}`, ['This page takes you from nothing to a first working result, in order.', say('It assumes {audience} and leaves {aspect} for the end.', random, voice.slots())], 'sentences', 1),
    block(1, '## Before you begin', ['Know which version you are working with, and write it down.', 'Have a place where a mistake costs nothing.', 'Keep the command history open; it is half of any bug report.', 'Agree on a name for the result, so that you can ask others about it.'], 'bullets', 1),
    block(2, '## Steps', voice.aspects.slice(0, 6).map((_, i) => say('[Set up|Prepare|Handle] {aspect}, then check the result before going on.', random, voice.slots(i))), 'numbers', 2),
    block(3, '## Check that it worked', ['Run the smallest case and compare it with what you expected to see.', 'Run it a second time; the answer should be the same.', 'Undo it, and make sure that the way back is as clear as the way in.'], 'bullets', 1),
    block(4, '## When it does not', ['Read the first error and ignore the ones it caused.', 'Change one thing, then try again.', 'If you are stuck for longer than a coffee, write the question down; the answer is often in the writing.'], 'bullets', 1),
  ];
  const known = base.reduce((sum, part) => sum + part.units.join(' ').split(/\s+/).length + 4, 0);
  const extra = words > known + 60 ? essay(voice, random, Math.min(20, Math.ceil((words - known) / 90))) : [];
  return compose([...base, ...particulars(brief, '## Context', 6), ...extra.map(({ heading, sentences }, i) => block(8 + i, `## ${heading}`, sentences, 'sentences', 2))], words, CLOSERS);
}
