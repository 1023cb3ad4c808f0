import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../run/paths.mjs';
import { faint, say } from '../run/say.mjs';
import { runShown } from './check.mjs';

/** The most failed test files that `npm test` tries a second time. When more fail, none is tried again, because that many do not fail by chance. */
const MOST_SECOND_TRIES = 6;
/** How many failed tests the summary of `npm test` names, because readers of a long output read only the summary. */
const MOST_NAMED = 10;
/** How many of the slowest test files `npm test` names with their time. */
const SLOWEST = 12;

/**
 * Runs projects of vitest.config.ts and counts their tests. Up to six failed files run once more, one after the other, because a deadline is
 * sometimes missed when files share two slow cores. A file that passes the second time counts as passed, and the summary names it.
 */
export async function vitestStage(projects) {
  const first = await runFiles(projects, []);
  const again = first.failedFiles;
  if (again.length === 0 || again.length > MOST_SECOND_TRIES) return { passed: first.passed, failed: first.failed, note: named(first.failedTests) };
  const second = await runFiles(projects, [...again, '--maxWorkers=1']);
  const failed = second.failed + first.unplaced;
  return {
    passed: first.passedElsewhere + second.passed,
    failed,
    note: failed === 0 ? `at the second try: ${again.join(', ')}` : named([...second.failedTests, ...(first.unplaced > 0 ? first.failedTests : [])]),
  };
}

/**
 * Runs vitest once. In the result `failedFiles` are paths relative to the root, `failedTests` the failed tests in them; `passedElsewhere`
 * counts the passed tests of all other files.
 */
async function runFiles(projects, args) {
  const dir = mkdtempSync(join(tmpdir(), 'conjure-results-'));
  const file = join(dir, 'vitest.json');
  const unhandledFile = join(dir, 'unhandled.json');
  try {
    const size = process.argv.includes('--deep') ? { TEST_SIZE: 'whole' } : {};
    const code = await runShown('npx', [
      'vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, '--reporter=./infra/test/unhandled-errors.mjs', '--reporter=./infra/test/failures-at-once.mjs',
      ...projects.flatMap((name) => ['--project', name]),
    ], { ...process.env, ...size, UNHANDLED_ERRORS_FILE: unhandledFile });
    const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const unhandled = JSON.parse(readFileSync(unhandledFile, 'utf8'));
    say(faint(`  longest files: ${slowestOf(testResults)}`));
    const withUnhandled = new Set(unhandled.map((error) => error.file));
    const failedFiles = testResults.filter(({ name, status }) => status === 'failed' || withUnhandled.has(name));
    const passedThere = failedFiles.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length;
    return {
      passed,
      passedElsewhere: passed - passedThere,
      // Counts at least one failure when vitest failed: a file that cannot be loaded has no failed test, and an uncaught error may belong to no file.
      failed: Math.max(numFailedTests, code === 0 ? 0 : 1),
      unplaced: unhandled.filter((error) => !failedFiles.some(({ name }) => name === error.file)).length,
      failedFiles: failedFiles.map(({ name }) => relative(ROOT, name)),
      failedTests: [...failedFiles.flatMap(failuresOf), ...unhandled.map(unhandledText)],
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function failuresOf({ name, status, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  const told = tests.length > 0 || status !== 'failed' ? tests : ['cannot be loaded'];
  return told.map((test) => `${relative(ROOT, name)}: ${test}`);
}

function unhandledText({ file, test, message }) {
  return `${file ? relative(ROOT, file) : 'no file'}: not caught${test ? ` after "${test}"` : ''}: ${message}`;
}

function named(tests) {
  const more = tests.length - MOST_NAMED;
  return tests.length === 0 ? undefined : [...tests.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(' · ');
}

function slowestOf(results) {
  const timed = results.map(({ name, startTime, endTime }) => ({ name: relative(ROOT, name), seconds: (endTime - startTime) / 1_000 }));
  return timed.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST).map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ');
}
