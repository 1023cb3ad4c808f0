import type { MachinerySources } from '#modules/operations/index.ts';
import { eventLag } from '#modules/payments/index.ts';
import type { Services } from './services.ts';

/** The facts about this process and its limits that administrators see. */
export const machinerySources = ({ config, clock, limits }: Pick<Services, 'config' | 'clock' | 'limits'>): MachinerySources => ({
  build: { commit: config.buildCommit, node: process.versions.node, environment: config.environment, startedAt: clock.now() },
  limits: () => limits.state(),
  stripe: config.payments.stripe === null ? null : eventLag,
});
