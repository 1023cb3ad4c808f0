import type { Context } from 'koa';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { Tx } from './db/database.ts';
import type { MigrationSet } from './db/migrate.ts';
import type { Subscription } from './events/event.ts';
import type { Access, Result, Routes, Viewer } from './http/endpoint-handler.ts';
import type { MaintenanceTask } from './jobs/maintenance.ts';

/** One file in the ZIP of a person's data export. */
export interface ExportEntry {
  /** The file's path inside the ZIP, e.g. `<module>/<what>.json`. */
  name: string;
  /** The file's content: an object is written as JSON, bytes stay unchanged. */
  data: object | Buffer;
}

/** The personal data that a module stores: how to export it and how to erase it. */
export interface PersonalData {
  /** Yields all data of this person that the person may have, in entries that are small enough to hold one at a time in memory. */
  export(userId: string): AsyncIterable<ExportEntry>;
  /**
   * Erases the module's data of a person, in the transaction that deletes the account. It cancels running work and deletes what only this person
   * uses. Data that others rely on (ledger, bought versions) stays without a name.
   */
  erase(tx: Tx, userId: string): Promise<void>;
}

/** The parts that every module gives to bootstrap: its tables, endpoints and reactions to events. */
export interface Module {
  readonly migrations: MigrationSet;
  routes?(routes: Routes): void;
  /** Mounts routes whose bodies are not JSON, such as served files and uploads. */
  rawRoutes?(mount: RawRoutes): void;
  readonly subscriptions?: readonly Subscription[];
  readonly personalData?: PersonalData;
  /** Maintenance tasks of the module. One worker process at a time runs them. */
  readonly maintenance?: readonly MaintenanceTask[];
}

export interface RawCall {
  /** Koa's context, in which the handler sets status, headers and a body that may be a stream. */
  ctx: Context;
  params: Record<string, string>;
  viewer: Viewer | null;
  requestId: string;
}

export interface UploadedFile {
  /** The name of the uploaded file as the sender gave it. It is only displayed, and never part of a path. */
  name: string;
  /** The MIME type of the uploaded file as the sender claims it. The server looks at the bytes to learn the true type. */
  mime: string;
  data: Buffer;
}

export interface UploadCall<V = Viewer> {
  viewer: V;
  file: UploadedFile;
  /** The text parts of the upload's form, by name. */
  fields: Record<string, string>;
  requestId: string;
}

export interface UploadOptions {
  /** The largest accepted upload in bytes. A larger one gets 413. */
  maxBytes: number;
}

export interface WebhookCall {
  /** The body of a webhook request exactly as it was sent, because its signature is computed over these bytes. */
  body: Buffer;
  /** Reads a header of a webhook request by its name in lower case; undefined when it was not sent. */
  header(name: string): string | undefined;
  ip: string;
}

export interface RawOptions {
  /** True for a route without sessions: it ignores cookies and sets none. */
  sessionless?: boolean;
}

/** Mounts routes whose bodies are not JSON. They have the same sessions, request ids, limits and error answers as the others. */
export interface RawRoutes {
  /** Mounts a route for GET and HEAD, e.g. `/media/:id`. An error that its handler throws gets the usual error answer. */
  get(path: `/${string}`, handler: (call: RawCall) => Promise<void>, options?: RawOptions): void;
  /**
   * Mounts a route for a POST that proves itself by a token in its address, such as the button of an unsubscribe page. It needs no idempotency key;
   * `createApp` exempts some addresses from the check of the origin. The body is bytes of any type.
   */
  post(path: `/${string}`, options: { maxBytes: number }, handler: (call: RawCall & { body: Buffer }) => Promise<void>): void;
  /**
   * Mounts a route for a POST from a machine that signs its requests. It needs no session and no idempotency key, and its origin is not checked (see
   * `createApp`). It answers 200 with `{ received: true }` once the handler is done.
   */
  webhook(path: `/${string}`, options: { maxBytes: number }, handler: (call: WebhookCall) => Promise<void>): void;
  /** Mounts a route for an upload: multipart with one part named `file`, read into memory up to the limit. The answer is the endpoint's JSON. */
  upload<E extends AnyEndpoint, A extends Access>(
    endpoint: E,
    access: A,
    options: UploadOptions,
    handler: (call: UploadCall<A extends 'open' ? Viewer | null : Viewer>) => Promise<Result<E>>,
  ): void;
}
