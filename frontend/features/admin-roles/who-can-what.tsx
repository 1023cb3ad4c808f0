import { useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { may, PERMISSIONS } from '#contracts/permissions.ts';
import type { PermissionName } from '#contracts/permissions.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { peopleByNameQuery } from './roles.queries.ts';

const NAMES = Object.keys(PERMISSIONS) as PermissionName[];

/** Answers what somebody may do, by name. */
export function WhoCanWhat() {
  const [name, setName] = useState('');
  const q = useDeferredValue(name.trim());
  const { data: people, isFetching } = useQuery(peopleByNameQuery(q));
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <Field label="Who" help="Two letters of a name are enough.">
        <Input type="search" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </Field>
      <ul aria-live="polite" aria-busy={isFetching} className={css({ display: 'grid', gap: '3' })}>
        {people?.map(({ id, username, role }) => {
          const powers = NAMES.filter((permission) => may(role, permission)).map((permission) => PERMISSIONS[permission].label);
          return (
            <li key={id} className={css({ textStyle: 'small' })}>
              <strong>@{username}</strong> ({role}) {powers.length === 0 ? 'may do what everybody may.' : <>may also: <span className={css({ color: 'fg.muted' })}>{powers.join(' · ')}</span></>}
            </li>
          );
        })}
        {people?.length === 0 && <li className={css({ color: 'fg.muted', textStyle: 'small' })}>Nobody of that name.</li>}
      </ul>
    </div>
  );
}
