import { useState } from 'react';
import { metaText } from '#styled/patterns';
import type { PackDetail, PackItem } from '#contracts/packs.ts';
import { TextButton } from '#ui/text-link.tsx';
import { RefundPack } from './refund-pack.tsx';
import { LESSON, REFUND_PACK } from '../packs-view.words.ts';

/** Shows a step of an owned pack whose prompt a moderator took down: it cannot be run, and the buyer may refund its part of the price. */
export function RemovedPart({ pack: { purchase }, item }: { pack: PackDetail; item: PackItem }) {
  const [asking, setAsking] = useState(false);
  const part = purchase?.role === 'buyer' ? purchase.items.find(({ promptId, refunded, paid }) => promptId === item.prompt.id && !refunded && (paid ?? 0) > 0) : undefined;
  return (
    <div className={metaText()}>
      <p>{part ? LESSON.removedText : LESSON.goneText}</p>
      {part && <TextButton onClick={() => setAsking(true)}>{REFUND_PACK.partButton(part.paid ?? 0)}</TextButton>}
      {asking && part && purchase && <RefundPack purchase={purchase} part={part} onClose={() => setAsking(false)} />}
    </div>
  );
}
