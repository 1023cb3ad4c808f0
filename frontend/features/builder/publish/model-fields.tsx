import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { placeId, useDraft } from '../draft-store.ts';
import { allowedModels } from '../test-run/test-price.ts';
import { MODEL_FIELDS } from '../builder-publish.words.ts';
import { elementAt } from '#contracts/must.ts';

const ANY = 'any';

/** The fields for the models that buyers of the prompt may choose, and the one that the author recommends. */
export function ModelFields() {
  const { content, edit } = useDraft();
  const pricing = useQuery(pricingQuery);
  const all = (pricing.data?.rateCard.models ?? []).filter((model) => model.contentType === content.contentType);
  if (!pricing.data || all.length === 0) return null;
  const allowed = allowedModels(pricing.data.rateCard, content);
  const allow = (id: string, on: boolean): void => {
    const next = all.map((model) => model.id).filter((known) => (known === id ? on : allowed.some((model) => model.id === known)));
    if (next.length === 0) return;
    edit((before) => ({
      ...before,
      models: next.length === all.length ? [] : next,
      recommendedModel: before.recommendedModel !== null && next.includes(before.recommendedModel) ? before.recommendedModel : null,
    }), { label: MODEL_FIELDS.modelsLabel });
  };
  return (
    <>
      <Field label={MODEL_FIELDS.allowedLabel} group id={placeId(['models'])} help={MODEL_FIELDS.allowedHelp}>
        <div className={stack({ gap: '1' })}>
          {all.map(({ id, label, multiplier }) => (
            <Checkbox key={id} checked={allowed.some((model) => model.id === id)} disabled={allowed.length === 1 && elementAt(allowed, 0).id === id} onCheckedChange={(on) => allow(id, on)} help={MODEL_FIELDS.multiplierHelp(multiplier)}>{label}</Checkbox>
          ))}
        </div>
      </Field>
      <Field label={MODEL_FIELDS.recommendedLabel} id={placeId(['recommendedModel'])} help={MODEL_FIELDS.recommendedHelp} className={css({ maxWidth: '[320px]' })}>
        <Select
          options={[{ value: ANY, label: MODEL_FIELDS.platformDefaultLabel }, ...allowed.map(({ id, label }) => ({ value: id, label }))]}
          value={content.recommendedModel ?? ANY}
          onValueChange={(value) => edit((before) => ({ ...before, recommendedModel: value === ANY ? null : value }), { label: MODEL_FIELDS.recommendedModelLabel })}
        />
      </Field>
    </>
  );
}
