import { say } from '#lib/plain-words.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { BroomScene } from '#ui/illustrations/broom-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PictureText } from '#ui/picture-text.tsx';
import type { ChallengeFilters } from '#shared/challenges/challenges.queries.ts';
import { EMPTY } from '../challenges-hub.words.ts';
import { listPath } from './list-address.ts';

/** Shown in a tab of the list of challenges that has none, or none of the chosen content type. */
export const NoChallenges = ({ filters, onAllTypes }: { filters: ChallengeFilters; onAllTypes(): void }) => (
  <EmptyState
    level="h2"
    size="sm"
    art={<BroomScene />}
    title={<PictureText text={say(...EMPTY.title)} />}
    actions={
      <>
        {filters.type && <Button variant="primary" onClick={onAllTypes}>{EMPTY.allTypesButton}</Button>}
        {filters.state !== 'active' ? <LinkButton to={listPath({ state: 'active' })}>{EMPTY.activeButton}</LinkButton> : <LinkButton to={listPath({ state: 'upcoming' })}>{EMPTY.upcomingButton}</LinkButton>}
      </>
    }
  >
    {filters.type ? EMPTY.filteredText : filters.state === 'mine' ? EMPTY.mineText : EMPTY.text}
  </EmptyState>
);
