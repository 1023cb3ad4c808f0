import type { Clock } from '#kernel/clock.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Pricing } from '#modules/pricing/index.ts';
import type { CashOutTokens } from '#modules/wallet/index.ts';

/** The dependencies of the commands of the module cash-outs. */
export interface CashOutsContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  sealer: Sealer;
  identity: Pick<Identity, 'creators' | 'emailConfirmed'>;
  pricing: Pick<Pricing, 'products'>;
  tokens: CashOutTokens;
  /** The payout rate: how many cents a creator gets for 100 earned tokens. */
  centsPer100: number;
  /** Whether the feature flag of payouts is on for this person. */
  flagged(connection: Connection, viewer: Viewer): Promise<boolean>;
}
