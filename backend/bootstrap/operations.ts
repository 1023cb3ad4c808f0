import type { Subscription } from '#kernel/events/event.ts';
import { dayRuns, lanes, providersOfHour } from '#modules/generation/index.ts';
import { daySignUps } from '#modules/identity/index.ts';
import { createOperations } from '#modules/operations/index.ts';
import type { OperationsModule } from '#modules/operations/index.ts';
import { daySales } from '#modules/payments/index.ts';
import { FIRST_LEGAL_TEXTS } from '#seeds/legal-texts/index.ts';
import { machinerySources } from './machinery-sources.ts';
import { serviceSources } from './service-sources.ts';
import type { ModuleDeps, Modules } from './modules.ts';

type Parts = Pick<Modules, 'identity' | 'moderation' | 'packs' | 'agents' | 'payments' | 'cashOuts' | 'referrals' | 'feedback' | 'wallet'> & {
  /** The subscriptions of all modules, which are known once they are built. */
  subscriptions(): readonly Subscription[];
};

/** Builds the module operations, which shows staff what waits in all modules. It may import none of them, so their counts are handed in here. */
export const operationsOf = (deps: ModuleDeps, { identity, moderation, packs, agents, payments, cashOuts, referrals, feedback, wallet, subscriptions }: Parts): OperationsModule =>
  createOperations({
    db: deps.db, clock: deps.clock, outbox: deps.outbox, redis: deps.redis, emailIsLocal: deps.emailIsLocal, sealer: deps.sealer, settings: deps.settings, logTail: deps.logTail, sessionCache: deps.sessionCache, subscriptions,
    broadcast: (event, payload) => deps.push.toAll?.(event, payload),
    services: serviceSources(deps),
    machinery: machinerySources(deps),
    queues: deps.queues ?? null,
    people: identity.identity,
    firstLegalTexts: FIRST_LEGAL_TEXTS,
    inbox: [
      { permission: 'marketplace.moderate', waiting: (connection) => moderation.moderation.waiting(connection) },
      { permission: 'marketplace.moderate', waiting: (connection) => packs.packs.waiting(connection) },
      { permission: 'marketplace.moderate', waiting: (connection) => agents.listings.waiting(connection) },
      { permission: 'sales.read', waiting: (connection) => payments.payments.waitingDisputes(connection) },
      { permission: 'cash_outs.decide', waiting: (connection) => cashOuts.waiting(connection) },
      { permission: 'referrals.manage', waiting: (connection) => referrals.waiting(connection) },
      { permission: 'feedback.manage', waiting: (connection) => feedback.feedback.waiting(connection) },
      { permission: 'payments.sync', waiting: (connection) => payments.payments.waitingEvents(connection) },
    ],
    staff: (connection) => identity.identity.staff(connection, ['moderator', 'admin']),
    ledgerProof: (connection) => wallet.ledger.lastProof(connection),
    today: {
      figures: async (connection, days) => {
        const [signUps, runs, sales] = await Promise.all([daySignUps(connection, days), dayRuns(connection, days), daySales(connection, days)]);
        return { ...signUps, ...runs, ...sales };
      },
      lanes,
      providers: providersOfHour,
    },
  });
