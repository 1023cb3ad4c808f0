import { Suspense, useState } from 'react';
import { Clapperboard, Download, FolderHeart } from 'lucide-react';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import type { Generation } from '#contracts/generation.ts';
import { outputFileName, outputsArchivePath } from '#contracts/output-file-name.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { SubmitToChallenge } from '#shared/challenges/submit-to-challenge.tsx';
import { Button } from '#ui/button.tsx';
import { TOOL_ACTS } from './chat-thread.words.ts';

const AddToCollection = lazyPart(() => import('#shared/collections/add-to-collection.tsx'), 'AddToCollection');
const PromptPicker = lazyPart(() => import('#shared/creations/prompt-picker.tsx'), 'PromptPicker');

/** The buttons for what to do next with a tool's result: beside up to two pictures, below more than two. */
export function ToolActs({ run }: { run: Generation }) {
  const [open, setOpen] = useState<'save' | 'animate' | null>(null);
  const close = (): void => setOpen(null);
  const { id, title, contentType, outputs } = run;
  const [first] = outputs;
  const file = first && first.kind !== 'text' ? (outputs.length === 1 ? `${first.url}?download=${encodeURIComponent(outputFileName(title, first, 0, 1))}` : outputsArchivePath(id)) : null;
  return (
    <div role="group" aria-label={TOOL_ACTS.label(title)} className={acts} data-row={contentType === 'text' || outputs.length > 2 || undefined}>
      <Button size="sm" variant="ghost" className={act} icon={<FolderHeart aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen('save')}>{TOOL_ACTS.saveButton(outputs.length)}</Button>
      {file !== null && <a href={file} download className={cx(button({ size: 'sm', variant: 'ghost' }), act)}><Download aria-hidden />{TOOL_ACTS.downloadButton}</a>}
      {contentType === 'image' && <Button size="sm" variant="ghost" className={act} icon={<Clapperboard aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen('animate')}>{TOOL_ACTS.animateButton}</Button>}
      <SubmitToChallenge run={run} variant="ghost" className={act} />
      <Suspense fallback={null}>
        {open === 'save' && <AddToCollection works={[{ itemType: 'creation', itemId: id }]} about={title} onClose={close} />}
        {open === 'animate' && <PromptPicker creationId={id} outputId="0" type="video" onClose={close} />}
      </Suspense>
    </div>
  );
}

const acts = css({
  display: 'grid', gap: { base: '2', md: '1' }, alignContent: 'start', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' }, gridColumn: { base: '1 / -1', md: 'auto' }, minWidth: '0',
  '&[data-row]': { display: { md: 'flex' }, flexWrap: 'wrap', gridColumn: '1 / -1' },
});
const act = css({ justifyContent: { base: 'center', md: 'flex-start!' }, justifySelf: { base: 'stretch', md: 'start' }, mdDown: { borderColor: 'line', backgroundColor: 'surface', color: 'fg' } });
