const STILL_EVERY_MS = 10_000;

const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);

/** Prints one line of the launcher on the terminal. */
export const say = (text) => process.stdout.write(`${text}\n`);
export const warn = (text) => process.stdout.write(`${paint(33, '!')} ${text}\n`);
export const fail = (text) => process.stderr.write(`${paint(31, '✗')} ${text}\n`);
export const strong = (text) => paint(1, text);
export const faint = (text) => paint(2, text);

/** Runs one step of the launcher: prints `hint` at the beginning, a line every 10 s, and the name with its time at the end. */
export async function step(name, work, hint) {
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1_000).toFixed(1);
  if (hint) say(faint(`  ${name}: ${hint}`));
  const still = setInterval(() => say(faint(`  ${name}: ${Math.round(seconds())} s so far`)), STILL_EVERY_MS);
  try {
    const result = await work();
    say(`${paint(32, '✓')} ${name} ${faint(`${seconds()} s`)}`);
    return result;
  } catch (error) {
    fail(`${name} (after ${seconds()} s)`);
    throw error;
  } finally {
    clearInterval(still);
  }
}
