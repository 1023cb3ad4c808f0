import { startOwnStack } from './own-stack.ts';

/** A product that a browser spec breaks: its own one, or the cluster of `npm run cluster -- --specs`. */
export interface OutageStack {
  url: string;
  /** Kills each API with SIGKILL and starts it again. */
  restartApi(): Promise<void>;
  redis: { kill(): Promise<void>; restart(): Promise<void> };
  /** Keeps all connections of the pages open without carrying anything, until `mend` is called. */
  wire: { freeze(): unknown; mend(): unknown };
  stop(): Promise<void>;
}

/** Starts a product of the spec's own. When the specs run against a cluster, it takes that one (infra/cluster/outages.ts). */
export async function startOutageStack(): Promise<OutageStack> {
  const { E2E_OUTAGES_URL: outages, E2E_URL: url } = process.env;
  if (outages === undefined || url === undefined) return startOwnStack();
  const cause = async (outage: string): Promise<void> => {
    const answer = await fetch(`${outages}/${outage}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`The cluster could not do ${outage}: ${answer.status} ${await answer.text()}`);
  };
  return {
    url,
    restartApi: () => cause('kill-apis'),
    // The cluster's Redis comes back without help: its Sentinels promote the replica.
    redis: { kill: () => cause('kill-redis'), restart: () => Promise.resolve() },
    wire: { freeze: () => cause('freeze'), mend: () => cause('mend') },
    // A spec that failed may have left nginx frozen.
    stop: () => cause('mend'),
  };
}
