import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { DecisionsPage } from './decisions.tsx';
import { MyReportsPage } from './my-reports.tsx';

/**
 * Decisions about the viewer's work, or issues that the viewer reported. They share an entry in the table of pages, which every first visit loads.
 */
export function CasePages() {
  return useLocation().pathname.startsWith(paths.reports) ? <MyReportsPage /> : <DecisionsPage />;
}
