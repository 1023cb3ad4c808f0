import { relative } from 'node:path';
import { ROOT } from '../run/paths.mjs';
import { fail } from '../run/say.mjs';

const MOST_CHARACTERS = 2_000;

/**
 * A vitest reporter that prints a failed test with its message as soon as it fails. Other reporters print failures at the end, so a run of an
 * hour that is interrupted would name none.
 */
export default class FailuresAtOnce {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const told = errors.map((error) => error.stack ?? error.message).join('\n').slice(0, MOST_CHARACTERS);
    fail(`${relative(ROOT, test.module.moduleId)}: ${test.fullName}\n${told}`);
  }
}
