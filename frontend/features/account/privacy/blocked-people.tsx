import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { flexFill, hstack, metaText, stack } from '#styled/patterns';
import { unblockPerson } from '#contracts/blocks.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { blocksQuery } from './blocks.queries.ts';
import { BLOCKED_PEOPLE } from '../account.words.ts';

/** The list of people whom the user blocked, each with a button that unblocks the person. */
export function BlockedPeople() {
  const client = useQueryClient();
  const list = useInfiniteQuery(blocksQuery);
  const { data, error, refetch } = list;
  const unblock = useMutation({
    mutationFn: (id: string) => call(unblockPerson, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: blocksQuery.queryKey }),
    onError: (problem) => toast({ tone: 'destructive', title: BLOCKED_PEOPLE.failedTitle, description: messageOf(problem, BLOCKED_PEOPLE.failed) }),
  });
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <Skeleton className={css({ height: '12' })} />;
  const people = data.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="blocked-people" className={stack({ gap: '3', borderTop: 'soft', paddingBlockStart: '5' })}>
      <h3 id="blocked-people" className={css({ textStyle: 'pane' })}>{BLOCKED_PEOPLE.title}</h3>
      {people.length === 0 ? <p className={metaText()}>{BLOCKED_PEOPLE.emptyText}</p> : (
        <ul className={stack({ gap: '3', margin: '0', padding: '0', listStyle: 'none' })}>
          {people.map(({ person }) => (
            <li key={person.id} className={hstack({ gap: '3' })}>
              <Avatar name={person.displayName} src={person.avatarUrl} size={36} />
              <TextLink to={`/profile/${person.username}`} className={flexFill({ color: 'fg!', truncate: true })}>{person.displayName}</TextLink>
              <Button size="sm" busy={unblock.isPending && unblock.variables === person.id} onClick={() => unblock.mutate(person.id)}>{BLOCKED_PEOPLE.unblockButton}</Button>
            </li>
          ))}
        </ul>
      )}
      <LoadMore byButton list={list} what="people" size="sm" />
    </section>
  );
}
