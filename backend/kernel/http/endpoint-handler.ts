import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { Role } from '#contracts/identity.ts';
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { Connection, Tx } from '../db/database.ts';
import type { GiveBack } from './rate-limits.ts';

/**
 * The signed-in user of a request. `role` is the effective one: an elevated session counts as admin. The module that owns accounts adds
 * fields to it (`backend/modules/identity/viewer.ts`).
 */
export interface Viewer {
  userId: string;
  sessionId: string;
  username: string;
  role: Role;
  /** ISO time at which the administrators' elevation of this session ends; null when it is not elevated. */
  elevatedUntil: string | null;
  /** The API key that the request came with; absent for sessions. */
  key?: AccessKey;
}

/** An API key of a program. Its holder acts for the member, within these scopes. */
export interface AccessKey {
  id: string;
  scopes: readonly string[];
  /** The API key's values for body fields that a request leaves out, by field. They count only where the endpoint's body has the field. */
  defaults: Readonly<Record<string, unknown>>;
}

/** Who may call an endpoint. Every mounted endpoint must name it. */
export type Access =
  /** The endpoint answers all callers, signed in or not. */
  | 'open'
  /** The endpoint answers any signed-in user. */
  | 'member'
  /** The endpoint answers administrators only. */
  | 'admin'
  | { roles: readonly Role[] };

/** The idempotency key of a request. The client makes one for each action of its user, so that a repeated request has one effect. */
export interface IdempotencyKey {
  /** The owner of the idempotency key: `user:<id>` or `address:<ip>`. */
  scope: string;
  key: string;
  /** HMAC of the request's method, path and body, to notice when a key is used again for another request. */
  requestHash: string;
}

export interface CallContext<E extends AnyEndpoint, V = Viewer | null> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  viewer: V;
  requestId: string;
  /** When the request arrived, before it waited for its session, a connection or another request with the same key. */
  arrivedAt: Date;
  /** The address of the client, read behind the configured number of trusted proxies. */
  ip: string;
  idempotency: IdempotencyKey | null;
  /** Matches texts with the patterns that authors wrote for form fields. In a write, the matching happens while no transaction is open. */
  patterns: PatternCheck;
  /** HMAC of user, route and body. It shows that two requests without an idempotency key, such as a double click, are the same. */
  requestHash: string;
}

/** The result of an endpoint with headers besides the body, e.g. `Location` or `X-Next-Cursor`. */
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

/** Runs in the transaction of each write, after the search for an earlier answer and before the endpoint's handler. It throws to refuse the write. */
export type WriteGuard = (endpoint: AnyEndpoint, call: CallContext<AnyEndpoint>, connection: Connection) => Promise<void>;

/** Work that an endpoint does before the transaction of a write, such as asking Redis, so that a slow Redis keeps no transaction open. */
export interface BeforeWrite<Call> {
  /** Whether this call of a write needs the work before its transaction. If left out, every call needs it. */
  applies?(call: Call): boolean;
  /**
   * Does an endpoint's work before the transaction of its write. It is not called for a repeat that already has its answer; a failed write may call
   * it twice. The kernel calls the returned function when the write was refused, failed, or repeated an earlier answer.
   */
  run(call: Call): Promise<GiveBack | void>;
}

/** Collects a module's endpoints. For each request the kernel then parses it, authorizes the caller, calls the handler and checks the response. */
export interface Routes {
  /** Mounts an endpoint that only reads, without a transaction and without idempotency. */
  read<E extends AnyEndpoint, A extends Access>(
    endpoint: E,
    access: A,
    handler: (call: CallContext<E, ViewerFor<A>>) => Promise<Result<E>>,
  ): void;
  /**
   * Mounts an endpoint that writes. It runs in one transaction together with its idempotency row, so a repeat of the same key gets the stored
   * answer and has no second effect. Outside calls, such as to Redis, belong into `before`.
   */
  write<E extends AnyEndpoint, A extends Access>(
    endpoint: E,
    access: A,
    handler: (call: CallContext<E, ViewerFor<A>>, tx: Tx) => Promise<Result<E>>,
    before?: BeforeWrite<CallContext<E, ViewerFor<A>>>,
  ): void;
  /**
   * Mounts an endpoint that writes but stores no answer, so a repeat runs again (login, reset, second factor). It opens its own transactions
   * and may sign its caller in through `auth`.
   */
  session<E extends AnyEndpoint, A extends Access>(
    endpoint: E,
    access: A,
    handler: (call: CallContext<E, ViewerFor<A>>, auth: SessionControl) => Promise<Result<E>>,
  ): void;
}

export interface SignInOptions {
  /** Until when the new session counts as an administrator's. */
  elevatedUntil?: Date;
  /** When the new session ends, even if it is still used. */
  endsAt?: Date;
}

/** Signs the caller of a session endpoint in and out. */
export interface SessionControl {
  /** Starts a session under a new id, which prevents session fixation. The browser's earlier session ends. */
  signIn(userId: string, options?: SignInOptions): Promise<void>;
  /** The secret in this browser's long-lived device cookie, which shows that a person has signed in here before; null without one. */
  device: string | null;
  /** The note that an earlier page visit stored in this browser, as `Arrivals` wrote it; null without one. The browser may have changed it. */
  arrivalNote: string | null;
  /** Sets the long-lived device cookie of this browser. */
  rememberDevice(secret: string): void;
  /** Ends the current session everywhere: in the database, in the cache, in the browser's cookie and on its sockets. */
  signOut(): Promise<void>;
  userAgent: string;
  /** Whether the browser asks not to be tracked, by Do Not Track or Global Privacy Control. */
  asksNotToBeTracked: boolean;
}
