import type { Brief } from '../brief.ts';
import type { Random } from '../random.ts';
import { CODE_NOTES, CODE_PARTS } from './code-bank.ts';
import { readCode, type CodeReading } from './code-reading.ts';
import { block, compose, type Block } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { capital, say } from './grammar.ts';
import { particulars } from './particulars.ts';
import { phrase, voiceOf } from './voice.ts';

function edges(code: CodeReading, random: Random): string[] {
  const first = code.parameters[0] ?? 'the input';
  return random.shuffle([
    random.pick([`Pass nothing for \`${first}\` and see whether the result or the error is the one you would want.`, `Leave \`${first}\` out once, and read what comes back.`, `What happens without \`${first}\`? Try it before a user does.`]),
    ...(code.loops ? [random.pick(['Try an empty collection and a very long one; the loop should be boring in both cases.', 'Give it nothing to go through, then far too much.', 'One entry, no entry, ten thousand entries: compare the three.'])] : []),
    ...(code.waits ? [random.pick(['Let the awaited call fail and let it hang; those are two different days.', 'Make the thing it waits for slow, then make it fail.', 'Cut the connection while it waits.'])] : []),
    ...(code.throws ? [random.pick(['Read the error as a stranger would: it should say what to change.', 'Cause the error on purpose and see who gets to read it.', 'Check that the error names the thing that was wrong.'])] : [random.pick(['Nothing here reports an error on its own, so failures travel to the caller unannounced.', 'It never complains by itself; look at what its callers do with a failure.', 'There is no error path in these lines, so watch the ones outside.'])]),
    ...(code.branches > 1 ? [random.pick([`There are ${code.branches} decisions in this code, and each side of each one deserves a test.`, `Count the decisions (${code.branches}), and test both sides of each.`, `With ${code.branches} decisions, some path has never been walked; find it.`])] : []),
    random.pick(['Call it twice with the same input and compare, to learn whether it keeps anything in between.', 'Two equal calls should give two equal answers; see whether they do.', 'Repeat a call at once, and then after a minute.']),
    random.pick(['Use the smallest value that is allowed and the first one that is not.', 'Stand on the border: the last good value and the first bad one.', 'Try zero, one and a negative number wherever a number goes in.']),
  ]);
}

function docsComment(code: CodeReading, purpose: string, random: Random): string {
  const name = code.name ?? 'run';
  const lines = [`${capital(purpose)}.`, '', ...code.parameters.map((each) => `@param ${each} ${hintOf(each, random)}`), ...(code.returns ? [random.pick(['@returns the result described above', '@returns what the last step gives', '@returns its answer'])] : []), ...(code.throws ? [random.pick(['@throws when the input cannot be used', '@throws when it has to give up', '@throws what the caller must handle'])] : [])];
  const call = `${code.waits ? 'await ' : ''}${name}(${code.parameters.join(', ')})`;
  return code.language === 'python'
    ? `\`\`\`python\n"""${lines.join('\n').trim()}\n"""\n${call}\n\`\`\``
    : `\`\`\`${code.language}\n/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n${call}\n\`\`\``;
}

/** A hint about what to pass for a function's argument, guessed from the argument's name. */
function hintOf(name: string, random: Random): string {
  if (/options|config|opts|props|settings/i.test(name)) return random.pick(['settings; say which ones have defaults', 'an object of choices, most of them optional', 'how it should behave']);
  if (/(?:^|[a-z])ms$|seconds|minutes|delay|timeout|wait/i.test(name)) return random.pick(['a length of time; the unit is worth a sentence', 'how long, as a number', 'a time span; try zero as well']);
  if (/id$/i.test(name)) return random.pick(['an identifier that exists', 'the key of a known thing', 'which one is meant']);
  if (/^(?:run|task|callback|handler|fn|done|next)$|callback|handler/i.test(name)) return random.pick(['the work to run, as a function', 'what should be called, and when', 'a function; it may fail']);
  if (/[^s]s$/.test(name)) return random.pick(['a collection; empty is worth testing', 'several at once, in an order that may matter', 'a list; one, none and many']);
  return random.pick(['one value; say its unit or shape', 'a single value, never missing', 'what it works on']);
}

