import type { Creator } from '#contracts/prompts.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';

export interface PlatformAccount {
  username: string;
  displayName: string;
  bio: string;
}

/** Roles that an account keeps, unlike elevation, which is lent to a session. */
export type StaffRole = 'moderator' | 'admin';

/** What payments of an account are trusted by. */
export interface Standing {
  joinedAt: Date;
  confirmed: boolean;
}

/** The calls that other modules may make. */
export interface Identity {
  /** Public faces by user id. */
  creators(connection: Connection, userIds: readonly string[]): Promise<Map<string, Creator>>;
  /** Name, language and plan of a user, for templates and limits. */
  profile(connection: Connection, userId: string): Promise<{ displayName: string; language: string; plan: 'free' | 'pro' }>;
  /** Since when people have been here, and whether their email is confirmed now; those who are unknown are absent. */
  standings(connection: Connection, userIds: readonly string[]): Promise<Map<string, Standing>>;
  /** Name and email of a person for other services, such as the payment provider. Platform accounts have no `email`. */
  contact(connection: Connection, userId: string): Promise<{ displayName: string; email: string | null }>;
  /** Address for emails that a person did not request. Null without a confirmed email, for deleted and for banned accounts. */
  emailable(connection: Connection, userId: string): Promise<{ displayName: string; email: string } | null>;
  /** Those of these sessions that are not over. */
  liveSessions(connection: Connection, sessionIds: readonly string[]): Promise<Set<string>>;
  /** Username and id by user id, for lists of administrators; those who left are absent. */
  usernames(connection: Connection, userIds: readonly string[]): Promise<Map<string, string>>;
  /** People with one of these stored roles who can sign in, by name. */
  staff(connection: Connection, roles: readonly StaffRole[]): Promise<{ id: string; username: string }[]>;
  /** Those of these people who are here: neither unknown, nor gone, nor banned. */
  present(connection: Connection, userIds: readonly string[]): Promise<Set<string>>;
  /**
   * Whether this account is deleted; if not, it stays until this transaction ends. Subscribers that store something about a person
   * ask this, because an event may arrive long after the deletion.
   */
  gone(tx: Tx, userId: string): Promise<boolean>;
  /**
   * Whether the account's address is proven; it stays as it is until this transaction ends. True for accounts without an
   * address, which have nothing to prove.
   */
  emailConfirmed(tx: Tx, userId: string): Promise<boolean>;
  /** Whether the account waits for its deletion. The answer holds until this transaction ends. */
  awaitsDeletion(tx: Tx, userId: string): Promise<boolean>;
  /** Id of a username, whatever its case. Null for unknown, deleted and banned accounts. */
  idOf(connection: Connection, username: string): Promise<string | null>;
  /**
   * Ids of at most `limit` accounts whose username, name or email address contains these words, latest first; banned ones too.
   * Words of one or two letters have to be the whole username or address.
   */
  idsByWords(connection: Connection, words: string, limit: number): Promise<string[]>;
  /** Id of a platform account, created when missing. No person can sign in to it. */
  ensurePlatformAccount(tx: Tx, account: PlatformAccount): Promise<string>;
}
