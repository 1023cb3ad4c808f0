import { useId, useState } from 'react';
import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { CircleAlert } from 'lucide-react';
import { css } from '#styled/css';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCardOptions } from './card-style.ts';
import { CARD_INCOMPLETE } from './payment-problems.ts';
import { CARD_FIELD } from '../payments.words.ts';

interface CardFieldProps {
  /** Text that says why the payment was not tried; null when it was. */
  problem: string | null;
  onComplete(complete: boolean): void;
  onEdit(): void;
}

/** The payment provider's field for the card number, in a frame that this page cannot read. It shows errors while the buyer types. */
export function CardField({ problem, onComplete, onEdit }: CardFieldProps) {
  const id = useId();
  const options = useCardOptions();
  const [ready, setReady] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState<'nothing' | 'begun' | 'complete'>('nothing');
  const [live, setLive] = useState<string | null>(null);
  const change = ({ complete, empty, error }: StripeCardElementChangeEvent): void => {
    setLive(error?.message ?? null);
    setTouched(complete ? 'complete' : empty ? 'nothing' : 'begun');
    onComplete(complete);
    onEdit();
  };
  const blur = (): void => {
    setFocused(false);
    if (touched === 'begun') setLive((known) => known ?? CARD_INCOMPLETE);
  };
  const shown = live ?? problem;
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={shown ? `${id}-problem` : undefined}>
      <div id={`${id}-label`} className={css({ textStyle: 'label', marginBlockEnd: '1.5' })}>{CARD_FIELD.cardInformationText}</div>
      <div className={box} data-focused={focused || undefined} data-bad={shown ? true : undefined} aria-busy={!ready}>
        {!ready && <Skeleton className={css({ position: 'absolute', insetInline: '3.5', insetBlock: '3.5' })} />}
        <CardElement options={options} onReady={() => setReady(true)} onChange={change} onFocus={() => setFocused(true)} onBlur={blur} />
      </div>
      <div role="alert" id={`${id}-problem`}>
        {shown && <p className={wrong}><CircleAlert size={14} aria-hidden="true" /> {shown}</p>}
      </div>
    </div>
  );
}

const box = css({
  position: 'relative', minHeight: '12', padding: '3.5', border: 'field', borderRadius: 'md', backgroundColor: 'control', transitionProperty: 'border-color, box-shadow', transitionDuration: 'fast',
  '&[data-focused]': { borderColor: 'brand', boxShadow: 'field' },
  '&[data-bad]': { borderColor: 'bad' },
});
const wrong = css({ display: 'flex', alignItems: 'flex-start', gap: '1.5', marginBlockStart: '1.5', textStyle: 'meta', color: 'bad', '& svg': { flex: 'none', marginBlockStart: '0.5' } });
