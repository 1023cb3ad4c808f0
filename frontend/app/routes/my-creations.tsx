import { History as HistoryIcon } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { container, wrap } from '#styled/patterns';
import { contentType } from '#contracts/primitives.ts';
import { CreationDialog } from '#features/generation/creations/creation-dialog.tsx';
import { CreationsGrid } from '#features/generation/creations/creations-grid.tsx';
import { say } from '#lib/plain-words.ts';
import { searchNow } from '#lib/search-now.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { MY_CREATIONS } from './my-creations.words.ts';

const TABS = [
  { value: 'all', label: 'All' },
  { value: 'text', label: 'Text', icon: <TypeIcon type="text" /> },
  { value: 'image', label: 'Images', icon: <TypeIcon type="image" /> },
  { value: 'video', label: 'Videos', icon: <TypeIcon type="video" /> },
] as const;

/** Everything the signed-in user has made; a run in the address opens in full. */
export function MyCreationsPage() {
  useDocumentTitle(MY_CREATIONS.pageTitle);
  const [params, setParams] = useSearchParams();
  const type = contentType.safeParse(params.get('contentType')).data;
  const runId = params.get('run');
  const show = (name: 'contentType' | 'run', value: string | undefined): void => {
    const next = searchNow();
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  return (
    <div className={container({ paddingBlock: { base: '6', md: '8' } })}>
      <div className={wrap({ gap: '4', alignItems: 'end', justifyContent: 'space-between', marginBlockEnd: '6' })}>
        <h1 className={css({ textStyle: 'h1' })}>{MY_CREATIONS.pageTitle}</h1>
        <LinkButton to="/history" variant="ghost" icon={<HistoryIcon aria-hidden />} className={css({ marginInlineStart: { md: 'auto' } })}>History</LinkButton>
        <SegmentedControl label={MY_CREATIONS.label} options={TABS} value={type ?? 'all'} onValueChange={(value) => show('contentType', value === 'all' ? undefined : value)} />
      </div>
      <CreationsGrid
        filters={{ contentType: type }}
        onOpen={(id) => show('run', id)}
        empty={
          <EmptyState art={<FrameScene />} size="lg" title={say(...MY_CREATIONS.title)} actions={<LinkButton to="/marketplace" variant="magic" size="lg">{MY_CREATIONS.button}</LinkButton>}>
            {MY_CREATIONS.runPromptResultsText}
          </EmptyState>
        }
      />
      {runId && <CreationDialog key={runId} runId={runId} onClose={() => show('run', undefined)} onRetried={(id) => show('run', id)} />}
    </div>
  );
}
