import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../logging/logger.ts';
import { readBy } from './compiled-schema.ts';
import { Reply } from './endpoint-handler.ts';
import type { Result } from './endpoint-handler.ts';
import type { StoredAnswer } from './idempotency/stored-answer.ts';
import { namedFields, UnexpectedShape } from './named-fields.ts';

export interface PresenterOptions {
  log: Logger;
  /** True outside production: an answer that breaks its contract then fails. In production it is logged and sent. */
  strict: boolean;
}

/**
 * In production, the first answer of an endpoint and then one of this many are checked against the whole contract. Checking every answer took a tenth
 * of the time of a list.
 */
const CHECKED_EVERY = 100;

/** Builds the function that shapes a handler's result by its contract: fields that the contract does not name never leave the server. */
export function createPresenter({ log, strict }: PresenterOptions) {
  const answered = new Map<AnyEndpoint, number>();
  const isDue = (endpoint: AnyEndpoint): boolean => {
    const before = answered.get(endpoint) ?? 0;
    answered.set(endpoint, before + 1);
    return before % CHECKED_EVERY === 0;
  };
  return (endpoint: AnyEndpoint, result: Result<AnyEndpoint>): StoredAnswer => {
    const { body, headers } = result instanceof Reply ? result : { body: result as unknown, headers: {} };
    const status = endpoint.status ?? 200;
    if (status === 204) return { status, headers, body: '' };
    const shaped = strict || isDue(endpoint) ? checked(endpoint, body) : (named(endpoint, body) ?? checked(endpoint, body));
    return { status, headers, body: JSON.stringify(shaped) };
  };

  function checked(endpoint: AnyEndpoint, body: unknown): unknown {
    const read = readBy(endpoint.response, body);
    if (read.success) return read.data;
    const where = `${endpoint.method} ${endpoint.path}`;
    const issues = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    log.error({ route: where, issues }, 'answer breaks its contract');
    if (!strict) return named(endpoint, body) ?? body;
    throw new AppError('internal', 'internal', 'An error happened on our side. Please try again.', {
      cause: new Error(`${where} answered against its contract: ${issues.join('; ')}`),
    });
  }
}

/** Copies the fields of an answer that its contract names; undefined when the answer has another shape. */
function named(endpoint: AnyEndpoint, body: unknown): unknown {
  try {
    return namedFields(endpoint.response)(body);
  } catch (error) {
    if (error instanceof UnexpectedShape) return undefined;
    throw error;
  }
}
export type Presenter = ReturnType<typeof createPresenter>;
