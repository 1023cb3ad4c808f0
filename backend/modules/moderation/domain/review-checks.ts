import { draftProblems, undefinedVariables } from '#contracts/draft-problems.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { ReviewCheck } from '#contracts/moderation.ts';
import { pluralWord } from '#contracts/plural.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { prohibitedWords } from './prohibited-words.ts';

/** The facts from which the checklist of a submission is made. */
export interface ReviewFacts {
  content: DraftContent;
  tests: { finished: number; delivered: number; samples: number };
  /** The median prices in tokens; null when no other prompt of the category is sold that way. */
  medians: { runRoyalty: number | null; unlockPrice: number | null };
  /** The largest share of common trigrams with a published prompt, from 0 to 1; null without such a prompt. */
  mostAlike: number | null;
}

/** The checklist asks the reviewer to look at a price of at least so many times the median. */
const DEAR = 3;
const NEARLY_THE_SAME = 0.85;

/** The automatic checks of a submission. They inform the reviewer and do not decide. */
export const reviewChecks = (facts: ReviewFacts, patterns: PatternCheck): ReviewCheck[] => [variables(facts, patterns), runs(facts), samples(facts), price(facts), words(facts), similar(facts)];

function variables({ content }: ReviewFacts, patterns: PatternCheck): ReviewCheck {
  const missing = undefinedVariables(content);
  const [problem] = draftProblems(content, patterns);
  const label = 'Every variable has a field';
  if (missing.length > 0) return { id: 'variables', state: 'problem', label, detail: `Without a field: ${missing.map((name) => `{{${name}}}`).join(', ')}` };
  if (problem) return { id: 'variables', state: 'problem', label, detail: problem.message };
  return { id: 'variables', state: 'ok', label, detail: 'Form, test inputs and texts fit together.' };
}

function runs({ tests: { finished, delivered } }: ReviewFacts): ReviewCheck {
  const label = 'The author has run it';
  if (finished === 0) return { id: 'runs', state: 'look', label, detail: 'No test run of exactly this text.' };
  const state = delivered === 0 ? 'problem' : delivered < finished ? 'look' : 'ok';
  return { id: 'runs', state, label, detail: `${delivered} of ${finished} test ${pluralWord(finished, 'run')} of this text delivered.` };
}

function samples({ tests }: ReviewFacts): ReviewCheck {
  const label = 'Its samples show what it makes';
  if (tests.samples === 0) return { id: 'samples', state: 'look', label, detail: 'No sample of this text. Its page still shows the samples of the earlier version.' };
  return { id: 'samples', state: 'ok', label, detail: `${tests.samples} ${pluralWord(tests.samples, 'sample')} of this text, marked among the test runs.` };
}

function price({ content: { pricing, runRoyalty, unlockPrice }, medians }: ReviewFacts): ReviewCheck {
  const compared = [
    { sold: pricing === 'run' || pricing === 'run_and_unlock', own: runRoyalty, median: medians.runRoyalty, what: 'a run' },
    { sold: pricing === 'unlock' || pricing === 'run_and_unlock', own: unlockPrice, median: medians.unlockPrice, what: 'to unlock' },
  ].filter(({ sold }) => sold);
  const known = compared.flatMap((each) => (each.median === null ? [] : [{ ...each, median: each.median }]));
  const label = 'The price fits its category';
  if (known.length === 0) return { id: 'price', state: 'ok', label, detail: 'Nothing else in this category is sold this way yet.' };
  const detail = known.map(({ own, median, what }) => `${own} tokens ${what}, the median is ${median}`).join('; ');
  return { id: 'price', state: known.some(({ own, median }) => own > DEAR * median) ? 'look' : 'ok', label, detail: `${detail}.` };
}

function words({ content }: ReviewFacts): ReviewCheck {
  const { title, oneLiner, description, tags, template, systemTemplate, negativeTemplate } = content;
  const found = prohibitedWords([title, oneLiner, description, tags.join('\n'), template, systemTemplate]);
  // A negative template may contain prohibited words, because it lists what the output must not show.
  const inNegative = prohibitedWords([negativeTemplate]).filter((word) => !found.includes(word));
  const label = 'No suspicious words';
  if (found.length > 0) return { id: 'words', state: 'look', label, detail: `Found: ${found.join(', ')}` };
  return { id: 'words', state: 'ok', label, detail: inNegative.length > 0 ? `Only in the negative template: ${inNegative.join(', ')}` : 'None found.' };
}

function similar({ mostAlike }: ReviewFacts): ReviewCheck {
  const label = 'It is the author’s own work';
  if (mostAlike === null) return { id: 'similar', state: 'ok', label, detail: 'No published prompt is similar.' };
  return { id: 'similar', state: mostAlike >= NEARLY_THE_SAME ? 'problem' : 'look', label, detail: `${Math.round(mostAlike * 100)}% the same as an unrelated published prompt.` };
}
