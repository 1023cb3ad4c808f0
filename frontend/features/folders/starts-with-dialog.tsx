import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { DEFAULT_INPUTS_MAX } from '#contracts/folders.ts';
import type { OpenedFolder } from '#contracts/folders.ts';
import { messageOf } from '#lib/api-error.ts';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { useChangeFolder } from '#shared/folders/folders.mutations.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { FOLDER_ITEMS, STARTS_WITH } from './folder-page.words.ts';

interface Value {
  id: number;
  name: string;
  value: string;
}

const NONE = 'none';

/** The dialog in which the owner edits the model and input values with which runs from inside a folder start. */
export function StartsWithDialog({ folder, onClose }: { folder: OpenedFolder; onClose(): void }) {
  const [model, setModel] = useState(folder.defaultModel ?? NONE);
  const [values, setValues] = useState<Value[]>(() => Object.entries(folder.defaultInputs).map(([name, value], id) => ({ id, name, value })));
  const [nextId, setNextId] = useState(values.length);
  const pricing = useQuery(pricingQuery);
  const change = useChangeFolder();
  const options = [{ value: NONE, label: STARTS_WITH.noModel }, ...(pricing.data?.rateCard.models.map(({ id, label }) => ({ value: id, label })) ?? [])];
  const set = (id: number, part: Partial<Value>): void => setValues(values.map((value) => (value.id === id ? { ...value, ...part } : value)));
  const save = (): void => change.mutate(
    { id: folder.id, change: { defaultModel: model === NONE ? null : model, defaultInputs: Object.fromEntries(values.flatMap(({ name, value }) => (name.trim() === '' || value === '' ? [] : [[name.trim(), value]]))) } },
    { onSuccess: onClose, onError: (error) => toast({ tone: 'destructive', title: STARTS_WITH.failedToast, description: messageOf(error, FOLDER_ITEMS.tryAgainText) }) },
  );
  return (
    <Dialog open title={STARTS_WITH.title} onOpenChange={(open) => !open && onClose()} footer={<Button variant="primary" busy={change.isPending} busyLabel={STARTS_WITH.busyLabel} onClick={save}>{STARTS_WITH.saveButton}</Button>}>
      <div className={column({ gap: '5' })}>
        <Field label={STARTS_WITH.modelLabel} help={STARTS_WITH.modelHelp}><Select options={options} value={model} onValueChange={setModel} /></Field>
        <Field group label={STARTS_WITH.valuesLabel} help={STARTS_WITH.valuesHelp}>
          <ul className={column({ gap: '2' })}>
            {values.map(({ id, name, value }, index) => (
              <li key={id} className={css({ display: 'grid', gap: '2', gridTemplateColumns: '[minmax(0, 2fr) minmax(0, 3fr) 40px]' })}>
                <Input aria-label={STARTS_WITH.fieldLabel(index + 1)} placeholder={STARTS_WITH.fieldPlaceholder} maxLength={60} value={name} onChange={(event) => set(id, { name: event.target.value })} />
                <Input aria-label={STARTS_WITH.valueLabel(index + 1)} placeholder={STARTS_WITH.valuePlaceholder} maxLength={2000} value={value} onChange={(event) => set(id, { value: event.target.value })} />
                <IconButton label={STARTS_WITH.removeLabel(index + 1)} onClick={() => setValues(values.filter((other) => other.id !== id))}><X size={16} aria-hidden /></IconButton>
              </li>
            ))}
          </ul>
        </Field>
        <div><Button size="sm" variant="ghost" icon={<Plus size={16} aria-hidden />} disabled={values.length >= DEFAULT_INPUTS_MAX} onClick={() => { setValues([...values, { id: nextId, name: '', value: '' }]); setNextId(nextId + 1); }}>{STARTS_WITH.addButton}</Button></div>
      </div>
    </Dialog>
  );
}
