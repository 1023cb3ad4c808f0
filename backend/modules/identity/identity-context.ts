import type { Clock } from '#kernel/clock.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Database } from '#kernel/db/database.ts';
import type { RateLimits } from '#kernel/http/rate-limits.ts';
import type { SessionCache } from '#kernel/http/sessions/session-cache.ts';
import type { LogHash } from '#kernel/logging/log-hash.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { EmailSender } from '#kernel/email/email.ts';
import type { PersonalData } from '#kernel/module.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { Media } from '#modules/media/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';
import type { IdentityLimit } from './identity.config.ts';
import type { IdentityOptions } from './identity.options.ts';
import type { Newcomers } from './newcomers.port.ts';
import type { PeopleFlags } from './people-flags.port.ts';
import type { Passwords } from './passwords.ts';

/** The services that the commands of the identity module need; each command names the ones that it uses. */
export interface IdentityContext {
  db: Database;
  clock: Clock;
  log: Logger;
  logHash: LogHash;
  outbox: Outbox;
  emailSender: EmailSender;
  sealer: Sealer;
  push: Push;
  limits: RateLimits<IdentityLimit>;
  sessionCache: SessionCache;
  wallet: Wallet;
  media: Media;
  passwords: Passwords;
  /** The personal data of every module, for the export and for account deletion. A function, because all modules must be built first. */
  personalData: () => readonly PersonalData[];
  newcomers: Newcomers;
  peopleFlags: PeopleFlags;
  options: IdentityOptions;
}
