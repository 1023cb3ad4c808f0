import { Trash2 } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import { FormField } from '#ui/form/form-field.tsx';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Switch } from '#ui/switch.tsx';
import type { ProviderDraft } from './provider-draft.ts';
import { MODEL_FIELDS } from './providers.words.ts';

/** Fields for one model in the form in which administrators edit a provider. */
export function ModelFields({ form, place, onRemove }: { form: SchemaForm<ProviderDraft>; place: number; onRemove: (() => void) | null }) {
  return (
    <div role="group" aria-label={MODEL_FIELDS.legend(place + 1)} className={box}>
      <FormField form={form} name={`models.${place}.name`} label={MODEL_FIELDS.nameLabel} required>{({ text }) => <Input mono autoComplete="off" spellCheck={false} {...text} />}</FormField>
      <FormField form={form} name={`models.${place}.label`} label={MODEL_FIELDS.labelLabel} required>{({ text }) => <Input autoComplete="off" {...text} />}</FormField>
      <FormField form={form} name={`models.${place}.multiplier`} label={MODEL_FIELDS.factorLabel}>{({ choice }) => <NumberInput min={0.01} max={100} step={0.5} value={choice.value} onValueChange={(next) => choice.onValueChange(next ?? 0)} onBlur={choice.onBlur} />}</FormField>
      <FormField form={form} name={`models.${place}.etaSeconds`} label={MODEL_FIELDS.etaLabel}>{({ choice }) => <NumberInput min={1} max={3_600} value={choice.value} onValueChange={(next) => choice.onValueChange(next ?? 0)} onBlur={choice.onBlur} />}</FormField>
      <FormField form={form} name={`models.${place}.perPerson`} label={MODEL_FIELDS.perPersonLabel} help={MODEL_FIELDS.perPersonHelp}>{({ choice }) => <NumberInput min={1} max={100} {...choice} />}</FormField>
      <FormField form={form} name={`models.${place}.costDollars`} label={MODEL_FIELDS.costLabel} help={MODEL_FIELDS.costHelp}>{({ text }) => <Input inputMode="decimal" autoComplete="off" icon={<span aria-hidden="true">$</span>} {...text} />}</FormField>
      <div className={hstack({ gap: '3', justifyContent: 'space-between', gridColumn: '1 / -1' })}>
        <Controller control={form.control} name={`models.${place}.enabled`} render={({ field }) => <Switch side="start" checked={field.value} onCheckedChange={field.onChange}>{MODEL_FIELDS.onLabel}</Switch>} />
        {onRemove && <IconButton size="sm" label={MODEL_FIELDS.removeLabel(place + 1)} onClick={onRemove}><Trash2 size={16} aria-hidden /></IconButton>}
      </div>
    </div>
  );
}

const box = css({ display: 'grid', gap: '4', padding: '4', border: 'soft', borderRadius: 'md', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } });
