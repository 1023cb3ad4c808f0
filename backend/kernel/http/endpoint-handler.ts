import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { Role } from '#contracts/identity.ts';
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { Connection, Tx } from '../db/database.ts';
import type { GiveBack } from './rate-limits.ts';

/**
 * The signed-in user as every request knows it. `role` is the effective one (an elevated session counts as admin). The module that
 * owns accounts adds to it (`backend/modules/identity/viewer.ts`).
 */
export interface Viewer {
  userId: string;
  sessionId: string;
  username: string;
  role: Role;
  /** ISO time at which the administrators' elevation of this session ends; null when it is not elevated. */
  elevatedUntil: string | null;
  /** The key that the request came with; absent for sessions. */
  key?: AccessKey;
}

/** What a key of a program allows: its holder acts for the member, within these scopes. */
export interface AccessKey {
  id: string;
  scopes: readonly string[];
  /** Values of body fields that the request leaves out, by field. They count only where the endpoint's body has the field. */
  defaults: Readonly<Record<string, unknown>>;
}

/** Who may call an endpoint: a required argument of every mount. */
export type Access =
  /** All callers, signed in or not. */
  | 'open'
  /** Any signed-in user. */
  | 'member'
  /** Administrators. */
  | 'admin'
  | { roles: readonly Role[] };

/** The idempotency key of a request. The client makes one for each action of its user. */
export interface IdempotencyKey {
  /** The owner of the key: `user:<id>`, `session:<id>` or `address:<ip>`. */
  scope: string;
  key: string;
  /** HMAC of method, path and body under a server key. */
  requestHash: string;
}

export interface CallContext<E extends AnyEndpoint, V = Viewer | null> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  viewer: V;
  requestId: string;
  /** When the request arrived, before it waited for a session, a connection or another request with the same key. */
  arrivedAt: Date;
  /** Client address after the configured number of trusted proxies. */
  ip: string;
  idempotency: IdempotencyKey | null;
  /** Matches texts with the patterns that authors wrote for form fields. In a write, the matching happens while no transaction is open. */
  patterns: PatternCheck;
  /** HMAC of user, route and body, key or no key: what makes two unkeyed double clicks the same request. */
  requestHash: string;
}

/** A result with headers besides the body, e.g. `Location` or `X-Next-Cursor`. */
export class Reply<T> {
  readonly body: T;
  readonly headers: Record<string, string>;
  constructor(body: T, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}
export const reply = <T>(body: T, headers: Record<string, string>): Reply<T> => new Reply(body, headers);

export type Result<E extends AnyEndpoint> = ResponseOf<E> | Reply<ResponseOf<E>>;

type ViewerFor<A extends Access> = A extends 'open' ? Viewer | null : Viewer;

/** Called in each write's transaction, after the look for an earlier answer and before the handler. It throws to refuse the write. */
export type WriteGuard = (endpoint: AnyEndpoint, call: CallContext<AnyEndpoint>, connection: Connection) => Promise<void>;

/** Work ahead of the transaction of a write, for what asks Redis: a slow Redis then keeps no transaction open. */
export interface BeforeWrite<Call> {
  /** Whether this call needs the work. If it is left out, every call needs it. */
  applies?(call: Call): boolean;
  /**
   * Does the work. It is not called for a repeat that has its answer; a failed write may call it twice. The kernel calls the returned function when the write
   * was refused, failed, or repeated an earlier answer.
   */
  run(call: Call): Promise<GiveBack | void>;
}

/** Collects a module's endpoints; the kernel mounts them in the order: parse, authorize, call, check the response. */
export interface Routes {
  /** A read: no transaction, no idempotency. */
  read<E extends AnyEndpoint, A extends Access>(
    endpoint: E,
    access: A,
    handler: (call: CallContext<E, ViewerFor<A>>) => Promise<Result<E>>,
  ): void;
  /**
   * A write. It runs in one transaction together with its idempotency row, so that a repeat of the same key gets the stored
   * answer and never a second effect. No outside call in here: what asks Redis runs in `before`.
   */
  write<E extends AnyEndpoint, A extends Access>(
    endpoint: E,
    access: A,
    handler: (call: CallContext<E, ViewerFor<A>>, tx: Tx) => Promise<Result<E>>,
    before?: BeforeWrite<CallContext<E, ViewerFor<A>>>,
  ): void;
  /**
   * A write that stores no answer and simply runs again (login, reset, second factor): opens its own transactions and
   * may set the session through `auth`.
   */
  session<E extends AnyEndpoint, A extends Access>(
    endpoint: E,
    access: A,
    handler: (call: CallContext<E, ViewerFor<A>>, auth: SessionControl) => Promise<Result<E>>,
  ): void;
}

export interface SignInOptions {
  /** Until when the session counts as an administrator's. */
  elevatedUntil?: Date;
  /** When the session ends, even if it is used. */
  endsAt?: Date;
}

/** Signing in and out from a session route. */
export interface SessionControl {
  /** Starts a session under a new id (no fixation); the one before it ends. */
  signIn(userId: string, options?: SignInOptions): Promise<void>;
  /** Secret of this browser from its long-lived device cookie: a person has signed in here before. Null without one. */
  device: string | null;
  /** What an earlier page visit of this browser left, as `Arrivals` wrote it. The browser may have changed it. Null without one. */
  arrivalNote: string | null;
  /** Gives this browser a device cookie. */
  rememberDevice(secret: string): void;
  /** Ends the current session everywhere: row, cache, cookie, sockets. */
  signOut(): Promise<void>;
  userAgent: string;
  /** Whether the browser sends Do Not Track or Global Privacy Control. */
  asksNotToBeTracked: boolean;
}
