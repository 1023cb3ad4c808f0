import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { changeFolder, FOLDER_DESCRIPTION_MAX, FOLDER_NAME_MAX } from '#contracts/folders.ts';
import type { FolderColor, FolderIcon, OpenedFolder } from '#contracts/folders.ts';
import { keysOf } from '#contracts/typed-records.ts';
import { css, cx } from '#styled/css';
import { centered, hstack, stack, wrap } from '#styled/patterns';
import { FOLDER_COLORS, FOLDER_ICONS } from '#shared/folders/folder-look.tsx';
import { useChangeFolder } from '#shared/folders/folders.mutations.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { FOLDER_EDIT } from './folder-page.words.ts';

const words = z.pick(changeFolder.body, { name: true, description: true });

/** The form that edits a folder's name, description, icon and colour. */
export function FolderEdit({ folder, onClose }: { folder: OpenedFolder; onClose(): void }) {
  const [icon, setIcon] = useState<FolderIcon>(folder.icon);
  const [color, setColor] = useState<FolderColor>(folder.color);
  const change = useChangeFolder();
  const form = useSchemaForm({
    schema: words, defaultValues: { name: folder.name, description: folder.description },
    send: (written) => change.mutateAsync({ id: folder.id, change: { ...written, icon, color } }, { onSuccess: onClose }),
  });
  return (
    <Dialog open size="sm" title={FOLDER_EDIT.title} onOpenChange={(open) => !open && onClose()}>
      <Form form={form} className={stack({ gap: '4' })}>
        <FormField form={form} name="name" label={FOLDER_EDIT.nameLabel}>{({ text }) => <Input maxLength={FOLDER_NAME_MAX} autoComplete="off" {...text} />}</FormField>
        <FormField form={form} name="description" label={FOLDER_EDIT.descriptionLabel} optional>{({ text }) => <Textarea rows={3} maxLength={FOLDER_DESCRIPTION_MAX} {...text} />}</FormField>
        {folder.kind === 'manual' && (
          <>
            <Choices<FolderIcon> label={FOLDER_EDIT.iconLabel} names={FOLDER_EDIT.icons} values={keysOf(FOLDER_ICONS)} value={icon} onValue={setIcon}>
              {(value) => { const Icon = FOLDER_ICONS[value]; return <Icon size={18} aria-hidden className={FOLDER_COLORS[color]} />; }}
            </Choices>
            <Choices<FolderColor> label={FOLDER_EDIT.colorLabel} names={FOLDER_EDIT.colors} values={keysOf(FOLDER_COLORS)} value={color} onValue={setColor}>
              {(value) => <span className={cx(FOLDER_COLORS[value], css({ width: '5', height: '5', borderRadius: 'full', backgroundColor: '[var(--folder)]' }))} />}
            </Choices>
          </>
        )}
        <FormAlert form={form} />
        <div className={hstack({ justifyContent: 'flex-end' })}><Button type="submit" variant="primary" busy={form.sending} busyLabel={FOLDER_EDIT.busyLabel}>{FOLDER_EDIT.saveButton}</Button></div>
      </Form>
    </Dialog>
  );
}

interface ChoicesProps<V extends string> {
  label: string;
  names: Record<V, string>;
  values: readonly V[];
  value: V;
  onValue(value: V): void;
  children(value: V): ReactNode;
}

/** A choice of a folder's icon or colour among small pictures. They are native radio buttons, so that arrow keys change the choice. */
function Choices<V extends string>({ label, names, values, value, onValue, children }: ChoicesProps<V>) {
  return (
    <fieldset className={css({ border: 'none', padding: '0' })}>
      <legend className={css({ textStyle: 'label', marginBlockEnd: '2' })}>{label}</legend>
      <div className={wrap({ gap: '1.5' })}>
        {values.map((each) => (
          <label key={each} className={choice}>
            <input type="radio" name={label} className={css({ position: 'absolute', opacity: '0', inset: '0', cursor: 'pointer' })} checked={each === value} onChange={() => onValue(each)} aria-label={names[each]} />
            {children(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choice = centered({
  position: 'relative', width: '10', height: '10', borderRadius: 'md', border: 'soft', cursor: 'pointer', '&:has(:checked)': { borderColor: 'brand', boxShadow: 'brandEdge' },
  '&:has(:focus-visible)': { outline: '[2px solid {colors.brand}]', outlineOffset: '[2px]' },
});
