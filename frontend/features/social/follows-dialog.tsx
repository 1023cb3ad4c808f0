import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { flexFill, hstack, metaText, stack } from '#styled/patterns';
import { Avatar } from '#ui/avatar.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { FollowButton } from './follow-button.tsx';
import { followsQuery } from './social.queries.ts';
import { FOLLOWS_DIALOG } from './social.words.ts';

type Side = 'followers' | 'following';

interface FollowsDialogProps {
  person: { id: string; displayName: string };
  side: Side;
  onSide(side: Side): void;
  onClose(): void;
}

const SIDES = [{ value: 'followers', label: FOLLOWS_DIALOG.followersLabel }, { value: 'following', label: FOLLOWS_DIALOG.followingLabel }] as const;

/** Dialog that lists the followers of a person, and the users whom they follow. */
export function FollowsDialog({ person, side, onSide, onClose }: FollowsDialogProps) {
  return (
    <Dialog open size="sm" title={FOLLOWS_DIALOG.peopleAroundTitle(person.displayName)} onOpenChange={(open) => !open && onClose()}>
      <div className={stack({ gap: '4' })}>
        <SegmentedControl block label={FOLLOWS_DIALOG.whichPeopleLabel} options={SIDES} value={side} onValueChange={onSide} />
        <People key={side} person={person} side={side} onLeave={onClose} />
      </div>
    </Dialog>
  );
}

function People({ person, side, onLeave }: Pick<FollowsDialogProps, 'person' | 'side'> & { onLeave(): void }) {
  const follows = useInfiniteQuery(followsQuery(person.id, side));
  if (follows.isPending) return <div aria-busy="true" className={list}>{[0, 1, 2].map((row) => <Skeleton key={row} className={css({ height: '12' })} />)}</div>;
  if (follows.isError && !follows.data) return <FetchProblem error={follows.error} onRetry={() => void follows.refetch()} />;
  const people = follows.data.pages.flatMap((page) => page.items);
  if (people.length === 0) return <EmptyState size="sm" level="h3" title={side === 'followers' ? FOLLOWS_DIALOG.noFollowersYetTitle : FOLLOWS_DIALOG.followingNoAccountTitle} />;
  return (
    <>
      <ul className={list}>
        {people.map(({ person: other, since }) => (
          <li key={other.id} className={hstack({ gap: '3' })}>
            <Avatar name={other.displayName} src={other.avatarUrl} size={40} />
            <span className={flexFill({ display: 'grid' })}>
              <TextLink to={`/profile/${other.username}`} onClick={onLeave} className={css({ color: 'fg!', truncate: true })}>{other.displayName}</TextLink>
              <span className={metaText()}><Sentence text={FOLLOWS_DIALOG.beganText} parts={{ when: <RelativeTime iso={since} /> }} /></span>
            </span>
            <FollowButton person={other} size="sm" />
          </li>
        ))}
      </ul>
      <LoadMore byButton list={follows} what="people" />
    </>
  );
}

const list = stack({ gap: '3' });
