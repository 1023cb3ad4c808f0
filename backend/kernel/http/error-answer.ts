import type { ErrorBody } from '#contracts/errors.ts';
import type { AppError} from '../errors.ts';
import { STATUS_BY_KIND } from '../errors.ts';

export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  retryAfterSeconds: number | undefined;
}

/** The answer for an error: all of an expected error, no detail of any other. */
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
