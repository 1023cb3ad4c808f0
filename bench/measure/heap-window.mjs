import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * Loaded into a server before its own code (`--import`): answers its heap and resident memory in bytes, after a full collection.
 * Both sides of a comparison carry it, and the product's code knows nothing of it.
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
