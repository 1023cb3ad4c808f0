import { ChevronDown } from 'lucide-react';
import { css, cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { input, listbox } from '#styled/recipes';
import { TRANSACTION_TYPES } from '#contracts/wallet.ts';
import type { TransactionType } from '#contracts/wallet.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Popover } from '#ui/popover.tsx';
import { TRANSACTION_KINDS } from './transaction-kind.ts';
import { TYPE_FILTER } from '../wallet.words.ts';

interface TypeFilterProps {
  types: readonly TransactionType[];
  onChange(types: TransactionType[]): void;
}

/** Filter that chooses any number of types of wallet lines; none chosen means all. It looks like the selects beside it. */
export function TypeFilter({ types, onChange }: TypeFilterProps) {
  const [only] = types;
  const words = types.length === 0 ? TYPE_FILTER.allTypes : types.length === 1 && only ? TRANSACTION_KINDS[only].label : TYPE_FILTER.manyTypes(types.length);
  const styles = listbox();
  const set = (type: TransactionType, on: boolean): void => onChange(TRANSACTION_TYPES.filter((one) => (one === type ? on : types.includes(one))));
  return (
    <Popover
      placement="bottom-start" label={TYPE_FILTER.label}
      trigger={<button type="button" className={cx(input(), styles.trigger)}><span className={styles.value}>{words}</span><ChevronDown size={16} aria-hidden /></button>}
    >
      <fieldset className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '4', rowGap: '1' })}>
        <legend className={visuallyHidden()}>{TYPE_FILTER.label}</legend>
        {TRANSACTION_TYPES.map((type) => <Checkbox key={type} checked={types.includes(type)} onCheckedChange={(on) => set(type, on)}>{TRANSACTION_KINDS[type].label}</Checkbox>)}
      </fieldset>
    </Popover>
  );
}
