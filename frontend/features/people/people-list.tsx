import { useInfiniteQuery } from '@tanstack/react-query';
import { css, cx } from '#styled/css';
import { column, hstack, longWords, metaText, stack, wrap } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import type { AdminUserRow } from '#contracts/admin-users.ts';
import { messageOf } from '#lib/api-error.ts';
import { dollars } from '#lib/money.ts';
import { ROLES } from '#shared/staff/role-names.ts';
import { Alert } from '#ui/alert.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FlagBadges } from './flag-badges.tsx';
import { peopleQuery } from './people.queries.ts';
import type { PeopleFilters } from './people.queries.ts';
import { StatusBadge } from './status-badge.tsx';
import { PEOPLE_LIST } from './people.words.ts';

interface PeopleListProps {
  filters: PeopleFilters;
  onOpen(id: string): void;
  /** Clears the filters, so that the list shows all people. */
  onClear(): void;
}

/** The staff's list of people as rows; on phones each row is a card. */
export function PeopleList({ filters, onOpen, onClear }: PeopleListProps) {
  const people = useInfiniteQuery(peopleQuery(filters));
  if (people.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[420px]' })} /></div>;
  const late = people.isError && !people.isFetchNextPageError && (
    <Alert tone="bad" title={PEOPLE_LIST.loadFailedTitle} action={<Button size="sm" onClick={() => void people.refetch()}>{PEOPLE_LIST.tryAgainButton}</Button>}>
      {messageOf(people.error, PEOPLE_LIST.loadFailed)}
    </Alert>
  );
  if (!people.data) return late;
  const rows = people.data.pages.flatMap(({ items }) => items);
  const filtered = Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== undefined);
  if (rows.length === 0 && !filtered) return <EmptyState size="sm" art={<EarsScene />} title={PEOPLE_LIST.emptyTitle}>{PEOPLE_LIST.emptyText}</EmptyState>;
  if (rows.length === 0) return <EmptyState size="sm" art={<EarsScene />} title={PEOPLE_LIST.title} actions={<Button onClick={onClear}>{PEOPLE_LIST.clearSearchFiltersButton}</Button>}>{PEOPLE_LIST.noMatchText}</EmptyState>;
  return (
    <div className={column({ gap: '4', justifyItems: 'start' })}>
      {people.data.pages[0]?.moreFlagged && <Alert tone="info" title={PEOPLE_LIST.moreFlaggedTitle}>{PEOPLE_LIST.moreFlagged}</Alert>}
      <table className={table} aria-busy={people.isPlaceholderData}>
        <thead>
          <tr>{['Person', 'Email', 'Role', 'Plan', 'Status', 'Tokens', 'Paid', 'Seen', 'Joined'].map((name) => <th key={name} scope="col">{name}</th>)}</tr>
        </thead>
        <tbody>{rows.map((person) => <Row key={person.id} person={person} onOpen={() => onOpen(person.id)} />)}</tbody>
      </table>
      {late}
      <LoadMore byButton list={people} what="people" />
    </div>
  );
}

function Row({ person, onOpen }: { person: AdminUserRow; onOpen(): void }) {
  const name = person.displayName ?? person.username;
  return (
    <tr>
      <th scope="row">
        <button type="button" className={opener} aria-label={PEOPLE_LIST.label(person.username)} onClick={onOpen}>
          <Avatar name={name} src={person.avatarUrl} size={32} />
          <span className={stack({ minWidth: '0' })}>
            <span className={css({ truncate: true, fontWeight: 'semibold' })}>{name}</span>
            <span className={metaText({ truncate: true })}>@{person.username}</span>
          </span>
        </button>
      </th>
      <td data-name="Email"><span className={longWords()}>{person.email ?? 'none'}{person.email && !person.emailConfirmed && <span className={css({ color: 'fg.subtle' })}> {PEOPLE_LIST.unconfirmedText}</span>}</span></td>
      <td data-name="Role">{ROLES.find(({ role }) => role === person.role)?.name}</td>
      <td data-name="Plan">{person.plan === 'pro' ? 'Pro' : 'Free'}</td>
      <td data-name="Status"><span className={wrap({ gap: '1' })}><StatusBadge status={person.status} /><FlagBadges flags={person.flags} /></span></td>
      <td data-name="Tokens">{person.balance.toLocaleString('en-GB')}</td>
      <td data-name="Paid">{dollars(person.paidCents)}</td>
      <td data-name="Seen">{person.lastSeenAt ? <RelativeTime iso={person.lastSeenAt} /> : 'never'}</td>
      <td data-name="Joined"><RelativeTime iso={person.createdAt} /></td>
    </tr>
  );
}

const opener = hstack({
  gap: '2.5', width: 'full', minWidth: '0', textAlign: 'start', color: 'fg', backgroundColor: 'transparent', border: 'none',
  padding: '0', borderRadius: 'sm', cursor: 'pointer',
  // A press anywhere on the row opens the details of the person.
  _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'sm' },
});

const table = cx(dataTable(), css({
  '& th, & td': { paddingBlock: '2.5', paddingInlineEnd: '3', verticalAlign: 'middle' },
  '& tbody tr': { position: 'relative', _hover: { backgroundColor: 'hover' } },
  // Windows that are too narrow for a row show each person as a card.
  xlDown: {
    display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)',
    '& thead': { srOnly: true },
    '& tbody': { display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[repeat(2, minmax(0, 1fr))]' } },
    '& tr': { layerStyle: 'card', padding: '4', display: 'grid', gap: '1' },
    '& th, & td': { display: 'flex', gap: '3', justifyContent: 'space-between', border: 'none', padding: '0', minWidth: '0' },
    '& td::before': { content: 'attr(data-name)', color: 'fg.subtle', flexShrink: '0' },
  },
}));
