import { must } from '#contracts/must.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { AppError } from '#kernel/errors.ts';

interface Available {
  id: string;
  contentType: ContentType;
  default: boolean;
  hosted?: boolean | undefined;
}

interface Choosing {
  /** Model ids that the author allows. An empty list allows all models of the content type. */
  models: readonly string[];
  contentType: ContentType;
  /** Whether the runner may not read the template. */
  sealed?: boolean;
  /** Whether the author allows hosted models for sealed pictures and videos; yes when left out. */
  hostedModels?: boolean | undefined;
}

/** 422: the author does not allow this model for the prompt. */
const modelNotAllowed = (message: string, models: readonly string[]): AppError =>
  new AppError('model_not_allowed', 'unprocessable', message, { issues: [{ path: ['model'], message }], details: { models } });

/**
 * Chooses the model of a run whose author allows only some models: the requested one, else the type's default, else the first allowed one of
 * this server. Undefined when the author names none: then the rate card chooses.
 * @throws AppError model_not_allowed
 */
export function allowedModel(
  { models, contentType, sealed = false, hostedModels = true }: Choosing,
  asked: string | undefined,
  available: readonly Available[],
): string | undefined {
  if (excludesHosted({ contentType, sealed, hostedModels })) return ownModel(models, contentType, asked, available);
  if (models.length === 0) return asked;
  if (asked !== undefined) {
    if (models.includes(asked)) return asked;
    throw modelNotAllowed('The author does not allow this model. Please choose another one.', models);
  }
  const here = available.filter(({ id, contentType: type }) => type === contentType && models.includes(id));
  const chosen = here.find((model) => model.default) ?? here[0];
  if (!chosen) throw modelNotAllowed('None of the models that the author allows is available right now.', models);
  return chosen.id;
}

/** Whether the author forbids hosted models, which could paint words of the prompt into a picture. No comparison of words would find those. */
const excludesHosted = ({ contentType, sealed = false, hostedModels = true }: Pick<Choosing, 'contentType' | 'sealed' | 'hostedModels'>): boolean =>
  sealed && !hostedModels && contentType !== 'text';

/** The author's limits on models, stored with the run: a provider that takes over the run must follow them too. */
export const modelRules = (prompt: Choosing): { onlyModels?: string[]; notHosted?: true } => ({
  ...(prompt.models.length > 0 && { onlyModels: [...prompt.models] }),
  ...(excludesHosted(prompt) && { notHosted: true as const }),
});

function ownModel(models: readonly string[], contentType: ContentType, asked: string | undefined, available: readonly Available[]): string {
  const here = available.filter(({ id, contentType: type, hosted }) => type === contentType && !hosted && (models.length === 0 || models.includes(id)));
  const ids = here.map(({ id }) => id);
  if (ids.length === 0) throw modelNotAllowed('The author does not allow hosted models, and this server has no other model for it. Nothing was charged.', ids);
  if (asked !== undefined && !ids.includes(asked)) throw modelNotAllowed('The author does not allow hosted models. Please choose another one.', ids);
  return asked ?? (here.find((model) => model.default) ?? must(here[0], 'a model that the author allows')).id;
}
