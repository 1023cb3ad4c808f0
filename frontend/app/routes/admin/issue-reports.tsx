import { useSearchParams } from 'react-router-dom';
import { issueStatus, issueType } from '#contracts/issues.ts';
import { column } from '#styled/patterns';
import { IssueDrawer } from '#features/issues/triage/issue-drawer.tsx';
import { IssueFilterBar } from '#features/issues/triage/issue-filters.tsx';
import { IssueList } from '#features/issues/triage/issue-list.tsx';
import type { IssueFilters } from '#features/issues/triage/triage.queries.ts';
import { searchNow } from '#lib/search-now.ts';
import { readFilters, writeFilters } from './filter-address.ts';
import { useDrawerAddress } from './use-drawer-address.ts';

const ALLOWED = { status: issueStatus.options, type: issueType.options, assignee: ['me', 'none'] };

/** Reads the filters of reported issues from an address. */
const readIssueFilters = (params: URLSearchParams): IssueFilters => readFilters(params, ALLOWED);

/** Writes the filters of reported issues into an address. */
const writeIssueFilters = (params: URLSearchParams, filters: IssueFilters): URLSearchParams => writeFilters(params, ALLOWED, { ...filters });

const personPath = (id: string): string => `/admin/users?user=${id}`;

/** The list in which administrators find, read and answer reported issues. It is the second tab of /admin/next-features. */
export function IssueReports() {
  const [params, setParams] = useSearchParams();
  const filters = readIssueFilters(params);
  const drawer = useDrawerAddress('issue');
  const filter = (next: IssueFilters): void => setParams(writeIssueFilters(searchNow(), next), { replace: true });
  return (
    <div className={column({ gap: '5' })}>
      <IssueFilterBar filters={filters} onChange={filter} />
      <IssueList filters={filters} onOpen={drawer.show} onClear={() => filter({})} />
      {drawer.open && <IssueDrawer key={drawer.open} id={drawer.open} personPath={personPath} onClose={drawer.close} />}
    </div>
  );
}
