import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { balanceQuery } from '#features/wallet/wallet.queries.ts';
import { TokenAmount } from '#ui/token-amount.tsx';

/** Tokens spendable now; the session's figure until the live one arrives. */
export function BalanceButton({ balance }: { balance: number }) {
  const { data = balance } = useQuery({ ...balanceQuery, initialData: balance });
  return (
    <Link to="/wallet" className={pill} aria-label={`Balance: ${data} ${data === 1 ? 'token' : 'tokens'}. Open wallet`}>
      <TokenAmount tokens={data} />
      <Plus aria-hidden className={css({ width: '4', height: '4', color: 'fg.subtle', hideBelow: 'md' })} />
    </Link>
  );
}

const pill = css({
  display: 'inline-flex', alignItems: 'center', gap: '2', height: '9', paddingInline: '3', border: 'line', borderRadius: 'full', backgroundColor: 'surface',
  fontWeight: 'semibold', textDecoration: 'none', color: 'fg', transitionProperty: 'background-color', transitionDuration: 'fast', _hover: { backgroundColor: 'raised' },
});
