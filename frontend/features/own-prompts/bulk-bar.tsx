import { useState } from 'react';
import { FolderTree, Rocket, Trash2, X } from 'lucide-react';
import { counted } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import type { ContentType } from '#contracts/primitives.ts';
import { CATEGORIES } from '#contracts/prompts.ts';
import type { Category } from '#contracts/prompts.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Select } from '#ui/select.tsx';
import type { BulkProgress } from './in-parts.ts';
import type { BulkWish } from './use-bulk.ts';
import { BULK_BAR } from './own-prompts.words.ts';
import { keysOf } from '#contracts/typed-records.ts';

interface BulkBarProps {
  count: number;
  progress: BulkProgress | null;
  /** Number of prompts that can still be published in bulk today. */
  roomToday: number;
  onClear(): void;
  onRun(wish: BulkWish): void;
}

const TYPES: Record<ContentType, string> = { text: 'Text', image: 'Image', video: 'Video' };
const ALL = keysOf(CATEGORIES).flatMap((type) => CATEGORIES[type].map((value) => ({ value: value as Category, label: `${TYPES[type]}: ${categoryLabel(value)}` })));

/** Bar with the actions for the selected ones of the user's own prompts. */
export function BulkBar({ count, progress, roomToday, onClear, onRun }: BulkBarProps) {
  const [asked, setAsked] = useState<'delete' | 'categorize' | 'publish' | null>(null);
  const close = (): void => setAsked(null);
  const go = (wish: BulkWish): void => {
    close();
    onRun(wish);
  };
  const prompts = counted(count, 'prompt');
  return (
    <div role="group" aria-label={BULK_BAR.selectedPromptsLabel} className={bar}>
      <strong className={css({ tabular: true })}>{BULK_BAR.selectedText(prompts)}</strong>
      {progress ? <span className={css({ flex: '[1 1 160px]' })}><ProgressBar label={BULK_BAR.workingThroughSelectionLabel} value={(progress.done / progress.of) * 100} /></span> : (
        <>
          <Button size="sm" icon={<FolderTree aria-hidden />} onClick={() => setAsked('categorize')}>{BULK_BAR.setCategoryButton}</Button>
          <Button size="sm" icon={<Rocket aria-hidden />} onClick={() => setAsked('publish')}>{BULK_BAR.publishButton}</Button>
          <Button size="sm" variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setAsked('delete')}>{BULK_BAR.deleteButton}</Button>
          <Button size="sm" variant="ghost" icon={<X aria-hidden />} onClick={onClear}>{BULK_BAR.clearSelectionButton}</Button>
        </>
      )}
      {asked === 'delete' && (
        <ConfirmDialog title={BULK_BAR.deleteTitle(prompts)} description={BULK_BAR.deleteText} action={BULK_BAR.deleteButton} busyLabel={BULK_BAR.busyLabel} busy={false} onConfirm={() => go({ kind: 'delete' })} onClose={close} />
      )}
      {asked === 'publish' && <PublishQuestion count={count} room={roomToday} onGo={(first) => go({ kind: 'publish', first })} onClose={close} />}
      {asked === 'categorize' && <CategoryQuestion prompts={prompts} onGo={(category) => go({ kind: 'categorize', category })} onClose={close} />}
    </div>
  );
}

function PublishQuestion({ count, room, onGo, onClose }: { count: number; room: number; onGo(first: number): void; onClose(): void }) {
  const first = Math.min(count, room);
  const action = first < count ? BULK_BAR.publishFirstButton(first) : BULK_BAR.publishButton;
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={first === 0 ? BULK_BAR.noneLeftTitle : BULK_BAR.publishTitle(first, count)} description={BULK_BAR.publishText(first, count)}
      footer={first === 0 ? <Button onClick={onClose}>{BULK_BAR.closeButton}</Button> : <><Button onClick={onClose}>{BULK_BAR.cancelButton}</Button><Button variant="primary" onClick={() => onGo(first)}>{action}</Button></>}
    />
  );
}

function CategoryQuestion({ prompts, onGo, onClose }: { prompts: string; onGo(category: Category): void; onClose(): void }) {
  const [category, setCategory] = useState<Category | null>(null);
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={BULK_BAR.categoryTitle(prompts)} description={BULK_BAR.categoryText}
      footer={<><Button onClick={onClose}>{BULK_BAR.cancelButton}</Button><Button variant="primary" disabled={category === null} onClick={() => category && onGo(category)}>{BULK_BAR.setCategoryButton}</Button></>}
    >
      <Field label={BULK_BAR.categoryLabel}><Select options={ALL} value={category} onValueChange={setCategory} placeholder={BULK_BAR.placeholder} /></Field>
    </Dialog>
  );
}

const bar = wrap({
  alignItems: 'center', gap: '2', padding: '3', paddingInline: '4', borderRadius: 'lg', border: 'soft', backgroundColor: 'raised',
  position: 'sticky', insetBlockEnd: '3', zIndex: 'raised',
});
