import { css } from '#styled/css';
import { hstack, keepSize } from '#styled/patterns';
import { button } from '#styled/recipes';
import type { PackCard } from '#contracts/packs.ts';
import { Chip } from '#ui/chip.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { Pips, Steps } from './pips.tsx';
import { PACK_CARD } from './packs.words.ts';

/** The last line of a pack's card: the reader's progress, how many prompts they own, or the price. */
export function PackFoot({ pack: { title, owned, done, itemCount, ownedItems, price, priceForYou, listValue, savePercent } }: { pack: PackCard }) {
  if (owned && done === null) return <div className={foot}><span>{PACK_CARD.yoursText}</span></div>;
  if (done !== null) {
    return (
      <div className={foot}>
        <Steps of={itemCount} done={done} label={PACK_CARD.progressLabel(title)} />
        <span>{PACK_CARD.doneText(done, itemCount)}</span>
        <span aria-hidden className={`${button({ size: 'sm' })} ${keepSize({ marginInlineStart: 'auto' })}`}>{done > 0 ? PACK_CARD.continueText : PACK_CARD.startText}</span>
      </div>
    );
  }
  if (price === 0) return <div className={foot}><span>{PACK_CARD.promptsText(itemCount)}</span><span className={end}><Chip tone="free">{PACK_CARD.freeChip}</Chip></span></div>;
  // The struck-through price of a pack: for a reader who owns a part, the pack's full price; for others, the sum of the prompts' prices.
  const before = ownedItems > 0 ? price : listValue;
  return (
    <div className={foot}>
      {ownedItems > 0
        ? <><Pips of={itemCount} owned={ownedItems} /><span>{PACK_CARD.ownedText(ownedItems, itemCount)}</span></>
        : savePercent > 0 ? <span className={saving}>{PACK_CARD.saveText(savePercent)}</span> : <span>{PACK_CARD.promptsText(itemCount)}</span>}
      <span className={end}>
        {before > priceForYou && <s><span className={css({ srOnly: true })}>{PACK_CARD.insteadOfLabel(before)}</span><span aria-hidden>{before}</span></s>}
        <Chip tone="price">{tokenWords(priceForYou)}</Chip>
      </span>
    </div>
  );
}

const foot = hstack({ gap: '2', minHeight: '[52px]', marginBlockStart: 'auto', borderTop: 'soft', textStyle: 'meta', color: 'fg.muted', tabular: true, whiteSpace: 'nowrap' });
const end = hstack({ gap: '2', marginInlineStart: 'auto', flex: 'none' });
const saving = css({ color: 'good', fontWeight: 'semibold' });
