import type { PinType } from '#contracts/pins.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';
import type { PublicWorks, ReviewsOfWorks } from './public-works.port.ts';

/** What the commands and queries of profiles are given. */
export interface ProfilesContext {
  db: Database;
  clock: Clock;
  identity: Pick<Identity, 'present'>;
  blocks: Pick<Blocks, 'by'>;
  works(type: PinType): PublicWorks;
  reviews: ReviewsOfWorks;
}
