import { ExternalLink } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, inlineStack, mutedText, stack } from '#styled/patterns';
import type { PaymentStatus } from '#contracts/payments.ts';
import { Coin } from '#ui/coin.tsx';
import { Loader } from '#ui/loader.tsx';
import { SparkBurst } from '#ui/spark-burst.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useAfter } from './use-after.ts';
import { CREDITED_BOX } from './payments.words.ts';

/** Time in ms after which the screen says that the buyer may leave before the tokens arrive (docs/rules/payments.md#looking-grants-nothing). */
export const SAFE_TO_LEAVE_MS = 10_000;

interface CreditedBoxProps {
  /** The payment's state on the server; undefined until the server's first answer. */
  status: PaymentStatus | undefined;
  /** Number of tokens that were bought, shown until the server has answered about the payment. */
  tokens: number;
}

/** Box that says whether the bought tokens have arrived: 'Confirming your payment…' until the server has credited them. */
export function CreditedBox({ status, tokens }: CreditedBoxProps) {
  const done = status?.state === 'done';
  const long = useAfter(SAFE_TO_LEAVE_MS) && !done;
  return (
    <>
      <div className={done ? `${box} ${arrived}` : box} role="status">
        {done ? <Coin size={22} /> : <Loader />}
        <strong className={css({ fontWeight: 'bold' })}>{done ? CREDITED_BOX.credited(status.tokens || tokens) : CREDITED_BOX.waiting}</strong>
        <SparkBurst play={done ? status.orderId : null} />
      </div>
      {long && <p className={mutedText({ textAlign: 'center', marginBlockStart: '3' })}>{CREDITED_BOX.waitingNote}</p>}
      {done && (
        <dl className={facts}>
          <div><dt>{CREDITED_BOX.newBalanceTerm}</dt><dd>{tokenWords(status.balance)}</dd></div>
          {status.receiptUrl && (
            <div><dt>{CREDITED_BOX.receiptTerm}</dt><dd><a href={status.receiptUrl} target="_blank" rel="noreferrer" className={receipt}>{CREDITED_BOX.link} <ExternalLink size={14} aria-hidden="true" /></a></dd></div>
          )}
        </dl>
      )}
    </>
  );
}

const box = hstack({ position: 'relative', justifyContent: 'center', gap: '2.5', minHeight: '14', paddingInline: '4', paddingBlock: '3', borderRadius: 'md', backgroundColor: 'raised', textAlign: 'center' });
const arrived = css({ backgroundColor: 'amber.soft' });
const facts = stack({
  marginBlockStart: '4', gap: '2', textStyle: 'small',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' }, '& dt': { color: 'fg.muted' }, '& dd': { fontWeight: 'semibold', tabular: true },
});
const receipt = inlineStack({ gap: '1', color: 'brand', minHeight: '6' });
