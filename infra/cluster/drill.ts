import { must } from '../../backend/contracts/must.ts';
import type { Cluster, Member } from './cluster.ts';
import type { Harness, Role } from './harness.ts';
import type { LoadReport } from './load.ts';

/** One disturbance of a cluster under load, and what it may cause. */
export interface Drill {
  what: string;
  /** Seconds after the load within which sockets must have reconnected and all runs have ended. */
  within: number;
  /** A sentence why this machine cannot run the drill; null when it can. */
  missing?(cluster: Cluster): string | null;
  /** Prepares the cluster before the load begins. @returns a function that undoes the preparation after the load */
  prepare?(cluster: Cluster): Promise<() => Promise<void>>;
  /** Disturbs the cluster. @throws when the disturbance had no effect, because the drill would prove nothing */
  disturb(cluster: Cluster, options: DrillOptions): Promise<void>;
  /** Failures that this drill permits, because a part is away for longer than clients and workers retry. */
  allows?: Allowed;
  /** Checks that the disturbance was visible in the result. @returns a sentence when it was not, else null */
  unproved?(report: DrillReport): string | null;
}

export interface Allowed {
  /** Ends of runs. */
  endings?: readonly string[];
  /** Last answers of requests that clients gave up and that this drill permits. */
  failed?: RegExp;
  /** The longest that one request may take in this drill, in ms. */
  slowMs?: number;
}

export interface DrillOptions {
  /** How long a process is frozen or a part is unreachable, in ms. */
  awayMs: number;
  /** How long the load runs before and after the disturbance, in ms. */
  aroundMs?: number;
}

/** What the database says about the runs of a load. */
export interface RunReport {
  /** Accepted runs that the database does not have. */
  lost: string[];
  /** Longest time from accepting a run to its end, in seconds. */
  slowestRunSeconds: number;
  /** Accepted runs by how they ended. */
  endings: Record<string, number>;
  /** Runs that a second worker continued after the first one stopped. */
  takenOver: number;
  /** Runs whose text has words of more than one call: a late result was appended to another attempt. */
  mixed: number;
  /** Everything that the database checks found wrong, by name (backend/testing/recovery/faults.ts). */
  faults: Record<string, number>;
  ledgerViolations: number;
}

export interface DrillReport extends LoadReport, RunReport {
  drill: string;
  disturbedSeconds: number;
  /** Seconds between the end of the load and the last unfinished run. */
  settledSeconds: number;
}

export const membersOf = (cluster: Cluster, role: Role): Member[] => cluster.members.filter((member) => member.role === role);

/** The first process with this role. */
export const firstOf = (cluster: Cluster, role: Role): Member => must(membersOf(cluster, role)[0], `a process of the role ${role}`);

/** The parts for drills. @throws when the cluster was started without them */
export const harnessOf = ({ harness }: Cluster): Harness => must(harness, 'a cluster for drills');

export const harnessMissing = ({ harness }: Cluster): string | null => (harness === null ? 'It needs a cluster that was started for drills.' : null);

/** @throws when a disturbance did not have the effect that the drill is named after */
export function expectEffect(seen: boolean, what: string): void {
  if (!seen) throw new Error(`The disturbance had no effect: ${what}.`);
}
