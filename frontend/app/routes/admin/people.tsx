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

/** History state that marks a person's drawer as opened from the list. */
const OPENED_HERE = { opened: true } as const;

/**
 * Reads the address bar, because the last render's address may be old: a delayed search and an opening drawer would otherwise remove each other from
 * it.
 */
const addressNow = (): URLSearchParams => new URLSearchParams(window.location.search);

/** Administration page on which administrators and support find people, see their details, help them or ban them. */
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
  // Goes one step back to the list. Without that step (the administrator came by a link), it replaces the address.
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
