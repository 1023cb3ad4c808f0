import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText, tableContainer } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import { challengePath } from '#shared/challenges/challenge-address.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Moment } from '#ui/moment.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PAYOUTS } from '../challenges-admin.words.ts';
import { payoutsQuery } from './admin-challenges.queries.ts';

/** The administrators' list of every movement of tokens by challenges: prizes, pools, fees and returns. */
export function PayoutsPanel() {
  const list = useInfiniteQuery(payoutsQuery);
  const { data, error, isPending, refetch } = list;
  const payouts = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={column({ gap: '4' })}>
      {error !== null && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton radius="lg" className={css({ height: '[320px]' })} />}
      {data && payouts.length === 0 && <EmptyState size="sm" level="h2" title={PAYOUTS.emptyTitle}>{PAYOUTS.emptyText}</EmptyState>}
      {payouts.length > 0 && (
        <>
          <p className={mutedText({ tabular: true })}>{PAYOUTS.total(data?.pages[0]?.total ?? 0)}</p>
          <div className={tableContainer()} role="region" aria-label={PAYOUTS.tableLabel} tabIndex={0}>
            <table className={`${dataTable()} ${table}`} aria-label={PAYOUTS.tableLabel}>
              <thead><tr>{Object.entries(PAYOUTS.columns).map(([key, name]) => <th key={key} scope="col">{name}</th>)}</tr></thead>
              <tbody>
                {payouts.map(({ id, challenge, person, kind, place, amount, at }) => (
                  <tr key={id}>
                    <td><Moment at={at} /></td>
                    <th scope="row"><TextLink to={challengePath(challenge, 'winners')}>{challenge.title}</TextLink></th>
                    <td>{person ? `@${person.username}` : PAYOUTS.gone}</td>
                    <td>{kind === 'place' && place !== null ? PAYOUTS.place(place) : PAYOUTS.kinds[kind]}</td>
                    <td>{amount.toLocaleString('en-US')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <LoadMore byButton list={list} what="payouts" />
    </div>
  );
}

const table = css({ minWidth: '[640px]', fontVariantNumeric: 'tabular-nums', '& th, & td': { paddingBlock: '2.5', paddingInline: '3', verticalAlign: 'middle', textAlign: 'start' } });
