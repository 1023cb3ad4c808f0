import { must } from '../../backend/contracts/must.ts';
import type { Cluster, Member } from './cluster.ts';
import type { Harness, Role } from './harness.ts';
import type { LoadReport } from './load.ts';

/** What is done to a cluster under load. */
export interface Drill {
  what: string;
  /** Seconds within which sockets are back and work is done. */
  within: number;
  /** Why it cannot run here, in a sentence; null when it can. */
  missing?(cluster: Cluster): string | null;
  /** Brings the cluster into the state that the drill needs, before the load. @returns the way back, after the load */
  prepare?(cluster: Cluster): Promise<() => Promise<void>>;
  /** @throws when the disturbance had no effect, because then nothing was proved */
  disturb(cluster: Cluster, options: DrillOptions): Promise<void>;
  /** What may happen beside success, because a part is away for longer than clients and workers try. */
  allows?: Allowed;
  /** What must be seen, or else nothing was proved, as a sentence; null when it was seen. */
  unproved?(report: DrillReport): string | null;
}

export interface Allowed {
  /** Ends of runs. */
  endings?: readonly string[];
  /** Last answers of requests that clients gave up. */
  failed?: RegExp;
  /** The longest that one request waited, in ms. */
  slowMs?: number;
}

export interface DrillOptions {
  /** How long a process is frozen, or a part is away, in ms. */
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
  /** Runs that another worker took over. */
  takenOver: number;
  /** Runs whose text was made of more than one call: a late result was added to another one. */
  mixed: number;
  /** Everything that is wrong with what was done, by name (backend/testing/recovery/faults.ts). */
  faults: Record<string, number>;
  ledgerViolations: number;
}

export interface DrillReport extends LoadReport, RunReport {
  drill: string;
  disturbedSeconds: number;
  /** From the end of the load until nothing was under way, in seconds. */
  settledSeconds: number;
}

export const membersOf = (cluster: Cluster, role: Role): Member[] => cluster.members.filter((member) => member.role === role);

/** The first process of a role. */
export const firstOf = (cluster: Cluster, role: Role): Member => must(membersOf(cluster, role)[0], `a process of the role ${role}`);

/** @throws in a cluster that was not started for drills */
export const harnessOf = ({ harness }: Cluster): Harness => must(harness, 'a cluster for drills');

export const harnessMissing = ({ harness }: Cluster): string | null => (harness === null ? 'It needs a cluster that was started for drills.' : null);

/** @throws when a disturbance did not do what the drill says */
export function expectEffect(seen: boolean, what: string): void {
  if (!seen) throw new Error(`The disturbance had no effect: ${what}.`);
}
