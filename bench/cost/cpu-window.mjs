import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';

/*
 * A benchmark's server loads this file before its own code (`--import`). The file answers the processor time that the process has used, in µs, and
 * records a profile on demand. Both sides of a comparison load it, and the product has no code for it.
 */
const SAMPLE_EVERY_US = 200;
const session = new Session();
session.connect();

const ANSWERS = {
  '/cpu': () => process.cpuUsage(),
  '/profile/start': async () => {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
    await session.post('Profiler.start');
    return {};
  },
  '/profile/stop': async () => (await session.post('Profiler.stop')).profile,
};

createServer((request, response) => {
  Promise.resolve(ANSWERS[request.url]?.() ?? null).then((body) => response.end(JSON.stringify(body)));
})
  .listen(Number(process.env.CPU_WINDOW_PORT), '127.0.0.1')
  .unref();
