import type { Issue } from './errors.ts';
import { withoutConstants } from './form-constants.ts';
import { checkInputs } from './form-inputs.ts';
import { TOO_MUCH_TO_CHECK } from './form-pattern.ts';
import type { PatternCheck } from './form-pattern.ts';
import { checkForm } from './form-rules.ts';
import { FIELD_LIMIT, promptForm, RESERVED_KEYS } from './prompt-form.ts';
import type { DraftField, DraftForm, FormInputs, PromptForm } from './prompt-form.ts';
import { TEST_INPUTS, TITLE_MIN } from './prompt-drafts.ts';
import type { DraftContent } from './prompt-drafts.ts';
import { tidy } from './primitives.ts';
import { categoriesOf } from './prompts.ts';
import { templateVariables } from './template-variables.ts';

type Report = (path: Issue['path'], message: string) => void;

/** Checks the shape and the rules of a draft's form. `form` is the finished form, or `null` when there are `issues`. */
export function finishedForm(form: DraftForm, patterns: PatternCheck): { form: PromptForm | null; issues: Issue[] } {
  const parsed = promptForm.safeParse(form);
  if (!parsed.success) {
    const shape = parsed.error.issues.map(({ path, message }) => ({ path: ['form', ...path.filter((part) => typeof part !== 'symbol')], message }));
    // Rules are checked although the shape is wrong. Otherwise authors who fixed the shape would meet new problems.
    const told = new Set(shape.map(({ path }) => path.join('.')));
    return { form: null, issues: [...shape, ...checkForm(form, patterns).filter(({ path }) => !told.has(path.join('.')))] };
  }
  const issues = checkForm(parsed.data, patterns);
  return { form: issues.length === 0 ? parsed.data : null, issues };
}

function checkBasics(content: DraftContent, report: Report): void {
  if (tidy(content.title).length < TITLE_MIN) report(['title'], `Give it a title of at least ${TITLE_MIN} characters.`);
  if (tidy(content.oneLiner) === '') report(['oneLiner'], 'Write one line about what it makes.');
  if (content.category === null) report(['category'], 'Choose a category.');
  else if (!categoriesOf(content.contentType).includes(content.category)) report(['category'], 'This category belongs to another type.');
  if (content.slug !== null && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(content.slug)) report(['slug'], 'Use small letters, digits and single hyphens.');
}

/** Names of variables in a draft's templates that are neither fields nor system variables, in order of appearance. */
export function undefinedVariables(content: Pick<DraftContent, 'template' | 'systemTemplate' | 'negativeTemplate' | 'form'>): string[] {
  const known = new Set<string>([...RESERVED_KEYS, ...content.form.sections.flatMap(({ fields }) => fields.map(({ key }) => key))]);
  const texts = [content.template, content.systemTemplate ?? '', content.negativeTemplate ?? ''].join('\n');
  return templateVariables(texts).filter((name) => !known.has(name));
}

/** Keys of the draft's fields that no template uses. */
export function unusedFields(content: Pick<DraftContent, 'template' | 'systemTemplate' | 'negativeTemplate' | 'form'>): string[] {
  const used = new Set(templateVariables([content.template, content.systemTemplate ?? '', content.negativeTemplate ?? ''].join('\n')));
  return content.form.sections.flatMap(({ fields }) => fields.map(({ key }) => key)).filter((key) => key !== '' && !used.has(key));
}

/** The placeholder that the builder puts into a new switch. Publishing refuses it, because buyers must never see it. */
export const PLACEHOLDER_INSERT = 'Write what this switch adds.';
const PLACEHOLDER_OPTION = /^option[ _]?\d+$/i;

/** Refuses to publish placeholders that the builder filled in and the author never replaced. */
function checkUnfinished({ form }: DraftContent, report: Report): void {
  const look = (fields: DraftField[], path: Issue['path']): void => fields.forEach((field, index) => {
    const at = [...path, index];
    const name = field.label.trim() || field.key;
    const options = field.options ?? [];
    const left = options.findIndex(({ label }) => PLACEHOLDER_OPTION.test(label.trim()));
    const option = options[left];
    if (option) report([...at, 'options', left, 'label'], `Name the options of "${name}": "${option.label}" is a placeholder. Write a real option.`);
    if (field.insertText?.trim() === PLACEHOLDER_INSERT) report([...at, 'insertText'], `Write what the switch "${name}" adds to the prompt.`);
    if (field.fields) look(field.fields, [...at, 'fields']);
  });
  form.sections.forEach(({ fields }, section) => look(fields, ['form', 'sections', section, 'fields']));
}

