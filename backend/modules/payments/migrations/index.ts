import { customersMigration } from './customers.ts';
import { inboxMigration } from './inbox.ts';
import { ordersMigration } from './orders.ts';
import { refundsMigration } from './refunds.ts';
import { takingsMigration } from './takings.ts';

/** All migrations of the module payments. */
export const paymentsMigrations = { ...customersMigration, ...ordersMigration, ...refundsMigration, ...inboxMigration, ...takingsMigration };
