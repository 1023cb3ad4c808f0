import { readFileSync } from 'node:fs';

/* A process of a drill loads this file before its program. Its `Date` then differs from the machine's clock by the milliseconds in the file
   DRILL_CLOCK_FILE, which may change at any time. Timers run on unchanged, as on a machine whose clock was set. The product has no code for it. */
const file = process.env.DRILL_CLOCK_FILE;
const READ_EVERY_MS = 100;
const MachineDate = Date;
let ahead = 0;

const read = () => {
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    ahead = 0;
  }
};
const now = () => MachineDate.now() + ahead;

if (file) {
  read();
  setInterval(read, READ_EVERY_MS).unref();
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new MachineDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