/**
 * Finds the sets of test inputs that repeat an earlier one: their places, each with the label of the earlier set. Labels and the order of keys
 * do not matter.
 */
export function repeatedTests(testInputs: DraftContent['testInputs']): ReadonlyMap<number, string> {
  const seen = new Map<string, string>();
  const repeated = new Map<number, string>();
  testInputs.forEach(({ label, inputs }, index) => {
    const key = JSON.stringify(Object.entries(inputs).filter(([, value]) => value !== '' && value !== undefined && value !== null).sort(([a], [b]) => (a < b ? -1 : 1)));
    const same = seen.get(key);
    if (same === undefined) seen.set(key, label);
    else repeated.set(index, same);
  });
  return repeated;
}

/** Refuses two equal sets of test inputs, because the second tests nothing new. */
function checkDifferentTests({ testInputs }: DraftContent, report: Report): void {
  for (const [index, same] of repeatedTests(testInputs)) report(['testInputs', index], `The test inputs "${testInputs[index]?.label}" are the same as "${same}". Change or delete one of them.`);
}

function checkNoLength({ form }: DraftContent, report: Report): void {
  form.sections.forEach(({ fields }, section) => fields.forEach(({ drives }, index) => {
    if (drives === 'length') report(['form', 'sections', section, 'fields', index, 'drives'], 'Only texts have a length in words.');
  }));
}

function checkPrices(content: DraftContent, report: Report): void {
  const { pricing, runRoyalty, unlockPrice } = content;
  if ((pricing === 'run' || pricing === 'run_and_unlock') && runRoyalty < 1) report(['runRoyalty'], 'The royalty must be at least 1 token per run.');
  if ((pricing === 'unlock' || pricing === 'run_and_unlock') && unlockPrice < 1) report(['unlockPrice'], 'The unlock price must be at least 1 token.');
  if (content.license === 'fork_royalty' && content.forkRoyaltyPercent < 1) report(['forkRoyaltyPercent'], 'Choose the percentage that remixes pay you.');
}

function checkTests(content: DraftContent, form: PromptForm, report: Report, patterns: PatternCheck): void {
  const wanted = content.pricing === 'free' ? TEST_INPUTS.free : TEST_INPUTS.paid;
  if (content.testInputs.length < wanted) {
    report(['testInputs'], wanted === 1 ? 'Save one set of test inputs.' : `Paid prompts need ${wanted} saved sets of test inputs.`);
  }
  content.testInputs.forEach(({ label, inputs }, index) => {
    const { issues } = checkInputs(form, withoutConstants(form, inputs as FormInputs), patterns);
    const tooMuch = issues.some(({ message }) => message === TOO_MUCH_TO_CHECK);
    if (issues.length > 0) report(['testInputs', index], tooMuch ? TOO_MUCH_TO_CHECK : `The test inputs "${label}" no longer fit the form.`);
  });
}

/**
 * Every problem that keeps a draft from being published, each with its path in the draft. The builder's summary and the server's refusal use
 * this function (docs/rules/prompts.md#publishing-checks).
 */
export function draftProblems(content: DraftContent, patterns: PatternCheck): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (path, message) => void issues.push({ path, message });
  checkBasics(content, report);
  if (tidy(content.template) === '') report(['template'], 'Write the template.');
  for (const name of undefinedVariables(content)) report(['template'], `{{${name}}} has no field yet.`);
  const fields = content.form.sections.reduce((sum, section) => sum + section.fields.length, 0);
  if (fields > FIELD_LIMIT) report(['form'], `A form has at most ${FIELD_LIMIT} fields.`);
  const { form, issues: formIssues } = finishedForm(content.form, patterns);
  issues.push(...formIssues);
  checkUnfinished(content, report);
  checkDifferentTests(content, report);
  if (content.contentType !== 'text') checkNoLength(content, report);
  checkPrices(content, report);
  if (form) checkTests(content, form, report, patterns);
  patterns.complete();
  return issues;
}
