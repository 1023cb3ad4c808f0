import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, ShieldCheck } from 'lucide-react';
import { useAtom, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { pluralWord } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { hstack, inlineStack, mutedText, wrap } from '#styled/patterns';
import { openPurchaseAtom, walletDialogAtom } from '#shared/shop/purchase.ts';
import { balanceKey, balanceQuery } from '#shared/shop/shop.queries.ts';
import { Coin } from '#ui/coin.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PackageCards } from './package-cards.tsx';
import { UsageGuide } from './usage-guide.tsx';
import { WALLET_DIALOG } from '../payments.words.ts';

/** Dialog of the wallet that a press on the balance in the header opens: tokens, packages and prices. */
export function WalletDialog() {
  const [open, close] = useAtom(walletDialogAtom);
  const buy = useSetAtom(openPurchaseAtom);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: balance } = useQuery(balanceQuery);
  useEffect(() => void client.invalidateQueries({ queryKey: balanceKey }), [client]);
  return (
    <Dialog open size="lg" onOpenChange={() => close(false)} title={WALLET_DIALOG.title} hideTitle>
      <div className={top}>
        <div>
          <p className={mutedText({ textStyle: 'label' })}>{WALLET_DIALOG.yourBalanceText}</p>
          <p className={amount} aria-live="polite">
            <Coin size={32} />
            <span className={css({ fontFamily: 'display', fontSize: '32', fontWeight: 'bold', letterSpacing: 'tight', lineHeight: 'tight', tabular: true })}>
              {balance === undefined ? '...' : balance.toLocaleString('en-US')}
            </span>{' '}
            <span className={css({ color: 'fg.muted' })}>{pluralWord(balance ?? 0, 'token')}</span>
          </p>
        </div>
        <TextLink
          to="/wallet"
          className={history}
          onClick={(event) => {
            // The wallet's dialog closes before the page changes; otherwise it would return the focus to a header that no longer exists.
            event.preventDefault();
            close(false);
            void navigate('/wallet');
          }}
        >
          {WALLET_DIALOG.historyLink} <ArrowRight size={16} aria-hidden="true" />
        </TextLink>
      </div>
      <PackageCards missing={typeof open === 'object' ? open.missing : 0} onBuy={(chosen) => buy({ kind: 'tokens', package: chosen })} />
      <UsageGuide />
      <p className={css({ display: 'flex', alignItems: 'flex-start', gap: '2', marginBlockStart: '4', textStyle: 'small', color: 'fg.muted', '& svg': { flex: 'none', color: 'good', marginBlockStart: '0.5' } })}>
        <ShieldCheck size={18} aria-hidden="true" /> {WALLET_DIALOG.failedRunsNote}
      </p>
    </Dialog>
  );
}

const top = wrap({ alignItems: 'flex-start', justifyContent: 'space-between', columnGap: '6', rowGap: '2', paddingInlineEnd: '10' });
const amount = hstack({ gap: '2.5', marginBlockStart: '1' });
const history = inlineStack({ gap: '1.5', textStyle: 'small', minHeight: '8' });
