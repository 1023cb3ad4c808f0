import type { Push } from '#kernel/realtime/push.ts';
import { openTestPool } from '../test-pool.ts';
import { messageSubscriptions, react, reactions } from './react.ts';

/** This process lets every subscriber react to every open event of a database, until the test kills it. */
const [databaseUrl] = process.argv.slice(2);
if (databaseUrl) {
  const push: Push = {
    toUser: (userId, event, payload) => void process.send?.({ userId, event, payload }),
    closeSession: () => undefined,
    closeUser: () => undefined,
  };
  const db = openTestPool(databaseUrl, 8);
  const subscriptions = messageSubscriptions(db, push);
  await react(db, subscriptions, await reactions(db, subscriptions, 'open'));
  await db.close();
  process.disconnect();
}
