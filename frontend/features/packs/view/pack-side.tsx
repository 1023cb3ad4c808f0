import { useState } from 'react';
import { FolderPlus, Gift, GitCommitVertical, Star, Undo2 } from 'lucide-react';
import { css } from '#styled/css';
import { column, hstack, longWords, metaText } from '#styled/patterns';
import type { PackDetail } from '#contracts/packs.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FullDate, Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { PACK_SIDE } from '../packs-view.words.ts';

interface PackSideProps {
  pack: PackDetail;
  onSaveAll(): void;
  onReview(): void;
  onGift(): void;
  onRefund(): void;
}

/** Column beside the steps of an owned pack: what changed since the purchase, and the actions for the whole pack. */
export function PackSide({ pack, onSaveAll, onReview, onGift, onRefund }: PackSideProps) {
  const { purchase } = pack;
  const refundable = purchase !== null && purchase.role === 'buyer' && purchase.status === 'active' && purchase.refundable;
  return (
    <aside className={column({ gap: '4', alignContent: 'start' })}>
      {pack.changes.length > 0 && <Changes pack={pack} />}
      <Card as="section" radius="lg" className={column({ gap: '2', padding: '3.5' })}>
        <Button block icon={<FolderPlus aria-hidden />} onClick={onSaveAll}>{PACK_SIDE.saveButton}</Button>
        {!pack.mayEdit && <Button block icon={<Star aria-hidden />} onClick={onReview}>{PACK_SIDE.reviewButton}</Button>}
        {!pack.mayEdit && pack.price > 0 && <Button block icon={<Gift aria-hidden />} onClick={onGift}>{PACK_SIDE.giftButton}</Button>}
        {refundable && <Button block variant="ghost" icon={<Undo2 aria-hidden />} onClick={onRefund}>{PACK_SIDE.refundButton}</Button>}
        {refundable && <p className={metaText({ textAlign: 'center' })}><Sentence text={PACK_SIDE.refundUntilText} parts={{ day: <Moment at={purchase.refundableUntil} /> }} /></p>}
      </Card>
    </aside>
  );
}

const SHOWN = 4;

function Changes({ pack: { changes, addedSince } }: { pack: PackDetail }) {
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, SHOWN);
  return (
    <Card as="section" radius="lg" className={css({ padding: '[18px 18px 16px]' })}>
      <h2 className={hstack({ gap: '2', textStyle: 'pane' })}><GitCommitVertical size={16} aria-hidden />{PACK_SIDE.changesTitle}</h2>
      {addedSince > 0 && <p className={metaText({ marginBlockStart: '1', textWrap: 'balance' })}>{PACK_SIDE.addedText(addedSince)}</p>}
      <ul className={column({ gap: '3', marginBlockStart: '3' })}>
        {shown.map(({ kind, title, at }, index) => (
          <li key={`${index} ${at}`} className={css({ textStyle: 'small', lineHeight: '[1.3]' })}>
            <span className={longWords({ fontWeight: 'semibold' })}>{title}</span>
            <span className={metaText({ display: 'block' })}><Sentence text={PACK_SIDE.kinds[kind]} parts={{ when: <FullDate at={at} /> }} /></span>
          </li>
        ))}
      </ul>
      {changes.length > SHOWN && !all && <TextButton className={css({ marginBlockStart: '3' })} onClick={() => setAll(true)}>{PACK_SIDE.allButton(changes.length)}</TextButton>}
    </Card>
  );
}
