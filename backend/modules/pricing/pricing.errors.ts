import type { ContentType } from '#contracts/primitives.ts';
import { AppError } from '#kernel/errors.ts';

/** The model is not on the rate card for this type of content. */
export class UnknownModel extends AppError {
  override readonly name = 'UnknownModel';

  constructor(model: string, contentType: ContentType) {
    const message = `There is no ${contentType} model called "${model.slice(0, 80)}" here.`;
    super('unknown_model', 'invalid', message, { issues: [{ path: ['model'], message }] });
  }
}

/** No provider of this server makes this type of content at all. */
export const typeUnavailable = (contentType: ContentType): AppError =>
  new AppError('type_unavailable', 'unprocessable', `Nothing on this server makes ${PLURAL[contentType]} right now.`);

const PLURAL: Record<ContentType, string> = { text: 'texts', image: 'images', video: 'videos' };
