import { fail, faint, say, strong } from '../run/say.mjs';

/**
 * Runs stages in order, all of them also when one fails, and shows one table at the end. A stage is `{ name, run }`;
 * `run` returns `{ passed, failed, note? }`, counting its own tests, or throws, which counts as one failure.
 */
export async function runStages(stages) {
  const rows = [];
  for (const { name, run } of stages) {
    say(`\n${strong(name)}`);
    const startedAt = performance.now();
    const result = await run().catch((error) => {
      fail(error.message);
      return { passed: 0, failed: 1, note: error.message.split('\n')[0] };
    });
    const ok = result.failed === 0 && result.passed > 0;
    // A stage that ran nothing proves nothing.
    if (!ok && result.failed === 0) Object.assign(result, { failed: 1, note: result.note ?? 'nothing ran' });
    rows.push({ name, ok, seconds: (performance.now() - startedAt) / 1_000, ...result });
  }
  return summary(rows);
}

function summary(rows) {
  say('');
  for (const { name, ok, seconds, passed, failed, note } of rows) {
    const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}`;
    say(`${ok ? '✓' : '✗'} ${name.padEnd(14)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${counts}${note ? faint(`  ${note}`) : ''}`);
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  say(faint(`${sum('seconds').toFixed(0)} s in all`));
  return { passed: sum('passed'), failed: sum('failed') };
}
