import { VIEWS_A_PAGE } from '#contracts/admin-analytics.ts';
import { AppError, notFound } from '#kernel/errors.ts';

export const tooManyViews = (): AppError => new AppError('too_many_views', 'conflict', `A page has at most ${VIEWS_A_PAGE} saved views. Delete one first.`);
export const viewMissing = (): AppError => notFound('This view');
