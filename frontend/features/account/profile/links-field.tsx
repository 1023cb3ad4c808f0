import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { completeAddress } from './profile-form.ts';
import type { ProfileForm } from './profile-form.ts';
import { LINKS_FIELD } from '../account.words.ts';

const LIMIT = 4;

/** The field for up to four web links of a profile, one row each. */
export function LinksField({ form }: { form: SchemaForm<ProfileForm> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'links' });
  const takeOut = (index: number): void => {
    remove(index);
    if (index > 0) form.places.focusFirst([`links.${index - 1}.url`]);
  };
  return (
    <Field group label={LINKS_FIELD.linksLabel} optional help={LINKS_FIELD.help}>
      <ul className={stack({ gap: '2' })}>
        {fields.map(({ id }, index) => (
          <li key={id} className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column', gridAutoColumns: '[auto]', gap: '2', alignItems: 'start' })}>
            <FormField form={form} name={`links.${index}.url`} label={LINKS_FIELD.linkLabel(index + 1)} hideLabel>
              {({ text, choice }) => (
                <Input
                  type="url" inputMode="url" autoCapitalize="none" placeholder={LINKS_FIELD.placeholder} {...text}
                  onBlur={() => {
                    const full = completeAddress(text.value);
                    if (full !== text.value) choice.onValueChange(full);
                    text.onBlur();
                  }}
                />
              )}
            </FormField>
            {fields.length > 1 && <IconButton label={LINKS_FIELD.removeLinkLabel(index + 1)} onClick={() => takeOut(index)}><X aria-hidden /></IconButton>}
          </li>
        ))}
      </ul>
      {fields.length < LIMIT && (
        <Button size="sm" variant="ghost" icon={<Plus aria-hidden />} className={css({ justifySelf: 'start', marginBlockStart: '1' })} onClick={() => append({ url: '' })}>
          {LINKS_FIELD.button}
        </Button>
      )}
    </Field>
  );
}
