import { fail, faint, say, strong } from '../run/say.mjs';

/**
 * Runs all stages of `npm test` in order, even when one fails, and prints one table at the end. A stage is `{ name, run, together? }`; `run`
 * returns `{ passed, failed, note? }`, counting its own tests, or throws, which counts as one failure. Neighbours with the same `together`
 * run at the same time: each of them keeps one core busy.
 */
export async function runStages(stages) {
  const startedAt = performance.now();
  const rows = [];
  for (const group of groupsOf(stages)) {
    say(`\n${strong(group.map(({ name }) => name).join(', '))}`);
    rows.push(...(await Promise.all(group.map(runStage))));
  }
  return summary(rows, (performance.now() - startedAt) / 1_000);
}

function groupsOf(stages) {
  const groups = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (stage.together && last?.[0].together === stage.together) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

async function runStage({ name, run }) {
  const startedAt = performance.now();
  const result = await run().catch((error) => {
    fail(error.message);
    return { passed: 0, failed: 1, note: error.message.split('\n')[0] };
  });
  const ok = result.failed === 0 && result.passed > 0;
  // A stage of `npm test` that ran no test counts as failed.
  if (!ok && result.failed === 0) Object.assign(result, { failed: 1, note: result.note ?? 'nothing ran' });
  return { name, ok, seconds: (performance.now() - startedAt) / 1_000, ...result };
}

function summary(rows, seconds) {
  say('');
  for (const { name, ok, seconds, passed, failed, note } of rows) {
    const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}`;
    say(`${ok ? '✓' : '✗'} ${name.padEnd(14)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${counts}${note ? faint(`  ${note}`) : ''}`);
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  say(faint(`${seconds.toFixed(0)} s in all`));
  return { passed: sum('passed'), failed: sum('failed') };
}
