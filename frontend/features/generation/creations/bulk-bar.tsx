import { Suspense, useState } from 'react';
import { Bookmark, Download, FolderInput, Globe, Lock, RotateCcw, Trash2, Trophy, X } from 'lucide-react';
import { css } from '#styled/css';
import { inlineStack } from '#styled/patterns';
import { lazyPart } from '#lib/lazy-part.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { reach } from '#ui/reach.ts';
import type { Tab } from './creations-address.ts';
import { BULK } from './creations.words.ts';
import type { Bulk } from './use-bulk.tsx';
import { useDownload } from './use-download.tsx';
import type { Selection } from './use-selection.ts';

const FolderPicker = lazyPart(() => import('#shared/folders/folder-picker.tsx'), 'FolderPicker');
const SubmitMany = lazyPart(() => import('#shared/challenges/submit-many.tsx'), 'SubmitMany');
const AddToCollection = lazyPart(() => import('#shared/collections/add-to-collection.tsx'), 'AddToCollection');

interface BulkBarProps {
  bulk: Bulk;
  selection: Selection;
  tab: Tab;
  /** Number of creations that match the filters, also of those not loaded; null while it is unknown. */
  total: number | null;
  moving: boolean;
  onMoving(moving: boolean): void;
}

/** Moves the job tray and the toasts above the bar for selected creations. */
const liftOthers = reach('--page-bar', (bar) => bar.offsetHeight + 24);

/** The bar with actions for the selected creations. Escape and its close button end the selection. */
export function BulkBar({ bulk, selection, tab, total, moving, onMoving }: BulkBarProps) {
  const [collecting, setCollecting] = useState(false);
  const [entering, setEntering] = useState(false);
  const download = useDownload();
  const { chosen, number } = bulk;
  const about = number === null ? BULK.wholeButton(total) : BULK.aboutText(number);
  return (
    <>
      <div ref={liftOthers} role="toolbar" aria-label={BULK.label} className={bar}>
        <span className={inlineStack({ gap: '1.5' })} data-part="number">
          <IconButton label={BULK.clearLabel} onClick={selection.clear}><X aria-hidden /></IconButton>
          <b className={css({ tabular: true, color: 'fg' })}>{number?.toLocaleString('en-US') ?? about}</b>{' '}{BULK.selectedText}
        </span>
        {!selection.whole && <button type="button" data-part="all" className={css({ color: 'brand!' })} onClick={selection.wholeResult}>{BULK.wholeButton(total)}</button>}
        {tab === 'trash' ? (
          <>
            <Act icon={<RotateCcw aria-hidden />} onClick={() => bulk.begin('restore')}>{BULK.restoreButton}</Act>
            <Act bad icon={<Trash2 aria-hidden />} onClick={() => bulk.begin('delete')}>{BULK.deleteButton}</Act>
          </>
        ) : (
          <>
            <Act icon={<FolderInput aria-hidden />} onClick={() => onMoving(true)}>{BULK.moveButton}</Act>
            <Act icon={<Bookmark aria-hidden />} onClick={() => setCollecting(true)}>{BULK.collectButton}</Act>
            {tab !== 'public' && <Act icon={<Globe aria-hidden />} onClick={() => bulk.begin('publish')}>{BULK.publishButton}</Act>}
            <Act icon={<Lock aria-hidden />} onClick={() => bulk.begin('unpublish')}>{BULK.unpublishButton}</Act>
            {'ids' in chosen && <Act icon={<Trophy aria-hidden />} onClick={() => setEntering(true)}>{BULK.challengeButton}</Act>}
            <Act icon={<Download aria-hidden />} onClick={() => download.many(chosen)}>{BULK.downloadButton}</Act>
            <Act bad icon={<Trash2 aria-hidden />} onClick={() => bulk.begin('trash')}>{BULK.trashButton}</Act>
          </>
        )}
      </div>
      {bulk.asking && (
        <ConfirmDialog
          {...QUESTIONS[bulk.asking](number)} busy={bulk.busy} busyLabel={BULK.busyLabel}
          onConfirm={() => bulk.asking && bulk.act(bulk.asking)} onClose={() => bulk.ask(null)}
        />
      )}
      <Suspense fallback={null}>
        {moving && (
          <FolderPicker
            open onOpenChange={onMoving} description={about} busy={bulk.busy}
            onPick={(folderId) => {
              onMoving(false);
              bulk.act('move', { folderId });
            }}
          />
        )}
        {entering && <SubmitMany works={bulk.works} onClose={() => setEntering(false)} />}
        {collecting && (
          <AddToCollection
            works={'ids' in chosen ? chosen.ids.map((itemId) => ({ itemType: 'creation' as const, itemId })) : []} about={about}
            {...('ids' in chosen ? {} : { collect: bulk.collectWhole })} onClose={() => setCollecting(false)}
          />
        )}
      </Suspense>
    </>
  );
}

interface ActProps {
  icon: React.ReactNode;
  bad?: boolean;
  children: string;
  onClick(): void;
}

const Act = ({ icon, bad, children, onClick }: ActProps) => <button type="button" data-part="act" className={bad ? css({ color: 'bad!' }) : undefined} onClick={onClick}>{icon}<span>{children}</span></button>;

const QUESTIONS = {
  trash: () => ({ title: BULK.wholeTrashTitle, description: BULK.wholeTrashText, action: BULK.trashButton }),
  publish: (number: number | null) => ({ title: BULK.publishTitle, description: BULK.publishText(number), action: BULK.publishButton }),
  delete: (number: number | null) => ({ title: BULK.deleteTitle, description: BULK.deleteText(number), action: BULK.deleteButton }),
};

const bar = css({
  position: 'fixed', zIndex: 'tray', insetBlockEnd: { base: '0', md: '6' }, insetInlineStart: { base: '0', md: '[calc(50% + 32px)]' }, insetInlineEnd: { base: '0', md: '[auto]' }, transform: { md: 'translateX(-50%)' },
  display: { base: 'grid', md: 'flex' }, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', alignItems: 'center', gap: '0.5', maxWidth: { md: '[calc(100vw - 96px)]' }, minHeight: '14',
  paddingBlock: { base: '1.5', md: '0' }, paddingBlockEnd: { base: '[max(14px, env(safe-area-inset-bottom))]', md: '0' }, paddingInline: { base: '4', md: '1.5' }, layerStyle: 'overlay', borderRadius: 'lg',
  mdDown: { borderRadius: '[20px 20px 0 0]', borderWidth: '[1px 0 0]', '& [data-part=number]': { gridColumn: '1 / 3' }, '& [data-part=all]': { gridColumn: '3 / 5', justifySelf: 'end' } },
  fontSize: '14', color: 'fg.muted', whiteSpace: 'nowrap', animation: 'fadeIn',
  '& > button': {
    display: 'inline-flex', flexDirection: { base: 'column', md: 'row' }, alignItems: 'center', justifyContent: 'center', gap: { base: '1', md: '2' }, minHeight: '11', paddingInline: { base: '0.5', md: '2.5' }, borderRadius: 'md', backgroundColor: 'transparent', color: 'fg.muted',
    fontWeight: 'semibold', fontSize: { base: '[11px]', md: '14' }, cursor: 'pointer', '& svg': { width: '[17px]', height: '[17px]' }, '&:hover': { backgroundColor: 'hover', color: 'fg' },
  },
  // At these widths the bar for selected creations has room for icons only. Its labels stay for screen readers.
  '@media (min-width: 768px) and (max-width: 1180px)': { '& [data-part=act] > span': { srOnly: true } },
});
