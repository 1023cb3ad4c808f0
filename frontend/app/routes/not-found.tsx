import { ArrowLeft, House } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { say } from '#lib/plain-words.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LostRabbitScene } from '#ui/illustrations/lost-rabbit-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { NOT_FOUND, NOT_FOUND_LINES } from './not-found.words.ts';
import { elementAt } from '#contracts/must.ts';

/** The page for an address that the router does not know (docs/rules/pages.md#addresses). */
export function NotFoundPage() {
  useDocumentTitle(NOT_FOUND.pageTitle);
  const navigate = useNavigate();
  // The joke is chosen by the address, because the server and the hydrating browser must show the same one.
  const line = elementAt(NOT_FOUND_LINES, useLocation().pathname.length % NOT_FOUND_LINES.length);
  return (
    <EmptyState
      level="h1"
      size="lg"
      art={<LostRabbitScene />}
      title={NOT_FOUND.pageTitle}
      actions={
        <>
          <Button icon={<ArrowLeft aria-hidden />} onClick={() => void navigate(-1)}>{NOT_FOUND.button}</Button>
          <LinkButton to="/" variant="primary" icon={<House aria-hidden />}>Home</LinkButton>
        </>
      }
    >
      {say(line, '') && <><strong>{line}</strong><br /></>}
      {NOT_FOUND.pageMovedDisappearedText}
    </EmptyState>
  );
}
