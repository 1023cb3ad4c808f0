import { useSetAtom } from 'jotai';
import { walletDialogAtom } from '#shared/shop/purchase.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonProps } from '#ui/button.tsx';
import { Coin } from '#ui/coin.tsx';
import { GET_TOKENS_BUTTON } from './spending.words.ts';

interface GetTokensButtonProps extends Pick<ButtonProps, 'variant' | 'block'> {
  /** How many tokens the user lacks for what they wanted to do. */
  missing: number;
}

/** A button that opens the wallet over the page, so that a form keeps its typed values. */
export function GetTokensButton({ missing, ...look }: GetTokensButtonProps) {
  const openWallet = useSetAtom(walletDialogAtom);
  return <Button {...look} icon={<Coin />} onClick={() => openWallet({ missing })}>{GET_TOKENS_BUTTON.button}</Button>;
}
