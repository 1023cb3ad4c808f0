import { ensureDependencies } from '../run/dependencies.mjs';
import { nodeProblem } from '../run/node-version.mjs';
import { fail, say } from '../run/say.mjs';
import { runStages } from './stages.mjs';

/*
 * `npm test`: runs every check, one after the other, and prints one summary. Options: --only unit,e2e (stages by name), --spec gates,shell (end-to-end specs by
 * name), --deep.
 */
const problem = nodeProblem();
if (problem) {
  fail(problem);
  process.exit(1);
}
await ensureDependencies();

const { STAGES, DEEP_STAGES } = await import('./stage-list.mjs');
const all = process.argv.includes('--deep') ? [...STAGES, ...DEEP_STAGES] : STAGES;
const at = process.argv.indexOf('--only');
const only = at < 0 ? null : (process.argv[at + 1] ?? '').split(',');
const unknown = only?.filter((name) => !all.some((stage) => stage.name === name)) ?? [];
if (unknown.length > 0) {
  fail(`There is no stage ${unknown.join(', ')}. There are: ${all.map((stage) => stage.name).join(', ')}.`);
  process.exit(1);
}

const { passed, failed } = await runStages(only ? all.filter((stage) => only.includes(stage.name)) : all);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
