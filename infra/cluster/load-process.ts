import { startLoad } from './load.ts';
import type { LoadOptions } from './load.ts';
import type { LoadProcessAnswer } from './forked-load.ts';

/* The process of a drill's load clients. Its first message has the options of the load, and its second one ends the load (forked-load.ts). */
const answer = (message: LoadProcessAnswer): void => void process.send?.(message);
const failed = (error: unknown): void => answer({ failed: error instanceof Error ? error.message : String(error) });

// The load ends with the drill that started it.
process.once('disconnect', () => process.exit(1));
process.once('message', (options: LoadOptions) => {
  void (async () => {
    const load = await startLoad(options);
    process.once('message', () => void load.stop().then((report) => answer({ report }), failed));
    answer({ started: true });
  })().catch(failed);
});
