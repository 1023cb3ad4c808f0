import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import { may, PERMISSIONS } from '#contracts/permissions.ts';
import { messageOf } from '#lib/api-error.ts';
import { ROLES } from '#shared/staff/role-names.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { peopleByNameQuery } from './admin-roles.queries.ts';
import { WHO_CAN_WHAT } from './admin-roles.words.ts';
import { keysOf } from '#contracts/typed-records.ts';

const NAMES = keysOf(PERMISSIONS);

/** A search by name that shows an administrator what the found user may do. */
export function WhoCanWhat() {
  const [name, setName] = useState('');
  const q = useDelayed(name.trim());
  const { data: people, isFetching, error, refetch } = useQuery(peopleByNameQuery(q));
  return (
    <div className={stack({ gap: '3' })}>
      <Field label={WHO_CAN_WHAT.label} help={WHO_CAN_WHAT.help}>
        <Input type="search" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </Field>
      {error && <Alert tone="bad" action={<Button size="sm" onClick={() => void refetch()}>{WHO_CAN_WHAT.button}</Button>}>{messageOf(error, WHO_CAN_WHAT.searchFailed)}</Alert>}
      <ul aria-live="polite" aria-busy={isFetching} className={stack({ gap: '3' })}>
        {people?.map(({ id, username, role }) => {
          const powers = NAMES.filter((permission) => may(role, permission)).map((permission) => PERMISSIONS[permission].label);
          return (
            <li key={id} className={css({ textStyle: 'small' })}>
              <Sentence
                text={powers.length === 0 ? WHO_CAN_WHAT.plainUser : WHO_CAN_WHAT.mayAlso}
                parts={{
                  person: <strong>@{username}</strong>, role: ROLES.find((other) => other.role === role)?.name,
                  powers: <span className={css({ color: 'fg.muted' })}>{powers.join(' · ')}</span>,
                }}
              />
            </li>
          );
        })}
        {people?.length === 0 && <li className={mutedText()}>{WHO_CAN_WHAT.emptyText}</li>}
      </ul>
    </div>
  );
}
