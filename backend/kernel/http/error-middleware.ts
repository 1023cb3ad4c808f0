import type { Logger } from '../logging/logger.ts';
import { errorAnswer } from './error-answer.ts';
import type { HttpContext, Next } from './http-context.ts';
import { translateError } from './translate-error.ts';

/** Answers every error that a request throws with the one error body of the API, and logs unexpected errors. */
export const errorMiddleware =
  (log: Logger) =>
  async (ctx: HttpContext, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const known = translateError(error);
      const answer = errorAnswer(known, ctx.state.requestId);
      if (answer.status >= 500) {
        log.error({ requestId: ctx.state.requestId, route: ctx.state.route, err: known.cause ?? known }, 'request failed');
      }
      ctx.state.refusal = answer.body.code;
      ctx.status = answer.status;
      if (answer.retryAfterSeconds !== undefined) ctx.set('Retry-After', String(answer.retryAfterSeconds));
      ctx.type = 'application/json; charset=utf-8';
      ctx.body = JSON.stringify(answer.body);
    }
  };
