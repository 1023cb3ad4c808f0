import { useState } from 'react';
import { dollars } from '#lib/money.ts';
import { typedDollars } from '#lib/typed-dollars.ts';
import { Field } from '#ui/field.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { PAID_FIELD } from './people.words.ts';

interface PaidFieldProps {
  label: string;
  cents: number | undefined;
  onChange(cents: number | undefined): void;
}

const NOTHING = /^\$?\s*0+(\.0{0,2})?$/;

/** Filter field for the least or most that people paid, in dollars. Text that is not an amount shows an error and does not filter. */
export function PaidField({ label, cents, onChange }: PaidFieldProps) {
  const [wrong, setWrong] = useState(false);
  const search = (text: string): void => {
    const typed = NOTHING.test(text) ? 0 : typedDollars(text);
    setWrong(text !== '' && typed === null);
    if (text === '' || typed !== null) onChange(typed ?? undefined);
  };
  return <Field label={label} error={wrong ? PAID_FIELD.wrong : null}><SearchBox placeholder={PAID_FIELD.placeholder} q={cents === undefined ? '' : dollars(cents)} onSearch={search} /></Field>;
}
