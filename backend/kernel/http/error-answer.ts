import type { ErrorBody } from '#contracts/errors.ts';
import type { AppError} from '../errors.ts';
import { STATUS_BY_KIND } from '../errors.ts';

export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  retryAfterSeconds: number | undefined;
}

/** Makes the HTTP answer for an error: an expected error tells all its facts, any other tells no detail. */
export function errorAnswer(error: AppError, requestId: string): ErrorAnswer {
  return {
    status: STATUS_BY_KIND[error.kind],
    body: {
      success: false,
      message: error.message,
      code: error.code,
      requestId,
      ...(error.issues ? { issues: error.issues } : {}),
      ...(error.details ? { details: error.details } : {}),
    },
    retryAfterSeconds: error.retryAfterSeconds,
  };
}
