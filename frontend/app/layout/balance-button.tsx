import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSetAtom } from 'jotai';
import { pluralWord } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { walletDialogAtom } from '#shared/shop/purchase.ts';
import { balanceQuery } from '#shared/shop/balance.queries.ts';
import { Coin } from '#ui/coin.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { BALANCE_BUTTON } from './menus.words.ts';

/** The button with the user's spendable tokens, which opens the wallet. It shows the session's number until the socket brings a newer one. */
export function BalanceButton({ balance }: { balance: number | undefined }) {
  const openWallet = useSetAtom(walletDialogAtom);
  const { data } = useQuery({ ...balanceQuery, ...(balance !== undefined && { initialData: balance }) });
  const spoken = data === undefined ? '...' : `${data} ${pluralWord(data, 'token')}`;
  return (
    <button type="button" className={pill} aria-haspopup="dialog" aria-label={BALANCE_BUTTON.label(spoken)} onClick={() => openWallet(true)}>
      {data === undefined ? <><Coin /> ...</> : <TokenAmount tokens={data} />}
      <Plus aria-hidden className={css({ width: '4', height: '4', color: 'fg.subtle', hideBelow: 'md' })} />
    </button>
  );
}

const pill = css({
  display: 'inline-flex', alignItems: 'center', gap: '2', height: '9', paddingInline: '3', border: 'line', borderRadius: 'full', backgroundColor: 'surface', cursor: 'pointer',
  fontWeight: 'semibold', color: 'fg', transitionProperty: 'background-color', transitionDuration: 'fast', _hover: { backgroundColor: 'raised' },
});
