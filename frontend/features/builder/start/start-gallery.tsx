import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FilePlus2, History, Import } from 'lucide-react';
import { css } from '#styled/css';
import { metaText, mutedText, stack, twoColumns, wrap } from '#styled/patterns';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { LocalCopy } from '#shared/draft-sync/local-copies.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { useBuilderSlots } from '../builder-slots.ts';
import { useDraftStore } from '../draft-store.ts';
import { arriveAt } from '../shell/arrive.ts';
import { useStep } from '../shell/steps.ts';
import { OwnPrompts } from './own-prompts.tsx';
import { cards, StartHead, WaitingCards } from './start-waiting.tsx';
import { START_GALLERY } from '../builder-shell.words.ts';

interface StartGalleryProps {
  begun: readonly LocalCopy<DraftContent>[];
  onForget(copy: LocalCopy<DraftContent>): void;
  onBlank(): void;
}

const KINDS = [{ value: 'all', label: START_GALLERY.allLabel }, { value: 'text', label: START_GALLERY.textLabel }, { value: 'image', label: START_GALLERY.imageLabel }, { value: 'video', label: START_GALLERY.videoLabel }] as const;

/** The builder's start page: the author begins a prompt blank, ready-made, by import or from unsaved work, or continues an earlier one. */
export function StartGallery({ begun, onForget, onBlank }: StartGalleryProps) {
  const store = useDraftStore();
  const { go } = useStep();
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('all');
  const skeletons = useQuery({ queryKey: ['builder', 'skeletons'], queryFn: async () => (await import('../skeletons/skeletons.ts')).SKELETONS, staleTime: Infinity });
  const begin = (content: DraftContent, label: string): void => {
    const { pricing, runRoyalty } = store.content();
    store.edit(() => ({ ...content, ...(pricing === 'free' ? {} : { pricing, runRoyalty }) }), { label });
    go('basics');
    window.scrollTo({ top: 0 });
    arriveAt('head');
  };
  return (
    <div className={stack({ gap: '6' })}>
      <StartHead />
      {begun.map((copy) => (
        <Alert
          key={copy.tab} tone="info" icon={<History size={18} aria-hidden />} title={<Sentence text={START_GALLERY.begunTitle} parts={{ title: copy.content.title || 'Untitled', when: <RelativeTime iso={new Date(copy.at).toISOString()} /> }} />}
          action={<span className={wrap({ gap: '2' })}><Button size="sm" variant="primary" onClick={() => { begin(copy.content, START_GALLERY.workKeptBrowserText); onForget(copy); }}>{START_GALLERY.goOnButton}</Button><Button size="sm" variant="ghost" onClick={() => onForget(copy)}>{START_GALLERY.discardButton}</Button></span>}
        >{START_GALLERY.unsavedText}</Alert>
      ))}
      <div className={twoColumns({ gap: '3' })}>
        <button type="button" className={big} onClick={onBlank}><FilePlus2 aria-hidden /><span><strong>{START_GALLERY.startFromBlankText}</strong><span>{START_GALLERY.blankPitch}</span></span></button>
        <ImportButton onImport={(content) => begin(content, 'Import')} />
      </div>
      <OwnPrompts />
      <section aria-labelledby="skeletons" className={stack({ gap: '3' })}>
        <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
          <h2 id="skeletons" className={css({ textStyle: 'h3' })}>{START_GALLERY.heading}</h2>
          <SegmentedControl label={START_GALLERY.contentTypeLabel} options={KINDS} value={kind} onValueChange={setKind} />
        </div>
        {skeletons.isPending && <WaitingCards />}
        {skeletons.isError && <Alert tone="bad" action={<Button size="sm" onClick={() => void skeletons.refetch()}>{START_GALLERY.tryAgainButton}</Button>}>{START_GALLERY.loadFailed}</Alert>}
        <ul className={cards}>
          {skeletons.data?.filter(({ content }) => kind === 'all' || content.contentType === kind).map(({ name, promise, content }) => (
            <li key={name} data-type={content.contentType} className={css({ display: 'grid' })}>
              <button type="button" className={card} onClick={() => begin(content, name)}>
                <TypeChip type={content.contentType} />
                <strong className={css({ textStyle: 'cardTitle' })}>{name}</strong>
                <span className={mutedText({ textStyle: 'meta' })}>{promise}</span>
                <span className={metaText({ marginBlockStart: 'auto', paddingBlockStart: '2' })}>{START_GALLERY.fieldsText(content.form.sections.flatMap(({ fields }) => fields).length)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function ImportButton({ onImport }: { onImport(content: DraftContent): void }) {
  const [open, setOpen] = useState(false);
  const { ImportDialog } = useBuilderSlots();
  if (!ImportDialog) return null;
  return (
    <>
      <button type="button" className={big} onClick={() => setOpen(true)}><Import aria-hidden /><span><strong>{START_GALLERY.importText}</strong><span>{START_GALLERY.importPitch}</span></span></button>
      {open && <Suspense fallback={null}><ImportDialog onClose={() => setOpen(false)} onImport={onImport} /></Suspense>}
    </>
  );
}

const face = { layerStyle: 'card', textAlign: 'start', color: 'fg', cursor: 'pointer', transitionProperty: 'border-color', transitionDuration: 'fast', _hover: { borderColor: 'brand' } } as const;
const card = css(face, { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: '1.5', padding: '4', minHeight: '[150px]', gridTemplateRows: 'auto auto auto 1fr' });
const big = css(face, {
  display: 'flex', alignItems: 'center', gap: '4', padding: '5', '& > svg': { width: '7', height: '7', color: 'brand' },
  '& > span': { display: 'grid', gap: '0.5', minWidth: '0' }, '& > span > span': { textStyle: 'small', color: 'fg.muted' },
});
