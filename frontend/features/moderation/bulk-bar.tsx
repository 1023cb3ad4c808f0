import type { ReactNode } from 'react';
import { wrap } from '#styled/patterns';
import { BULK_LIMIT } from '#contracts/moderation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { BULK_BAR } from './moderation.words.ts';

interface BulkBarProps {
  /** Ids of those entries of the moderators' queue that can be selected together. */
  choosable: readonly string[];
  picked: readonly string[];
  onPick(ids: string[]): void;
  /** Buttons with the actions for the selected entries of the queue. */
  children: ReactNode;
}

/** Bar above a moderators' queue that selects all its entries at once and offers the actions for the selected ones. */
export function BulkBar({ choosable, picked, onPick, children }: BulkBarProps) {
  const most = choosable.slice(0, BULK_LIMIT);
  const all = picked.length > 0 && picked.length === most.length;
  return (
    <div role="group" aria-label={BULK_BAR.severalAtOnceLabel} className={wrap({ gap: '2', alignItems: 'center', minHeight: '8' })}>
      <Checkbox checked={all} indeterminate={picked.length > 0 && !all} disabled={most.length === 0} onCheckedChange={(checked) => onPick(checked ? [...most] : [])}>
        {picked.length > 0 ? `${picked.length} chosen` : BULK_BAR.chooseAllLabel}
      </Checkbox>
      {picked.length > 0 && <>{children}<Button size="sm" variant="ghost" onClick={() => onPick([])}>{BULK_BAR.button}</Button></>}
    </div>
  );
}
