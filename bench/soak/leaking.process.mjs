import { openSync, closeSync } from 'node:fs';

/* A process for the soak's own test. With LEAK=1 it keeps what it makes and never closes what it opens. Without, it does the same work and lets go of
   it. bench/measure/heap-window.mjs is loaded before it and tells its heap. */
const EVERY_MS = 20;
const leaks = process.env.LEAK === '1';
const kept = [];

setInterval(() => {
  const text = Array.from({ length: 2_000 }, (_, n) => `line ${n} of ${performance.now()}`);
  const file = openSync('/dev/null', 'r');
  if (leaks) kept.push(text);
  else closeSync(file);
}, EVERY_MS);

process.stdout.write('ready\n');
