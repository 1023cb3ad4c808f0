import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { DecisionsPage } from './decisions.tsx';
import { MyReportsPage } from './my-reports.tsx';

/**
 * The page of decisions about the viewer's work, or of issues that the viewer reported. They share an entry in the table of pages, because
 * every first visit loads that table.
 */
export function CasePages() {
  return useLocation().pathname.startsWith(paths.reports) ? <MyReportsPage /> : <DecisionsPage />;
}
