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
import { useAuth } from '#lib/session.ts';
import { AdminPage } from './admin-page.tsx';
import { readPeopleFilters, writePeopleFilters } from './people-address.ts';
import { PEOPLE } from './admin.words.ts';

/** History state of a step that opened a person from the list. */
const OPENED_HERE = { opened: true } as const;

/** From the address bar, not from the last render: a search that was waiting and a drawer that opens meanwhile must not take each other out of it. */
const addressNow = (): URLSearchParams => new URLSearchParams(window.location.search);

/** People: found, looked at, helped, and now and then shown the door. */
export function AdminPeoplePage() {
  const [params, setParams] = useSearchParams();
  const { user: viewer } = useAuth();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const filters = readPeopleFilters(params);
  const open = params.get('user');
  const filter = useCallback((next: PeopleFilters) => setParams(writePeopleFilters(addressNow(), next), { replace: true }), [setParams]);
  const show = (id: string): void => {
    const next = addressNow();
    next.set('user', id);
    setParams(next, { state: OPENED_HERE });
  };
  // Back to the list, which is one step behind. An administrator who came by a link to a person has no such step.
  const close = (): void => {
    if ((state as Partial<typeof OPENED_HERE> | null)?.opened) return void navigate(-1);
    const next = addressNow();
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
