import { matchPath, useLocation } from 'react-router-dom';
import { Store } from 'lucide-react';
import { FeatureVote } from '#features/next-features/feature-vote.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { WorkshopScene } from '#ui/illustrations/workshop-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { PLANNED } from '../planned-pages.ts';
import { PLANNED_TEXTS } from './planned.catalogue.ts';
import { PLANNED_WORDS } from './planned.words.ts';

/** What will be here, for a page that is not open yet. */
export function PlannedPage() {
  const { pathname } = useLocation();
  const address = PLANNED.find(({ path }) => matchPath(path, pathname))?.path ?? pathname;
  const page = PLANNED_TEXTS[address];
  useDocumentTitle(page?.title ?? PLANNED_WORDS.pageTitle);
  return (
    <EmptyState
      level="h1"
      size="lg"
      art={<WorkshopScene />}
      title={page?.title ?? PLANNED_WORDS.pageTitle}
      actions={
        <>
          {page?.feature && <FeatureVote page={page.feature} />}
          <LinkButton to="/marketplace" variant={page?.feature ? undefined : 'primary'} icon={<Store aria-hidden />}>{PLANNED_WORDS.button}</LinkButton>
        </>
      }
    >
      <Badge tone="warn">Soon</Badge>
      <br />
      {page?.promise}
    </EmptyState>
  );
}
