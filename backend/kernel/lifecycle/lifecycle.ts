import { within } from '../deadline.ts';
import type { Logger } from '../logging/logger.ts';

/** Ends a process by running its stop steps in order, once, within a deadline. */
export interface Lifecycle {
  readonly stopping: boolean;
  /** Registers a step for the end of the process; steps run one after the other in the order of registration. */
  onStop(name: string, step: () => Promise<void> | void): void;
  /** Runs the stop steps; later calls return the same promise. If a step fails or hangs, the next one runs nevertheless. */
  stop(reason: string): Promise<void>;
}

export interface LifecycleOptions {
  log: Logger;
  /** The longest time that one step of ending the process may take, in ms. */
  stepTimeoutMs: number;
}

/** Makes the lifecycle of a process, which has no stop steps yet. Code that opens a resource registers a step that closes it. */
export function createLifecycle({ log, stepTimeoutMs }: LifecycleOptions): Lifecycle {
  const steps: { name: string; step: () => Promise<void> | void }[] = [];
  let stopped: Promise<void> | undefined;

  async function run(reason: string): Promise<void> {
    log.info({ reason }, 'stopping');
    for (const { name, step } of steps) {
      try {
        const ended = await within(stepTimeoutMs, Promise.resolve(step()).then(() => true), () => false);
        if (!ended) log.warn({ step: name }, 'gave up waiting');
      } catch (error) {
        log.error({ step: name, err: error }, 'step of the shutdown failed');
      }
    }
    log.info('stopped');
  }

  return {
    get stopping() {
      return stopped !== undefined;
    },
    onStop: (name, step) => void steps.push({ name, step }),
    stop: (reason) => (stopped ??= run(reason)),
  };
}
