import { ExternalLink } from 'lucide-react';
import { css } from '#styled/css';
import { inlineStack } from '#styled/patterns';
import { Loader } from '#ui/loader.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useCheckout } from './use-checkout.ts';
import { CHECKOUT_LINK } from '../payments.words.ts';

interface CheckoutLinkProps {
  packageId: string;
  disabled: boolean;
  onLeaving(leaving: boolean): void;
}

/** Link to the checkout page of the payment provider, for buyers who do not want to type a card number on this site. */
export function CheckoutLink({ packageId, disabled, onLeaving }: CheckoutLinkProps) {
  const { go, leaving } = useCheckout(packageId, onLeaving);
  return (
    <p className={css({ textAlign: 'center', textStyle: 'small' })}>
      <TextButton className={link} disabled={disabled} aria-busy={leaving || undefined} onClick={() => void go()}>
        {CHECKOUT_LINK.label} {leaving ? <Loader /> : <ExternalLink size={14} aria-hidden="true" />}
      </TextButton>
    </p>
  );
}

const link = inlineStack({ gap: '1.5' });
