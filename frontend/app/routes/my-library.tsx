import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container } from '#styled/patterns';
import { LibraryHead } from '#features/library/library-head.tsx';
import { countsQuery } from '#features/library/library.queries.ts';
import { HEAD } from '#features/library/library.words.ts';
import { LibraryView } from '#features/library/library-view.tsx';
import { useLibraryActs } from '#features/library/use-library-acts.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDocumentTitle } from '../document-title.ts';

const PerformancePanel = lazyPart(() => import('#features/creator-performance/performance-panel.tsx'), 'PerformancePanel');
const ImportDialog = lazyPart(() => import('#features/prompt-import/import-dialog.tsx'), 'ImportDialog');
const ChooseVersion = lazyPart(() => import('./my-library/choose-version.tsx'), 'ChooseVersion');

/** The page with every prompt that the signed-in person may use, and the figures of own prompts. */
export function MyLibraryPage() {
  useDocumentTitle(HEAD.title);
  const [params] = useSearchParams();
  const counts = useQuery(countsQuery).data;
  const acts = useLibraryActs();
  const [importing, setImporting] = useState(false);
  const tab = params.get('tab') === 'performance' ? 'performance' : 'prompts';
  const { asked } = acts;
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })}>
      <div className={column({ gap: '5' })}>
        <LibraryHead counts={counts} tab={tab} onImport={() => setImporting(true)} />
        {tab === 'performance' ? <Suspense fallback={<Skeleton radius="lg" className={css({ height: '[480px]' })} />}><PerformancePanel /></Suspense> : <LibraryView acts={acts} />}
      </div>
      <Suspense fallback={null}>
        {importing && <ImportDialog onClose={() => setImporting(false)} />}
        {asked?.about === 'newer' && <ChooseVersion slug={asked.entry.slug} onClose={acts.close} />}
      </Suspense>
    </div>
  );
}
