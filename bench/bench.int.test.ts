import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { BENCHES } from './benches.ts';

/*
 * Benchmarks are run by hand only, so a changed statement or renamed file would break them unnoticed.
 * This test runs each once in its smallest size.
 * The figures then mean nothing, and no goal is judged.
 */
const run = promisify(execFile);
interface Printed {
  stdout: string;
  stderr: string;
}
const bench = (...options: string[]): Promise<Printed> => run(process.execPath, ['--import', 'tsx', 'bench/run.ts', ...options]);

let printed: string;
let errors: string;
beforeAll(async () => {
  const { stdout, stderr } = await bench('--smallest').catch((error: Printed) => error);
  [printed, errors] = [stdout, stderr];
}, 400_000);

it.each(Object.keys(BENCHES))('the benchmark %s runs in its smallest size and prints figures', (name) => {
  expect(errors).not.toContain(`The bench ${name} does not run`);
  const [, table] = printed.split(`\n${name} (load average`);
  expect(table, errors).toBeDefined();
  expect(table!.split('\n\n')[0]!.trim().split('\n').length, printed).toBeGreaterThan(2);
});

it('`npm run bench` refuses a benchmark that does not exist, and lists those that do', async () => {
  await expect(bench('--only', 'nonsense')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(`There is no nonsense: ${Object.keys(BENCHES).join(', ')}`) as string });
});
