import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, flexFill, hstack, mutedText } from '#styled/patterns';
import type { Role } from '#contracts/identity.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { membersQuery } from './admin-roles.queries.ts';
import { ROLES } from '#shared/staff/role-names.ts';
import { ROLE_MEMBERS } from './admin-roles.words.ts';

interface RoleMembersProps {
  counts: readonly { role: Role; count: number }[];
  /** Address of the administration page of a person, on which an administrator changes their role. */
  personPath(id: string): string;
}

/** The lists of people by role. An administrator changes a role on the person's own administration page, with a reason. */
export function RoleMembers({ counts, personPath }: RoleMembersProps) {
  const [role, setRole] = useState<Role>('admin');
  return (
    <Tabs
      label={ROLE_MEMBERS.label}
      value={role}
      onValueChange={(value) => setRole(value as Role)}
      items={[...ROLES].reverse().map(({ role: value, name, text }) => ({
        value,
        label: name,
        count: counts.find((other) => other.role === value)?.count ?? 0,
        panel: <Members role={value} text={text} personPath={personPath} />,
      }))}
    />
  );
}

function Members({ role, text, personPath }: { role: Role; text: string; personPath(id: string): string }) {
  const members = useInfiniteQuery(membersQuery(role));
  if (members.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[96px]' })} /></div>;
  if (members.isError && !members.data) {
    return <Alert tone="bad" action={<Button size="sm" onClick={() => void members.refetch()}>{ROLE_MEMBERS.tryAgainButton}</Button>}>{messageOf(members.error, ROLE_MEMBERS.loadFailed)}</Alert>;
  }
  const people = members.data.pages.flatMap(({ items }) => items);
  return (
    <div className={column({ gap: '3', justifyItems: 'start' })}>
      <p className={mutedText()}>{text}{people.length === 0 && ` ${ROLE_MEMBERS.emptyText}`}</p>
      <ul className={column({ width: 'full' })}>
        {people.map((person) => (
          <li key={person.id} className={row}>
            <Avatar name={person.displayName ?? person.username} src={person.avatarUrl} size={32} />
            <span className={flexFill({ truncate: true })}>{person.displayName ?? person.username} <span className={css({ color: 'fg.subtle' })}>@{person.username}</span></span>
            <TextLink to={personPath(person.id)} className={css({ flex: 'none' })} aria-label={ROLE_MEMBERS.changeRoleLabel(person.username)}>{ROLE_MEMBERS.link}</TextLink>
          </li>
        ))}
      </ul>
      <LoadMore byButton list={members} what="people" size="sm" />
    </div>
  );
}

const row = hstack({ gap: '3', paddingBlock: '2', textStyle: 'small', borderBottom: 'soft', _last: { borderBottom: 'none' } });
