import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { css } from '#styled/css';
import { container } from '#styled/patterns';
import { LEGAL_TITLES } from '#contracts/legal-text.ts';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { legalTextQuery } from '#features/legal/legal.queries.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { paths } from '../paths.ts';
import { useDocumentTitle } from '../document-title.ts';

/** The page of the terms, or of the privacy policy. They share an entry in the table of pages, because every first visit loads that table. */
export function LegalPages() {
  const name = useLocation().pathname.startsWith(paths.privacy) ? 'privacy' : 'terms';
  const { data, isError, error, refetch } = useQuery(legalTextQuery(name));
  useDocumentTitle(LEGAL_TITLES[name]);
  if (data) return <LegalPage key={name} name={name} shown={data} />;
  return (
    <div className={container({ paddingBlock: '10' })} aria-busy={!isError}>
      <h1 className={css({ textStyle: 'display', marginBlockEnd: '4' })}>{LEGAL_TITLES[name]}</h1>
      {isError ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <Skeleton radius="md" className={css({ height: '[60dvh]' })} />}
    </div>
  );
}
