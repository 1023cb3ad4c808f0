import type { Context } from 'koa';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { Tx } from './db/database.ts';
import type { MigrationSet } from './db/migrate.ts';
import type { Subscription } from './events/event.ts';
import type { Access, Result, Routes, Viewer } from './http/endpoint-handler.ts';
import type { MaintenanceTask } from './jobs/maintenance.ts';

/** One file of an export. */
export interface ExportEntry {
  /** Path inside the ZIP, e.g. `<module>/<what>.json`. */
  name: string;
  /** Body of the answer: an object is sent as JSON, bytes unchanged. */
  data: object | Buffer;
}

/** What a module keeps of a person. */
export interface PersonalData {
  /** Yields everything of this person that the person may have, in entries small enough to hold one at a time in memory. */
  export(userId: string): AsyncIterable<ExportEntry>;
  /**
   * Forgets the person, in the transaction that erases the account. It cancels running work and deletes what only this person uses. What
   * others rely on (ledger, bought versions) stays without a name.
   */
  erase(tx: Tx, userId: string): Promise<void>;
}

/** What every capability gives to the composition: its tables, endpoints and reactions. */
export interface Module {
  readonly migrations: MigrationSet;
  routes?(routes: Routes): void;
  /** Routes that do not speak JSON: served bytes and uploads. */
  rawRoutes?(mount: RawRoutes): void;
  readonly subscriptions?: readonly Subscription[];
  readonly personalData?: PersonalData;
  /** Housekeeping, run by one worker process at a time. */
  readonly maintenance?: readonly MaintenanceTask[];
}

export interface RawCall {
  /** Koa's context: set status, headers and a body that may be a stream. */
  ctx: Context;
  params: Record<string, string>;
  viewer: Viewer | null;
  requestId: string;
}

export interface UploadedFile {
  /** The file's name as the sender gave it. It is only displayed, and never part of a path. */
  name: string;
  /** The MIME type as the sender claims it. The bytes decide what the file really is. */
  mime: string;
  data: Buffer;
}

export interface UploadCall<V = Viewer> {
  viewer: V;
  file: UploadedFile;
  /** The text parts of the form by name. */
  fields: Record<string, string>;
  requestId: string;
}

export interface UploadOptions {
  /** The largest accepted file in bytes. A larger one gets 413. */
  maxBytes: number;
}

export interface WebhookCall {
  /** The body exactly as it was sent, because signatures are computed over its bytes. */
  body: Buffer;
  /** Reads a header by its name in lower case; undefined when it was not sent. */
  header(name: string): string | undefined;
  ip: string;
}

export interface RawOptions {
  /** True for a route without a session: it ignores cookies and sets none. */
  sessionless?: boolean;
}

/** Mounts routes that do not speak JSON. They get the same session, request id, limits and errors as the others. */
export interface RawRoutes {
  /** Answers GET and HEAD, e.g. `/media/:id`. Errors thrown are answered like everywhere else. */
  get(path: `/${string}`, handler: (call: RawCall) => Promise<void>, options?: RawOptions): void;
  /**
   * Answers a POST that proves itself by a token in its address, such as the button of an unsubscribe page. It takes no key, and
   * `createApp` exempts some addresses from the check of the origin. The body is bytes of any type.
   */
  post(path: `/${string}`, options: { maxBytes: number }, handler: (call: RawCall & { body: Buffer }) => Promise<void>): void;
  /**
   * Answers POST from a machine that signs its requests: no session, no key, no check of its origin (see `createApp`). It answers 200 with
   * `{ received: true }` once the handler is done.
   */
  webhook(path: `/${string}`, options: { maxBytes: number }, handler: (call: WebhookCall) => Promise<void>): void;
  /** Multipart with one part named `file`, read into memory up to the limit; the answer is the endpoint's JSON. */
  upload<E extends AnyEndpoint, A extends Access>(
    endpoint: E,
    access: A,
    options: UploadOptions,
    handler: (call: UploadCall<A extends 'open' ? Viewer | null : Viewer>) => Promise<Result<E>>,
  ): void;
}
