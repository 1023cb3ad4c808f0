import { useFieldArray } from 'react-hook-form';
import { column } from '#styled/patterns';
import { savePackages } from '#contracts/pricing-admin.ts';
import type { PackagePrices } from '#contracts/pricing-admin.ts';
import { ChangeForm } from './change-form.tsx';
import { PackageFields } from './package-fields.tsx';
import type { PackageDraft } from './package-fields.tsx';
import { packageChanges } from './price-changes.ts';
import { usePriceForm } from './use-price-form.ts';
import { must } from '#contracts/must.ts';

interface PackagesEditorProps {
  content: readonly PackagePrices[];
  base: number;
  onClose(): void;
}

/** The form in which an administrator edits the four token packages: names, prices, tokens and order. */
export function PackagesEditor({ content: known, base, onClose }: PackagesEditorProps) {
  const begin = known.map(({ stripePriceId: _known, ...rest }): PackageDraft => rest);
  const { content, ...editing } = usePriceForm<PackageDraft[], typeof savePackages>({ endpoint: savePackages, base, content: begin, onClose });
  const { form } = editing;
  const { fields, move } = useFieldArray({ control: form.control, name: 'content' });
  const makePopular = (popular: number): void => fields.forEach((_, place) => form.setValue(`content.${place}.popular`, place === popular));
  return (
    <ChangeForm editing={editing} changes={packageChanges(known, content)} onClose={onClose}>
      <div className={column({ gap: '4' })}>
        {fields.map(({ id, packageId }, place) => (
          <PackageFields
            key={id} form={form} place={place} known={must(known.find((one) => one.packageId === packageId), 'the package')} onPopular={() => makePopular(place)}
            onUp={place > 0 ? () => move(place, place - 1) : null} onDown={place < fields.length - 1 ? () => move(place, place + 1) : null}
          />
        ))}
      </div>
    </ChangeForm>
  );
}
