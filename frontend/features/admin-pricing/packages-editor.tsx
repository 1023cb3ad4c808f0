import { useState } from 'react';
import { column } from '#styled/patterns';
import { savePackages } from '#contracts/pricing-admin.ts';
import type { PackagePrices } from '#contracts/pricing-admin.ts';
import { ChangeForm } from './change-form.tsx';
import { PackageFields } from './package-fields.tsx';
import type { PackageDraft } from './package-fields.tsx';
import { packageChanges } from './price-changes.ts';

interface PackagesEditorProps {
  content: readonly PackagePrices[];
  base: number;
  onClose(): void;
}

/** The four packages: what they are called, cost and give, and in which order they stand. */
export function PackagesEditor({ content, base, onClose }: PackagesEditorProps) {
  const [drafts, setDrafts] = useState<PackageDraft[]>(() => content.map(({ stripePriceId: _known, ...rest }) => rest));
  const change = (place: number, changes: Partial<PackageDraft>): void => setDrafts((now) => now.map((draft, at) => (at === place ? { ...draft, ...changes } : draft)));
  const makePopular = (place: number): void => setDrafts((now) => now.map((draft, at) => ({ ...draft, popular: at === place })));
  const move = (place: number, by: -1 | 1): void =>
    setDrafts((now) => {
      const next = [...now];
      const [moved] = next.splice(place, 1);
      next.splice(place + by, 0, moved!);
      return next;
    });
  return (
    <ChangeForm endpoint={savePackages} base={base} content={drafts} changes={packageChanges(content, drafts)} onClose={onClose}>
      {(issueAt) => (
        <div className={column({ gap: '4' })}>
          {drafts.map((draft, place) => (
            <PackageFields
              key={draft.packageId} draft={draft} known={content.find(({ packageId }) => packageId === draft.packageId)!}
              issueAt={(field) => issueAt(`${place}.${field}`)} onChange={(changes) => change(place, changes)} onPopular={() => makePopular(place)}
              onUp={place > 0 ? () => move(place, -1) : null} onDown={place < drafts.length - 1 ? () => move(place, 1) : null}
            />
          ))}
        </div>
      )}
    </ChangeForm>
  );
}
