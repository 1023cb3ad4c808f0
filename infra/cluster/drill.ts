import { must } from '../../backend/contracts/must.ts';
import type { Cluster, Member } from './cluster.ts';
import type { Harness, Role } from './harness.ts';
import type { LoadReport } from './load.ts';
import type { Wires } from './wires.ts';

/** A drill: one disturbance of a cluster under load, and the failures that it may cause. */
export interface Drill {
  what: string;
  /** Seconds after the load within which, in this drill, sockets must have reconnected and all runs have ended. */
  within: number;
  /** Returns a sentence why this machine cannot run the drill; null when it can. */
  missing?(cluster: Cluster): string | null;
  /** Whether the drill cuts connections, so that the cluster's processes must reach other servers through TCP proxies. */
  wired?: true;
  /** Prepares the cluster for the drill before the load begins. @returns a function that undoes the preparation after the load */
  prepare?(cluster: Cluster): Promise<() => Promise<void>>;
  /** Disturbs the cluster as the drill says. @throws when the disturbance had no effect, because the drill would prove nothing */
  disturb(cluster: Cluster, options: DrillOptions): Promise<void>;
  /** Failures that a drill permits, because a part is away for longer than clients and workers retry. */
  allows?: Allowed;
  /** Checks that the drill's report shows the disturbance. @returns a sentence when it does not, else null */
  unproved?(report: DrillReport): string | null;
}

export interface Allowed {
  /** The ends of runs besides `succeeded` that a drill permits, such as `failed`. */
  endings?: readonly string[];
  /** Matches the last answers of those requests that a drill permits clients to give up, such as `run 503`. */
  failed?: RegExp;
  /** The longest time in ms that a drill permits one request to take. */
  slowMs?: number;
}

export interface DrillOptions {
  /** How long a drill freezes a process or makes a part of the cluster unreachable, in ms. */
  awayMs: number;
  /** How long a drill keeps the load running before and after the disturbance, in ms. */
  aroundMs?: number;
}

/** The state of a drill's runs, read from the database after the load. */
export interface RunReport {
  /** Ids of runs that the API accepted during the drill and that the database does not have. */
  lost: string[];
  /** The longest time from accepting a run of the drill to its end, in seconds. */
  slowestRunSeconds: number;
  /** How many accepted runs of the drill ended in each status. */
  endings: Record<string, number>;
  /** How many runs of the drill a second worker continued after the first one stopped. */
  takenOver: number;
  /** How many texts of the drill have words of two provider calls, because a late result was appended to another attempt. */
  mixed: number;
  /** How often each fault of backend/testing/recovery/faults.ts was found in the database after the drill, by the fault's name. */
  faults: Record<string, number>;
  ledgerViolations: number;
}

export interface DrillReport extends LoadReport, RunReport {
  drill: string;
  disturbedSeconds: number;
  /** Seconds between the end of the drill's load and the end of its last unfinished run. */
  settledSeconds: number;
}

export const membersOf = (cluster: Cluster, role: Role): Member[] => cluster.members.filter((member) => member.role === role);

/** Returns the cluster's first process with this role. */
export const firstOf = (cluster: Cluster, role: Role): Member => must(membersOf(cluster, role)[0], `a process of the role ${role}`);

/** Returns the parts of the cluster that drills disturb. @throws when the cluster was started without them */
export const harnessOf = ({ harness }: Cluster): Harness => must(harness, 'a cluster for drills');

export const harnessMissing = ({ harness }: Cluster): string | null => (harness === null ? 'It needs a cluster that was started for drills.' : null);

/** Returns the TCP proxies between the cluster's processes of one role and other servers. @throws when the cluster was started without them */
export const wiresOf = (cluster: Cluster, role: Role): Wires => must(harnessOf(cluster).wires, 'a cluster with TCP proxies')[role];

export const wiresMissing = ({ harness }: Cluster): string | null => (harness?.wires ? null : 'It needs a cluster that was started with TCP proxies for drills.');

/** Fails a drill whose disturbance did not have the effect after which the drill is named. @throws when `seen` is false */
export function expectEffect(seen: boolean, what: string): void {
  if (!seen) throw new Error(`The disturbance had no effect: ${what}.`);
}
