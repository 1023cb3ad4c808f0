import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * A benchmark's server loads this file before its own code (`--import`). The file answers heap and resident memory in bytes after a full garbage
 * collection. Both sides of a comparison load it, and the product has no code for it.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

createServer((_request, response) => {
  collect();
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ heapUsed, rss }));
})
  .listen(Number(process.env.HEAP_WINDOW_PORT), '127.0.0.1')
  .unref();
