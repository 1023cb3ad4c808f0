import { writeFileSync } from 'node:fs';

/**
 * A vitest reporter for errors that no test caught, such as a rejected promise without a handler. They fail a run, and the JSON reporter leaves them
 * out. It writes `[{ file?, test?, message }]` to the file that UNHANDLED_ERRORS_FILE names.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const told = errors.map((error) => ({ file: error.VITEST_TEST_PATH, test: error.VITEST_TEST_NAME, message: error.message }));
    writeFileSync(process.env.UNHANDLED_ERRORS_FILE, JSON.stringify(told));
  }
}