function fromCode(code: CodeReading, purpose: string, words: number, random: Random): Block[] {
  const name = code.name ? `\`${code.name}\`` : 'this code';
  const given = code.parameters.map((each) => `\`${each}\``).join(', ');
  const takes = code.parameters.length > 0 ? random.pick([`takes ${given}`, `works on ${given}`, `is given ${given}`]) : random.pick(['takes no parameters', 'is given nothing', 'needs no input']);
  const gives = code.returns ? random.pick([' and returns a value', ' and answers with a value', ' and has a result']) : random.pick([' and works through its effects', ' and returns nothing of its own', ' and shows its result elsewhere']);
  const lead = (line: string): string => say(line, random);
  const parts = [
    ...(code.steps.length > 0 ? [block(1, lead('## [What happens, in order|Step by step|How it runs]'), code.steps, 'numbers', Math.min(code.steps.length, Math.max(1, Math.floor(words / 22))))] : []),
    ...(code.parameters.length > 0 && words >= 120 ? [block(3, '## Parameters\n\n| Name | What to pass |\n|---|---|', code.parameters.map((each) => `| \`${each}\` | ${hintOf(each, random)} |`), 'rows', code.parameters.length)] : []),
    ...(words >= 110 ? [block(4, lead('## [Documentation comment|A comment for it|To put above it]'), [docsComment(code, purpose, random)], 'paragraphs')] : []),
    block(2, lead('## [Edge cases to try|Where to poke it|Inputs worth trying]'), edges(code, random), 'bullets', words < 90 ? 1 : 2),
  ];
  const shown = parts.length < 3 || random.chance(0.5) ? parts : [parts[0]!, parts.at(-1)!, ...parts.slice(1, -1)];
  return [
    block(0, `# ${capital(name)}`, [
      `${capital(name)} ${takes}${gives}.`,
      code.waits ? random.pick(['It waits for other work, so every caller has to wait as well.', 'Parts of it take their time, and its callers wait with it.', 'It does not answer at once: other work comes first.']) : random.pick(['It runs to its end without waiting for anything else.', 'Nothing in it waits.', 'It answers in one go, without a pause.']),
      code.loops ? random.pick(['Its cost grows with the size of what it goes through.', 'The more it is given, the longer it takes.', 'Twice the entries, twice the time, at least.']) : random.pick(['Its cost does not depend on how much data there is.', 'It does the same small amount of work on every call.', 'Size is no concern here: there is nothing to go through.']),
    ], 'sentences', words < 90 ? 1 : 2),
    ...shown,
  ];
}

/** Explains pasted code by its own lines. Without code it writes a how-to reference about the topic. */
export function composeTechnical(brief: Brief, words: number): string {
  const pasted = brief.keyed('code', 'snippet', 'source_code') ?? brief.value(/\bcode\b|snippet|function|script/) ?? brief.prompt;
  const purpose = phrase(brief.value(/purpose|what it (?:does|should)|goal|context/) ?? 'does one job, described in the steps above', 14);
  const random = brief.random.fork('docs');
  const code = readCode(pasted, random);
  const voice = voiceOf(brief, code ? (code.name ? `\`${code.name}\`` : 'this code') : undefined, code ? CODE_PARTS : undefined);
  const base: Block[] = code ? fromCode(code, purpose, words, random) : [
    block(0, `# ${voice.title}`, ['This page takes you from nothing to a first working result, in order.', say('It assumes {audience} and leaves {aspect} for the end.', random, voice.slots())], 'sentences', 1),
    block(1, '## Before you begin', ['Know which version you are working with, and write it down.', 'Have a place where a mistake costs nothing.', 'Keep the command history open; it is half of any bug report.', 'Agree on a name for the result, so that you can ask others about it.'], 'bullets', 1),
    block(2, '## Steps', voice.aspects.slice(0, 6).map((_, i) => say('[Set up|Prepare|Handle] {aspect}, then check the result before going on.', random, voice.slots(i))), 'numbers', 2),
    block(3, '## Check that it worked', ['Run the smallest case and compare it with what you expected to see.', 'Run it a second time; the answer should be the same.', 'Undo it, and make sure that the way back is as clear as the way in.'], 'bullets', 1),
    block(4, '## When it does not', ['Read the first error and ignore the ones it caused.', 'Change one thing, then try again.', 'If you are stuck for longer than a coffee, write the question down; the answer is often in the writing.'], 'bullets', 1),
  ];
  const known = base.reduce((sum, part) => sum + part.units.join(' ').split(/\s+/).length + 4, 0);
  const room = words - known;
  const notes = code && room > 30 ? random.shuffle(CODE_NOTES).slice(0, Math.max(1, Math.ceil(room / 66))).map(({ heading, lines }, i) => ({ heading: say(heading, random, voice.slots(i)), sentences: lines.map((line) => voice.tune(say(line, random, voice.slots(i + 1)))) })) : [];
  const left = room - notes.length * 66;
  const extra = left > 60 ? essay(voice, random, Math.min(20, Math.ceil(left / 90))) : [];
  return compose([...base, ...particulars(brief, say('## [Context|Where it belongs|Given]', random), 6), ...[...notes, ...extra].map(({ heading, sentences }, i) => block(8 + i, `## ${heading}`, sentences, 'sentences', 2))], words, CLOSERS);
}
