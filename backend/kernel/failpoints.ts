/** Places where a test may kill the process, to prove that nothing is lost or paid twice (docs/rules/server.md#failpoints). */
const FAILPOINTS = [
  'api.before_transaction', 'api.before_commit', 'api.after_commit',
  'outbox.before_add', 'outbox.after_add',
  'worker.after_claim', 'worker.before_provider', 'worker.during_provider', 'worker.after_result',
  'worker.inside_finish', 'worker.after_finish', 'worker.before_release',
  'maintenance.before_task', 'maintenance.mid_batch',
  'webhook.before_insert', 'webhook.after_insert', 'fulfil.before_commit', 'fulfil.after_commit',
  'prizes.before_payment', 'prizes.mid_payment', 'prizes.before_commit', 'prizes.after_commit',
] as const;
export type FailpointName = (typeof FAILPOINTS)[number];

export interface Failpoint {
  name: string;
  /** At which pass of the failpoint the process is killed; 1 is the first pass. */
  nth: number;
}

export interface Failpoints {
  /** Kills this process without warning at the configured pass of a failpoint; otherwise does nothing. */
  hit(name: FailpointName): void;
}

/** Whether a text of the configuration names a failpoint: `name` or `name:nth`. */
export function isFailpoint(written: string): boolean {
  const [name, nth, ...rest] = written.split(':');
  return FAILPOINTS.some((each) => each === name) && /^[1-9]\d*$/.test(nth ?? '1') && rest.length === 0;
}

/** Reads the failpoint of the configuration: `name` or `name:nth`. */
export function parseFailpoint(written: string): Failpoint {
  const [name = '', nth] = written.split(':');
  return { name, nth: Number(nth ?? 1) };
}

/** Makes the failpoints of this process. With `null` none of them kills it. The configuration refuses a failpoint in production. */
export function createFailpoints(failpoint: Failpoint | null): Failpoints {
  let passages = 0;
  return {
    hit(name) {
      if (failpoint?.name !== name) return;
      passages += 1;
      if (passages === failpoint.nth) process.kill(process.pid, 'SIGKILL');
    },
  };
}
