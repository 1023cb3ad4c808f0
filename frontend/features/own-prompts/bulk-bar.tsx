import { useState } from 'react';
import { FolderTree, Rocket, Trash2, X } from 'lucide-react';
import { counted } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import type { ContentType } from '#contracts/primitives.ts';
import { BULK_PUBLISH_PER_DAY } from '#contracts/prompt-drafts.ts';
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

interface BulkBarProps {
  count: number;
  progress: BulkProgress | null;
  onClear(): void;
  onRun(wish: BulkWish): void;
}

const TYPES: Record<ContentType, string> = { text: 'Text', image: 'Image', video: 'Video' };
const ALL = (Object.keys(CATEGORIES) as ContentType[]).flatMap((type) => CATEGORIES[type].map((value) => ({ value: value as Category, label: `${TYPES[type]}: ${categoryLabel(value)}` })));

/** What can be done with the selected prompts. */
export function BulkBar({ count, progress, onClear, onRun }: BulkBarProps) {
  const [asked, setAsked] = useState<'delete' | 'categorize' | 'publish' | null>(null);
  const close = (): void => setAsked(null);
  const go = (wish: BulkWish): void => {
    close();
    onRun(wish);
  };
  const prompts = counted(count, 'prompt');
  return (
    <div role="group" aria-label="Selected prompts" className={bar}>
      <strong className={css({ tabular: true })}>{prompts} selected</strong>
      {progress ? <span className={css({ flex: '[1 1 160px]' })}><ProgressBar label="Working through the selection" value={(progress.done / progress.of) * 100} /></span> : (
        <>
          <Button size="sm" icon={<FolderTree aria-hidden />} onClick={() => setAsked('categorize')}>Set category</Button>
          <Button size="sm" icon={<Rocket aria-hidden />} onClick={() => setAsked('publish')}>Publish</Button>
          <Button size="sm" variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setAsked('delete')}>Delete</Button>
          <Button size="sm" variant="ghost" icon={<X aria-hidden />} onClick={onClear}>Clear selection</Button>
        </>
      )}
      {asked === 'delete' && (
        <ConfirmDialog title={`Delete ${prompts}?`} description={BULK_BAR.deleteText} action="Delete" busyLabel="Deleting…" busy={false} onConfirm={() => go({ kind: 'delete' })} onClose={close} />
      )}
      {asked === 'publish' && <PublishQuestion count={count} onGo={() => go({ kind: 'publish' })} onClose={close} />}
      {asked === 'categorize' && <CategoryQuestion prompts={prompts} onGo={(category) => go({ kind: 'categorize', category })} onClose={close} />}
    </div>
  );
}

function PublishQuestion({ count, onGo, onClose }: { count: number; onGo(): void; onClose(): void }) {
  const tooMany = count > BULK_PUBLISH_PER_DAY;
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={tooMany ? 'Select fewer prompts' : BULK_BAR.publishTitle(count)}
      description={BULK_BAR.publishText(tooMany, count)}
      footer={tooMany ? <Button onClick={onClose}>Close</Button> : <><Button onClick={onClose}>Cancel</Button><Button variant="primary" onClick={onGo}>Publish</Button></>}
    />
  );
}

function CategoryQuestion({ prompts, onGo, onClose }: { prompts: string; onGo(category: Category): void; onClose(): void }) {
  const [category, setCategory] = useState<Category | null>(null);
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={BULK_BAR.categoryTitle(prompts)} description={BULK_BAR.categoryText}
      footer={<><Button onClick={onClose}>Cancel</Button><Button variant="primary" disabled={category === null} onClick={() => category && onGo(category)}>Set category</Button></>}
    >
      <Field label="Category"><Select options={ALL} value={category} onValueChange={setCategory} placeholder="Choose a category" /></Field>
    </Dialog>
  );
}

const bar = wrap({
  alignItems: 'center', gap: '2', padding: '3', paddingInline: '4', borderRadius: 'lg', border: 'soft', backgroundColor: 'raised',
  position: 'sticky', insetBlockEnd: '3', zIndex: 'raised',
});
