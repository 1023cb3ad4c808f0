import { Lock } from 'lucide-react';
import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { SECURE_BANNER } from '../purchase.words.ts';

const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'pays' },
  { number: '4000 0000 0000 0002', outcome: SECURE_BANNER.isDeclinedOutcome },
  { number: '4000 0025 0000 3155', outcome: SECURE_BANNER.asksForAuthenticationOutcome },
] as const;

/** Line that says who receives the card's number. In the provider's test mode it says that nothing is charged, and names the test cards. */
export function SecureBanner({ sandbox }: { sandbox: boolean }) {
  return (
    <div className={stack({ gap: '2' })}>
      <Alert tone="good" icon={<Lock size={18} aria-hidden="true" />} action={sandbox ? <Badge tone="warn">{SECURE_BANNER.badge}</Badge> : undefined}>
        <strong>{SECURE_BANNER.securePaymentText}</strong> {SECURE_BANNER.text}
      </Alert>
      {sandbox && (
        <Disclosure summary={SECURE_BANNER.testCardsTitle} className={mutedText({ textStyle: 'meta', paddingInline: '3.5' })}>
          <ul className={stack({ listStyle: 'none', padding: '0', gap: '1', marginBlockStart: '1' })}>
            {TEST_CARDS.map(({ number, outcome }) => (
              <li key={number}><span className={css({ fontFamily: 'mono', whiteSpace: 'nowrap' })}>{number}</span> {outcome}</li>
            ))}
            <li>{SECURE_BANNER.testCardsHint}</li>
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
