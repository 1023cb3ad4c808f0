import type { Privacy } from '#contracts/account.ts';
import type { Creator } from '#contracts/prompts.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';

export interface PlatformAccount {
  username: string;
  displayName: string;
  bio: string;
}

/** The staff roles that are stored with an account, unlike elevation, which is lent to a session. */
export type StaffRole = 'moderator' | 'admin';

export interface Standing {
  joinedAt: Date;
  confirmed: boolean;
}

/** Reads the choices that people made in their settings. */
export interface Preferences {
  /** Returns privacy settings by user id; unknown ids are absent. New creations of a muted person are private, whatever the person chose. */
  privacy(connection: Connection, userIds: readonly string[]): Promise<Map<string, Privacy>>;
  /** Returns the people among these who are hidden from search (docs/rules/keeping.md#hidden-from-search). */
  hidden(connection: Connection, userIds: readonly string[]): Promise<Set<string>>;
  /** Returns usernames of people with a public profile who are not hidden from search, newest accounts first, at most `limit`. */
  listed(connection: Connection, limit: number): Promise<{ username: string; updatedAt: Date }[]>;
  /** Whether this viewer asked for sensitive content; false for visitors, whose id is null. */
  wantsSensitive(connection: Connection, viewerId: string | null): Promise<boolean>;
}

/** Finds the owners of API keys, for whom programs act. */
export interface KeyOwners {
  /** Returns the owner of an API key. Null for accounts that are deleted, wait for their deletion or are banned. */
  find(connection: Connection, userId: string): Promise<{ username: string; plan: 'free' | 'pro' } | null>;
}

/** Refuses texts that muted people write to others. Bootstrap calls it for the requests in `backend/bootstrap/public-words.ts`. */
export interface Mutes {
  /**
   * Refuses a request of a person who is muted now.
   * @throws AppError muted, which says until when and why
   */
  refuse(connection: Connection, userId: string): Promise<void>;
}

/** The calls about accounts that other modules may make. */
export interface Identity {
  /** Returns the public view of people by user id. */
  creators(connection: Connection, userIds: readonly string[]): Promise<Map<string, Creator>>;
  /** Returns name, language and plan of a user, for prompt templates and limits. */
  profile(connection: Connection, userId: string): Promise<{ displayName: string; language: string; plan: 'free' | 'pro' }>;
  /** Returns when accounts were registered, and whether their email is confirmed now, by user id. Unknown ids are absent. */
  standings(connection: Connection, userIds: readonly string[]): Promise<Map<string, Standing>>;
  /** Returns name and email of a person for other services, such as the payment provider. Platform accounts have no `email`. */
  contact(connection: Connection, userId: string): Promise<{ displayName: string; email: string | null }>;
  /** Returns name and address for emails that a person did not request. Null without a confirmed email, and for deleted and banned accounts. */
  emailable(connection: Connection, userId: string): Promise<{ displayName: string; email: string } | null>;
  /** Returns the ids of these sessions that have not expired. */
  liveSessions(connection: Connection, sessionIds: readonly string[]): Promise<Set<string>>;
  /** Returns usernames by user id, for administrators' lists. Unknown ids are absent; a deleted account has the name `left-…`. */
  usernames(connection: Connection, userIds: readonly string[]): Promise<Map<string, string>>;
  /** Returns the accounts with one of these stored roles that can sign in, sorted by username. */
  staff(connection: Connection, roles: readonly StaffRole[]): Promise<{ id: string; username: string }[]>;
  /** Returns the user ids whose account is neither deleted nor banned. */
  present(connection: Connection, userIds: readonly string[]): Promise<Set<string>>;
  /**
   * Whether this account is deleted; if not, it cannot be deleted until this transaction ends. Subscribers ask this before they store
   * something about a person, because an event may arrive long after the deletion.
   */
  gone(tx: Tx, userId: string): Promise<boolean>;
  /**
   * Whether the account's email address is confirmed. The answer holds until this transaction ends. True for accounts without an
   * address, because they have nothing to confirm.
   */
  emailConfirmed(tx: Tx, userId: string): Promise<boolean>;
  /** Whether the account waits for its deletion. The answer holds until this transaction ends. */
  awaitsDeletion(tx: Tx, userId: string): Promise<boolean>;
  /** Returns the user id of a username, whatever its case. Null for unknown, deleted and banned accounts. */
  idOf(connection: Connection, username: string): Promise<string | null>;
  /**
   * Returns the ids of at most `limit` accounts, newest first, banned ones included. Their username, name or email address contains the text
   * as one phrase. A text of one or two letters has to be the whole username or address.
   */
  idsByWords(connection: Connection, words: string, limit: number): Promise<string[]>;
  /** Returns the id of a platform account, and creates the account if it is missing. No person can sign in to it. */
  ensurePlatformAccount(tx: Tx, account: PlatformAccount): Promise<string>;
}
