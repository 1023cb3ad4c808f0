import type { Creator } from '#contracts/prompts.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';

export interface HouseAccount {
  username: string;
  displayName: string;
  bio: string;
}

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
  /** When an account was made; null for nobody. */
  joinedAt(connection: Connection, userId: string): Promise<Date | null>;
  /** Since when people have been here, and whether their email is confirmed now; those who are unknown are absent. */
  standings(connection: Connection, userIds: readonly string[]): Promise<Map<string, Standing>>;
  /** How somebody is addressed outside, at the payment provider for one; `email` is null for house accounts. */
  contact(connection: Connection, userId: string): Promise<{ displayName: string; email: string | null }>;
  /** Where somebody gets mail that they did not just ask for; null for whoever has no confirmed address, left, or is banned. */
  mailable(connection: Connection, userId: string): Promise<{ displayName: string; email: string } | null>;
  /** Those of these sessions that are not over. */
  liveSessions(connection: Connection, sessionIds: readonly string[]): Promise<Set<string>>;
  /** Username and id by user id, for lists of administrators; those who left are absent. */
  usernames(connection: Connection, userIds: readonly string[]): Promise<Map<string, string>>;
  /** Everybody with the stored role of an administrator who can sign in, by name. */
  administrators(connection: Connection): Promise<{ id: string; username: string }[]>;
  /** Moderators and administrators by their stored role who can sign in, by name. */
  moderators(connection: Connection): Promise<{ id: string; username: string }[]>;
  /** Those of these people who are here: neither unknown, nor gone, nor banned. */
  present(connection: Connection, userIds: readonly string[]): Promise<Set<string>>;
  /**
   * Whether this account has come to its end; if not, it does not before this transaction does. For whoever keeps something
   * of a person because of a fact, which may arrive long after the farewell.
   */
  gone(tx: Tx, userId: string): Promise<boolean>;
  /**
   * Whether the account's address is proven; it stays as it is until this transaction ends. True for accounts without an
   * address, which have nothing to prove.
   */
  emailConfirmed(tx: Tx, userId: string): Promise<boolean>;
  /** Whether the owner asked for the account's end and the grace still runs; it stays as it is until this transaction ends. */
  leaving(tx: Tx, userId: string): Promise<boolean>;
  /** Id behind a username in any case; null for nobody, and for those who left or are banned. */
  idOf(connection: Connection, username: string): Promise<string | null>;
  /**
   * Ids of at most `limit` accounts whose username, name or email address contains these words, latest first; banned ones too.
   * Words of one or two letters have to be the whole username or address.
   */
  idsByWords(connection: Connection, words: string, limit: number): Promise<string[]>;
  /** Id of an account that Conjure itself runs, made when missing; nobody can sign in to it. */
  ensureHouseAccount(tx: Tx, account: HouseAccount): Promise<string>;
}
