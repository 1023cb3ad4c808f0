import type { ContentType } from '#contracts/primitives.ts';
import { AppError } from '#kernel/errors.ts';

/** The requested model is not on the rate card for this content type. */
export class UnknownModel extends AppError {
  override readonly name = 'UnknownModel';

  constructor(model: string, contentType: ContentType) {
    const message = `This server has no ${contentType} model called "${model.slice(0, 80)}".`;
    super('unknown_model', 'invalid', message, { issues: [{ path: ['model'], message }] });
  }
}

/** No provider of this server can make this content type. */
export const typeUnavailable = (contentType: ContentType): AppError =>
  new AppError('type_unavailable', 'unprocessable', `This server cannot make ${PLURAL[contentType]} right now.`);

const PLURAL: Record<ContentType, string> = { text: 'texts', image: 'images', video: 'videos' };

/** Another administrator changed these prices after this one had opened the editor. */
export const pricesChanged = (newest: { version: number; created_by_name: string | null } | null): AppError =>
  new AppError('prices_changed', 'conflict', `${newest?.created_by_name ? `@${newest.created_by_name}` : 'Another administrator'} changed these prices meanwhile. Nothing was saved. Check the new version first.`, {
    details: newest ? { latest: newest.version } : {},
  });

/** 400: an administrator saved prices that are in force already. */
export const nothingChanged = (): AppError => new AppError('nothing_changed', 'invalid', 'These values are in force already.');

/** 409: an administrator can withdraw a version of prices only before it comes into force, and only once. */
export const alreadyBegun = (): AppError =>
  new AppError('already_begun', 'conflict', 'Only a version that is still scheduled can be withdrawn. This one is in force, has ended or is withdrawn already.');
