import { createServer } from 'node:http';
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * A benchmark's server loads this file before its own code (`--import`), and the product has no code for it. Both sides of a comparison load it.
 * `/` answers heap and resident memory in bytes after a full garbage collection.
 * `/collected` answers how many full collections there were, and the bytes of old objects after the last one (0 before the first). It causes none,
 * because a collection on demand stops the process for 0.2 s, and afterwards requests cost up to 1.7 times as much for some seconds.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const NOT_OLD = new Set(['new_space', 'new_large_object_space', 'read_only_space']);
const oldBytes = () => getHeapSpaceStatistics().filter(({ space_name: name }) => !NOT_OLD.has(name)).reduce((sum, { space_used_size: bytes }) => sum + bytes, 0);
let collected = { count: 0, oldBytes: 0 };
new PerformanceObserver((list) => {
  const full = list.getEntries().filter(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR).length;
  if (full > 0) collected = { count: collected.count + full, oldBytes: oldBytes() };
}).observe({ entryTypes: ['gc'] });

createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json');
  if (request.url === '/collected') return void response.end(JSON.stringify(collected));
  collect();
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  response.end(JSON.stringify({ heapUsed, rss }));
})
  .listen(Number(process.env.HEAP_WINDOW_PORT), '127.0.0.1')
  .unref();
