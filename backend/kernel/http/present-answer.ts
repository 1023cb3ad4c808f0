import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../logging/logger.ts';
import { readBy } from './compiled-schema.ts';
import { Reply } from './endpoint-handler.ts';
import type { Result } from './endpoint-handler.ts';
import type { StoredAnswer } from './idempotency/stored-answer.ts';

export interface PresenterOptions {
  log: Logger;
  /** Outside production an answer that breaks its contract fails; in production it is logged and goes out. */
  strict: boolean;
}

/** Shapes a handler's result by its contract: fields that the contract does not name never leave the server. */
export const createPresenter =
  ({ log, strict }: PresenterOptions) =>
  (endpoint: AnyEndpoint, result: Result<AnyEndpoint>): StoredAnswer => {
    const { body, headers } = result instanceof Reply ? result : { body: result as unknown, headers: {} };
    const status = endpoint.status ?? 200;
    if (status === 204) return { status, headers, body: '' };
    const shaped = readBy(endpoint.response, body);
    if (!shaped.success) {
      const where = `${endpoint.method} ${endpoint.path}`;
      const issues = shaped.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
      log.error({ route: where, issues }, 'answer breaks its contract');
      if (strict) {
        throw new AppError('internal', 'internal', 'Something broke on our side. Please try again.', {
          cause: new Error(`${where} answered against its contract: ${issues.join('; ')}`),
        });
      }
    }
    return { status, headers, body: JSON.stringify(shaped.success ? shaped.data : body) };
  };
export type Presenter = ReturnType<typeof createPresenter>;
