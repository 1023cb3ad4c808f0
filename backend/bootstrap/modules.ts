import type { Module } from '#kernel/module.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { createMessages } from '#modules/messages/index.ts';
import { createIdentity } from '#modules/identity/index.ts';
import type { IdentityModule } from '#modules/identity/index.ts';
import { createPricing } from '#modules/pricing/index.ts';
import type { PricingModule } from '#modules/pricing/index.ts';
import { createWallet } from '#modules/wallet/index.ts';
import type { WalletModule } from '#modules/wallet/index.ts';
import type { Services } from './services.ts';

/** Every module by name. */
export interface Modules {
  wallet: WalletModule;
  pricing: PricingModule;
  identity: IdentityModule;
  messages: Module;
}

export interface ModuleDeps extends Services {
  push: Push;
}

/** The one list of modules, built by hand in the order in which they depend on each other. */
export function createModules(deps: ModuleDeps): Modules {
  const { config, db, clock, outbox, push, limits, sessionCache } = deps;
  const wallet = createWallet({ db, clock, outbox, push });
  const pricing = createPricing({ db, clock, models: () => [] });
  const identity = createIdentity({
    db,
    clock,
    outbox,
    wallet: wallet.wallet,
    limits,
    sessionCache,
    options: {
      sessionIdleMs: config.session.idleMs,
      sessionAbsoluteMs: config.session.absoluteMs,
      keepKeysHours: config.idempotency.keepHours,
      passwords: config.passwords,
    },
  });
  const messages = createMessages({ db, clock, push });
  return { wallet, pricing, identity, messages };
}

export const moduleList = (modules: Modules): readonly Module[] => Object.values(modules);
