import { Suspense, useState } from 'react';
import { History } from 'lucide-react';
import { wrap } from '#styled/patterns';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { LocalCopy } from '#shared/draft-sync/local-copies.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useBuilderSlots } from '../builder-slots.ts';
import { useDraftStore } from '../draft-store.ts';
import { arriveAt } from '../shell/arrive.ts';
import { useStep } from '../shell/steps.ts';
import { StartPage } from './start-page.tsx';
import { START_GALLERY } from '../builder-shell.words.ts';

interface StartGalleryProps {
  begun: readonly LocalCopy<DraftContent>[];
  onForget(copy: LocalCopy<DraftContent>): void;
  onBlank(): void;
}

/** The builder's start page: the author begins a prompt blank, ready-made, by import or from unsaved work, or continues an earlier one. */
export function StartGallery({ begun, onForget, onBlank }: StartGalleryProps) {
  const store = useDraftStore();
  const { go } = useStep();
  const { ImportDialog } = useBuilderSlots();
  const [importing, setImporting] = useState(false);
  const begin = (content: DraftContent, label: string): void => {
    const { pricing, runRoyalty } = store.content();
    store.edit(() => ({ ...content, ...(pricing === 'free' ? {} : { pricing, runRoyalty }) }), { label });
    go('basics');
    window.scrollTo({ top: 0 });
    arriveAt('head');
  };
  const notices = begun.map((copy) => (
    <Alert
      key={copy.tab} tone="info" icon={<History size={18} aria-hidden />} title={<Sentence text={START_GALLERY.begunTitle} parts={{ title: copy.content.title || 'Untitled', when: <RelativeTime iso={new Date(copy.at).toISOString()} /> }} />}
      action={<span className={wrap({ gap: '2' })}><Button size="sm" variant="primary" onClick={() => { begin(copy.content, START_GALLERY.workKeptBrowserText); onForget(copy); }}>{START_GALLERY.goOnButton}</Button><Button size="sm" variant="ghost" onClick={() => onForget(copy)}>{START_GALLERY.discardButton}</Button></span>}
    >{START_GALLERY.unsavedText}</Alert>
  ));
  return (
    <>
      <StartPage acts={{ onBlank, onBegin: begin, onImport: ImportDialog && (() => setImporting(true)) }} begun={notices} />
      {importing && ImportDialog && <Suspense fallback={null}><ImportDialog onClose={() => setImporting(false)} onImport={(content) => begin(content, 'Import')} /></Suspense>}
    </>
  );
}
