import { credentialsMigration } from './credentials.ts';
import { finalDeletionMigration } from './final-deletion.ts';
import { mutesMigration } from './mutes.ts';
import { peopleFiltersMigration } from './people-filters.ts';
import { personNotesMigration } from './person-notes.ts';
import { privacyMigration } from './privacy.ts';
import { recoveryCodesMigration } from './recovery-codes.ts';
import { sessionsMigration } from './sessions.ts';
import { usersMigration } from './users.ts';

/** The migrations of all tables of the identity module. */
export const identityMigrations = { ...usersMigration, ...credentialsMigration, ...sessionsMigration, ...privacyMigration, ...recoveryCodesMigration, ...mutesMigration, ...personNotesMigration, ...peopleFiltersMigration, ...finalDeletionMigration };
