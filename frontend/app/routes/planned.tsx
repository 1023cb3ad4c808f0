import { useLocation } from 'react-router-dom';
import { Store } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { WorkshopScene } from '#ui/illustrations/workshop-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { PLANNED_TEXTS } from './planned.catalogue.ts';
import { PLANNED_WORDS } from './planned.words.ts';

/** What will be here, for a page that is not open yet. */
export function PlannedPage() {
  const { pathname } = useLocation();
  const page = PLANNED_TEXTS[pathname];
  useDocumentTitle(page?.title ?? PLANNED_WORDS.pageTitle);
  return (
    <EmptyState
      level="h1"
      size="lg"
      art={<WorkshopScene />}
      title={page?.title ?? PLANNED_WORDS.pageTitle}
      actions={<LinkButton to="/marketplace" variant="primary" icon={<Store aria-hidden />}>{PLANNED_WORDS.button}</LinkButton>}
    >
      <Badge tone="warn">Soon</Badge>
      <br />
      {page?.promise}
    </EmptyState>
  );
}
