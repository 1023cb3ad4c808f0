// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `credentials`. */
export interface CredentialsTable {
  user_id: string;
  password_hash: string;
  changed_at: Date;
}

/** A row of `email_tokens`. */
export interface EmailTokensTable {
  id: string;
  kind: 'reset' | 'confirm' | 'recover_factor' | 'keep_factor';
  token_hash: Buffer;
  user_id: string | null;
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** A row of `factor_recoveries`. */
export interface FactorRecoveriesTable {
  user_id: string;
  started_at: Date;
  ready_at: Date;
}

/** A row of `known_devices`. */
export interface KnownDevicesTable {
  user_id: string;
  device_hash: Buffer;
  last_seen_at: Date;
}

/** A row of `person_notes`. */
export interface PersonNotesTable {
  id: string;
  user_id: string;
  text: string;
  created_by: string | null;
  created_at: Date;
}

/** A row of `recovery_codes`. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
  used_at: Date | null;
  salt: Buffer | null;
}

/** A row of `registration_keys`. */
export interface RegistrationKeysTable {
  scope: string;
  key: string;
  request_hash: string;
  user_id: string;
  created_at: Date;
}

/** A row of `second_factors`. */
export interface SecondFactorsTable {
  user_id: string;
  secret_sealed: string;
  confirmed_at: Date | null;
  last_step: number;
  created_at: Date;
}

/** A row of `sessions`. */
export interface SessionsTable {
  id: string;
  token_hash: Buffer;
  user_id: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  elevated_until: Date | null;
}

/** A row of `social_flows`. */
export interface SocialFlowsTable {
  id: string;
  kind: 'start' | 'link';
  secret_hash: Buffer;
  payload_sealed: string;
  user_id: string | null;
  created_at: Date;
  expires_at: Date;
}

/** A row of `social_logins`. */
export interface SocialLoginsTable {
  id: string;
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Date;
}

/** A row of `users`. */
export interface UsersTable {
  id: string;
  username: string;
  email: string | null;
  email_confirmed_at: Date | null;
  new_email: string | null;
  display_name: string | null;
  avatar_url: string | null;
  avatar_file_id: string | null;
  bio: string;
  links: unknown;
  settings: unknown;
  role: 'user' | 'creator' | 'moderator' | 'support' | 'admin';
  plan: 'free' | 'pro';
  plan_decided_at: Date | null;
  language: string;
  platform: boolean;
  banned_at: Date | null;
  banned_until: Date | null;
  ban_reason: string | null;
  banned_by: string | null;
  deletes_at: Date | null;
  erased_at: Date | null;
  created_at: Date;
  updated_at: Date;
  verified_at: Date | null;
  muted_at: Date | null;
  muted_until: Date | null;
  mute_reason: string | null;
  muted_by: string | null;
  paid_cents: number;
  deletion_final: boolean;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    credentials: CredentialsTable;
    email_tokens: EmailTokensTable;
    factor_recoveries: FactorRecoveriesTable;
    known_devices: KnownDevicesTable;
    person_notes: PersonNotesTable;
    recovery_codes: RecoveryCodesTable;
    registration_keys: RegistrationKeysTable;
    second_factors: SecondFactorsTable;
    sessions: SessionsTable;
    social_flows: SocialFlowsTable;
    social_logins: SocialLoginsTable;
    users: UsersTable;
  }
}
