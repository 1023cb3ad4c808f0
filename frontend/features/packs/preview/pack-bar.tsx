import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import type { PackQuote } from '#contracts/packs.ts';
import { Button } from '#ui/button.tsx';
import { reach } from '#ui/reach.ts';
import { TokenAmount } from '#ui/token-amount.tsx';
import { PACK_BAR } from '../packs-preview.words.ts';

/** Lifts the tray of runs and the toasts above this bar, so that they do not cover its button. */
const liftOthers = reach('--page-bar', (bar) => bar.offsetHeight);

/** Bar on phones with the pack's price and the buy button, always visible. */
export function PackBar({ quote: { price, total }, ownedItems, onGet }: { quote: PackQuote; ownedItems: number; onGet(): void }) {
  return (
    <div ref={liftOthers} className={bar}>
      <p className={hstack({ gap: '2', textStyle: 'meta', color: 'fg.muted', tabular: true })}>
        <TokenAmount tokens={total} size={20} className={css({ fontFamily: 'display', fontSize: '20', color: 'fg' })} />
        {total < price && <s>{price}</s>}
        {ownedItems > 0 && <span>{PACK_BAR.yoursText(ownedItems)}</span>}
      </p>
      <Button size="lg" variant="primary" className={css({ flex: '1' })} onClick={onGet}>{PACK_BAR.button}</Button>
    </div>
  );
}

const bar = hstack({
  gap: '3', position: 'fixed', insetInline: '0', insetBlockEnd: '0', zIndex: 'tray', paddingBlockStart: '2.5', paddingInline: '4', paddingBlockEnd: '[max(12px, env(safe-area-inset-bottom))]', backgroundColor: 'surface', borderTop: 'line',
});
