import { useState } from 'react';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import type { PackDraft } from '#contracts/pack-builder.ts';
import { useArrowFocus } from '#lib/use-arrow-focus.ts';
import { useRowDrag } from '#lib/use-row-drag.ts';
import { Card } from '#ui/card.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { AddPrompts } from './add-prompts.tsx';
import { useItemChange } from './builder.mutations.ts';
import { isWaiting } from './is-waiting.ts';
import { ItemRow } from './item-row.tsx';
import { PACK_ITEMS } from '../packs-builder.words.ts';

/** Lists the pack's prompts for its maker in their order, with the search that adds more. Every change is saved at once. It is read only while a version waits for its review. */
export function PackItems({ pack }: { pack: PackDraft }) {
  const change = useItemChange(pack.id);
  const [said, setSaid] = useState('');
  const { items } = pack;
  const keepFocus = useArrowFocus('part', items);
  const locked = isWaiting(pack);
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (locked || !item || to < 0 || to >= items.length || to === from) return;
    const rest = items.filter((_, place) => place !== from);
    keepFocus(item.promptId, to < from ? 'up' : 'down');
    change({ what: 'change', promptId: item.promptId, change: { after: rest[to - 1]?.promptId ?? null } });
    setSaid(PACK_ITEMS.movedNews(item.prompt?.title ?? PACK_ITEMS.goneTitle, to + 1, items.length));
  };
  const drag = useRowDrag(move);
  return (
    <Card as="section" radius="xl" pad="md" aria-labelledby="pack-parts" className={column({ gap: '4' })}>
      <div>
        <h2 id="pack-parts" className={css({ textStyle: 'h4' })}>{PACK_ITEMS.heading}</h2>
        <p className={mutedText({ marginBlockStart: '1' })}>
          {items.length === 0 ? PACK_ITEMS.emptyText : PACK_ITEMS.text(items.length)}
          {items.length > 1 && !locked && <><span className={forMouse}> {PACK_ITEMS.mouseText}</span><span className={forTouch}> {PACK_ITEMS.touchText}</span></>}
        </p>
      </div>
      {items.length > 0 && (
        <ol aria-label={PACK_ITEMS.listLabel} className={column({ gap: '3' })}>
          {items.map((item, place) => (
            <ItemRow
              key={item.promptId} item={item} place={place} count={items.length} locked={locked} drag={drag} onMove={move}
              onChange={(wish) => change({ what: 'change', promptId: item.promptId, change: wish })} onRemove={() => change({ what: 'remove', promptId: item.promptId })}
            />
          ))}
        </ol>
      )}
      {!locked && <AddPrompts official={pack.official} taken={items.map(({ promptId }) => promptId)} onAdd={(promptId) => change({ what: 'add', promptId })} />}
      <LiveRegion>{said}</LiveRegion>
    </Card>
  );
}

// Grips are only there for a mouse in a wide window, so phones and tablets read only of the arrows.
const forMouse = css({ display: 'none', '@media (min-width: 768px) and (pointer: fine)': { display: 'inline' } });
const forTouch = css({ '@media (min-width: 768px) and (pointer: fine)': { display: 'none' } });
