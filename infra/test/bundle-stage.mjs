import { CLIENT_DIR, ensureClient } from '../run/client-build.mjs';
import { fail, faint, say } from '../run/say.mjs';
import { BUDGET, measureBundle, overBudget } from './bundle-budget.mjs';

const FIRST_ROUTE = 'app/routes/home.tsx';
const SHOWN_CHUNKS = 5;

/** Builds the client and compares the sizes of its files with the budget. */
export async function checkBundle() {
  await ensureClient();
  const sizes = measureBundle(CLIENT_DIR, FIRST_ROUTE);
  const line = (name, bytes, limit) => say(`  ${`${(bytes / 1_000).toFixed(1)} kB`.padStart(9)} of ${limit / 1_000} kB  ${name}`);
  line('script of the first visit', sizes.firstScript, BUDGET.firstScript);
  line('styles of the first visit', sizes.css, BUDGET.css);
  line('styles of later pages', sizes.laterCss, BUDGET.laterCss);
  sizes.chunks.slice(0, SHOWN_CHUNKS).forEach(({ name, bytes }) => line(name, bytes, BUDGET.chunk));
  if (sizes.chunks.length > SHOWN_CHUNKS) say(faint(`  and ${sizes.chunks.length - SHOWN_CHUNKS} smaller ones`));
  const problems = overBudget(sizes);
  problems.forEach((problem) => fail(`over its limit: ${problem}`));
  return { passed: 3 + sizes.chunks.length - problems.length, failed: problems.length, note: `first visit ${(sizes.firstScript / 1_000).toFixed(1)} kB` };
}
