import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { container } from '#styled/patterns';
import { readHistory, writeHistory } from '#features/generation/history/history-address.ts';
import { RunHistory } from '#features/generation/history/run-history.tsx';
import { searchNow } from '#lib/search-now.ts';
import { useDocumentTitle } from '../document-title.ts';
import { EmptyHistory } from './history/empty-history.tsx';

/** The page with all past runs of the signed-in user. The address holds the filters (docs/rules/pages.md#view-in-address). */
export function HistoryPage() {
  useDocumentTitle('History');
  const [params, setParams] = useSearchParams();
  return (
    <div className={container({ paddingBlock: { base: '6', md: '8' } })}>
      <h1 className={css({ textStyle: 'h1', marginBlockEnd: '6' })}>History</h1>
      <RunHistory view={readHistory(params)} onChange={(part) => setParams(writeHistory(searchNow(), part), { replace: true })} empty={<EmptyHistory />} />
    </div>
  );
}
