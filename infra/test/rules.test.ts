import { expect, it } from 'vitest';
import { repository } from './repository.ts';
import { ruleProblems } from './rules.ts';

const PAGE = '# Runs\n\n## attempts\n\nThe worker makes at most 3 attempts.\n\n- Enforced by: `backend/worker.ts`\n';
const sound = new Map([
  ['docs/rules/README.md', '[Runs](runs.md)'],
  ['docs/rules/runs.md', PAGE],
  ['backend/worker.ts', '/** Tries again (docs/rules/runs.md#attempts). */'],
]);
const broken = (path: string, text: string): string[] => ruleProblems(new Map([...sound, [path, text]]));

it('the repository has no citation of an unknown rule of docs/rules, no uncited rule and no rule with a missing file', () => {
  expect(ruleProblems(repository('infra/test/rules.test.ts'))).toEqual([]);
});

it('the check of docs/rules accepts a small repository in which every rule is cited and enforced', () => expect(ruleProblems(sound)).toEqual([]));

it.each([
  ['a citation of a rule that does not exist', 'backend/a.ts', '// docs/rules/runs.md#retries', 'backend/a.ts:1 cites docs/rules/runs.md#retries, which is not a rule.'],
  ['a citation without a rule', 'backend/a.ts', '// docs/rules/runs.md', 'backend/a.ts:1 cites docs/rules/runs.md, which is not a rule.'],
  ['a rule that no file cites', 'backend/worker.ts', '', 'No file cites docs/rules/runs.md#attempts: cite the rule or delete it.'],
  ['an enforcing file that does not exist', 'docs/rules/runs.md', PAGE.replace('worker.ts', 'gone.ts'), 'docs/rules/runs.md#attempts names backend/gone.ts, which does not exist.'],
  ['a rule without an enforcing file', 'docs/rules/runs.md', PAGE.replace(/- Enforced.*/, ''), 'docs/rules/runs.md#attempts names no file that enforces it.'],
  ['a rule without words', 'docs/rules/runs.md', PAGE.replace(/The worker.*/, ''), 'docs/rules/runs.md#attempts says nothing.'],
  ['a sentence of more than 25 words', 'docs/rules/runs.md', PAGE.replace('attempts.', `attempts${' and more'.repeat(11)}.`), 'docs/rules/runs.md#attempts has a sentence of 29 words: "The worker makes at most 3 attempts and …".'],
  ['a page that the index does not list', 'docs/rules/README.md', '', 'docs/rules/README.md does not list docs/rules/runs.md.'],
  ['a citation in a description of the API', 'backend/contracts/a.ts', "summary: 'docs/rules/runs.md#attempts'", "backend/contracts/a.ts:1 cites docs/rules/runs.md#attempts outside of a comment, so that the API's description shows it."],
  ['a mention of a document outside of the repository', 'README.md', 'one\nsee screens.md 5', 'README.md:2 cites "screens.md", which is not in this repository. Cite a rule of docs/rules/.'],
  ['a mention of the specification', 'backend/a.ts', '// Specification 9', 'backend/a.ts:1 cites "Specification", which is not in this repository. Cite a rule of docs/rules/.'],
])('the check of docs/rules finds %s', (_what, path, text, problem) => expect(broken(path, text)).toEqual([problem]));

it("the check of citations allows the name of a library's type and this repository's ARCHITECTURE.md", () => {
  expect(broken('backend/a.ts', 'import type { TestSpecification } from "vitest/node"; // ARCHITECTURE.md')).toEqual([]);
});
