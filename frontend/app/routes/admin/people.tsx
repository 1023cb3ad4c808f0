import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { column } from '#styled/patterns';
import { may } from '#contracts/permissions.ts';
import { DrawerPart } from '#features/people/drawer-part.tsx';
import { PeopleFilterBar } from '#features/people/people-filters.tsx';
import { PeopleList } from '#features/people/people-list.tsx';
import type { PeopleFilters } from '#features/people/people.queries.ts';
import { PersonDrawer } from '#features/people/person-drawer.tsx';
import { AuditLog } from '#features/operations/audit-log.tsx';
import { searchNow } from '#lib/search-now.ts';
import { useAuth } from '#lib/session.ts';
import { AdminPage } from './admin-page.tsx';
import { readPeopleFilters, writePeopleFilters } from './people-address.ts';
import { PEOPLE } from './admin.words.ts';

/** State in the browser's history that marks a person's details as opened from the list. */
const OPENED_HERE = { opened: true } as const;

/** Administration page on which administrators and support find people, see their details, help them or ban them. */
export function AdminPeoplePage() {
  const [params, setParams] = useSearchParams();
  const { user: viewer } = useAuth();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const filters = readPeopleFilters(params);
  const open = params.get('user');
  const filter = useCallback((next: PeopleFilters) => setParams(writePeopleFilters(searchNow(), next), { replace: true }), [setParams]);
  const show = (id: string): void => {
    const next = searchNow();
    next.set('user', id);
    setParams(next, { state: OPENED_HERE });
  };
  // Closes the details of a person by one step back to the list. When the administrator came by a link there is no such step, so the address is replaced.
  const close = (): void => {
    if ((state as Partial<typeof OPENED_HERE> | null)?.opened) return void navigate(-1);
    const next = searchNow();
    next.delete('user');
    setParams(next, { replace: true });
  };
  return (
    <AdminPage title="Users" intro={PEOPLE.intro}>
      <div className={column({ gap: '5' })}>
        <PeopleFilterBar filters={filters} onChange={filter} />
        <PeopleList filters={filters} onOpen={show} onClear={() => filter({})} />
      </div>
      {open && (
        <PersonDrawer
          key={open}
          id={open}
          onClose={close}
          trail={may(viewer?.role, 'audit.read') && <DrawerPart title={PEOPLE.title}><AuditLog filters={{ targetId: open }} empty={PEOPLE.empty} /></DrawerPart>}
        />
      )}
    </AdminPage>
  );
}
