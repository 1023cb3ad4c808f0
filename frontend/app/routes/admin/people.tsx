import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { may } from '#contracts/permissions.ts';
import { DrawerPart } from '#features/people/drawer-part.tsx';
import { PeopleFilterBar } from '#features/people/people-filters.tsx';
import { PeopleList } from '#features/people/people-list.tsx';
import type { PeopleFilters } from '#features/people/people.queries.ts';
import { PersonDrawer } from '#features/people/person-drawer.tsx';
import { AuditLog } from '#features/operations/audit-log.tsx';
import { useAuth } from '#lib/session.ts';
import { AdminPage } from './admin-page.tsx';
import { readPeopleFilters, writePeopleFilters } from './people-address.ts';

/** People: found, looked at, helped, and now and then shown the door. */
export function AdminPeoplePage() {
  const [params, setParams] = useSearchParams();
  const { user: viewer } = useAuth();
  const filters = readPeopleFilters(params);
  const open = params.get('user');
  const filter = useCallback((next: PeopleFilters) => setParams((now) => writePeopleFilters(now, next), { replace: true }), [setParams]);
  const show = (id: string | null): void =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (id) next.set('user', id);
      else next.delete('user');
      return next;
    });
  return (
    <AdminPage title="Users" intro="Everybody who has joined.">
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })}>
        <PeopleFilterBar filters={filters} onChange={filter} />
        <PeopleList filters={filters} onOpen={show} />
      </div>
      {open && (
        <PersonDrawer
          key={open}
          id={open}
          onClose={() => show(null)}
          trail={may(viewer?.role, 'audit.read') && <DrawerPart title="Audit trail"><AuditLog filters={{ targetId: open }} empty="Nobody has used a power on them." /></DrawerPart>}
        />
      )}
    </AdminPage>
  );
}
