import { Suspense, useState } from 'react';
import { Bug } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container, wrap } from '#styled/patterns';
import { OwnIssue } from '#features/issues/own/own-issue.tsx';
import { OwnIssueList } from '#features/issues/own/own-issue-list.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { paths } from '../paths.ts';
import { MY_REPORTS } from './decisions.words.ts';

const IssueDialog = lazyPart(() => import('#features/issues/issue-dialog.tsx'), 'IssueDialog');

const TITLE = MY_REPORTS.yourReportsText;

/** The page with the issues that the viewer reported: all of them, or the one in the address with our answers. */
export function MyReportsPage() {
  const { id } = useParams();
  useDocumentTitle(id ? MY_REPORTS.pageTitle : TITLE);
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' }, maxWidth: '[760px]' })}>
      <div className={column({ gap: '4' })}>
        {id ? <><Breadcrumbs crumbs={[{ label: TITLE, to: paths.reports }, { label: MY_REPORTS.label }]} /><OwnIssue key={id} id={id} listPath={paths.reports} /></> : <All />}
      </div>
    </div>
  );
}

function All() {
  const user = useAuth().user;
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
        <h1 className={css({ textStyle: 'h1' })}>{TITLE}</h1>
        <Button icon={<Bug aria-hidden />} onClick={() => setReporting(true)}>{MY_REPORTS.button}</Button>
      </div>
      <p className={css({ color: 'fg.muted' })}>{MY_REPORTS.reportsTheirStatusText}</p>
      <OwnIssueList pathOf={(id) => `${paths.reports}/${id}`} />
      {reporting && user && <Suspense fallback={null}><IssueDialog userId={user.id} onClose={() => setReporting(false)} /></Suspense>}
    </>
  );
}
