import { css } from '#styled/css';
import { column, flex } from '#styled/patterns';
import { changePack, PACK_DESCRIPTION_MAX, PACK_PITCH_MAX, PACK_PRICE_MAX, PACK_TITLE_MAX } from '#contracts/pack-builder.ts';
import type { PackDraft } from '#contracts/pack-builder.ts';
import { CATEGORIES } from '#contracts/prompts.ts';
import type { Category } from '#contracts/prompts.ts';
import { creatorShare } from '#contracts/selling.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Coin } from '#ui/coin.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useChangePack } from './builder.mutations.ts';
import { isWaiting } from './is-waiting.ts';
import { DETAILS_FORM, PRICE_NOTE } from '../packs-builder.words.ts';

const CATEGORY_OPTIONS = Object.values(CATEGORIES).flat().map((value: Category) => ({ value, label: categoryLabel(value) }));
const ORDERS = [
  { value: 'ordered', label: DETAILS_FORM.orderedLabel, help: DETAILS_FORM.orderedHelp },
  { value: 'free', label: DETAILS_FORM.freeLabel, help: DETAILS_FORM.freeHelp },
] as const;

/** Form for the pack's title, pitch, category, reading order and price. It is read only while a version waits for its review. */
export function DetailsForm({ pack, maySell }: { pack: PackDraft; maySell: boolean }) {
  const change = useChangePack(pack.id);
  const disabled = isWaiting(pack);
  const form = useSchemaForm({
    schema: changePack.body,
    defaultValues: { title: pack.title, pitch: pack.pitch, description: pack.description, category: pack.category ?? undefined, progressMode: pack.progressMode, price: pack.price },
    send: async (body) => {
      await change.mutateAsync(body);
      form.reset(form.getValues());
    },
  });
  const price = form.watch('price') ?? 0;
  return (
    <Card as="section" radius="xl" pad="md" aria-labelledby="pack-details">
      <Form form={form} className={column({ gap: '4' })}>
        <h2 id="pack-details" className={css({ textStyle: 'h4' })}>{DETAILS_FORM.heading}</h2>
        <FormAlert form={form} />
        <FormField form={form} disabled={disabled} name="title" id="pack-title" label={DETAILS_FORM.titleLabel} required>{({ text }) => <Input maxLength={PACK_TITLE_MAX} {...text} />}</FormField>
        <FormField form={form} disabled={disabled} name="pitch" id="pack-pitch" label={DETAILS_FORM.pitchLabel} optional help={DETAILS_FORM.pitchHelp}>{({ text }) => <Input maxLength={PACK_PITCH_MAX} {...text} />}</FormField>
        <FormField form={form} disabled={disabled} name="category" id="pack-category" label={DETAILS_FORM.categoryLabel} required>{({ choice }) => <Select options={CATEGORY_OPTIONS} placeholder={DETAILS_FORM.categoryPlaceholder} {...choice} value={choice.value ?? null} />}</FormField>
        <FormField form={form} disabled={disabled} name="description" label={DETAILS_FORM.descriptionLabel} optional help={DETAILS_FORM.descriptionHelp}>{({ text }) => <Textarea grow rows={4} maxLength={PACK_DESCRIPTION_MAX} {...text} />}</FormField>
        <FormField form={form} disabled={disabled} name="progressMode" group label={DETAILS_FORM.orderLabel}>{({ choice }) => <RadioCards options={ORDERS} {...choice} value={choice.value ?? 'free'} />}</FormField>
        <FormField form={form} disabled={disabled} name="price" id="pack-price" label={DETAILS_FORM.priceLabel} help={DETAILS_FORM.priceHelp(pack.listValue, pack.items.length)} className={css({ maxWidth: '[280px]' })}>
          {({ choice }) => <NumberInput min={0} max={PACK_PRICE_MAX} value={choice.value ?? null} onValueChange={(value) => choice.onValueChange(Math.round(value ?? 0))} onBlur={choice.onBlur} />}
        </FormField>
        <PriceNote price={price} pack={pack} maySell={maySell || pack.official} />
        {!disabled && (
          <div className={flex({ justifyContent: 'flex-end' })}>
            <Button type="submit" variant={form.isDirty ? 'primary' : 'plain'} busy={form.sending} busyLabel={DETAILS_FORM.busyLabel} disabled={!form.isDirty}>{form.isDirty ? DETAILS_FORM.saveButton : DETAILS_FORM.savedButton}</Button>
          </div>
        )}
      </Form>
    </Card>
  );
}

/** Says what the maker of a pack earns from a sale, and what buyers save once the price is saved. It shows nothing for a free pack. */
function PriceNote({ price, pack, maySell }: { price: number; pack: PackDraft; maySell: boolean }) {
  if (!maySell) return <Alert>{PRICE_NOTE.noPaid}</Alert>;
  if (price === 0) return null;
  return <Alert icon={<Coin />} title={PRICE_NOTE.earn(creatorShare(price), price)}>{price === pack.price && pack.savePercent > 0 && PRICE_NOTE.save(pack.savePercent)}</Alert>;
}
