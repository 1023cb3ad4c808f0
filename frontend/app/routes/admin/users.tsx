import { People } from '#features/people/people.tsx';
import { useUserFilters } from '#features/people/use-user-filters.ts';
import { AdminPage } from './admin-page.tsx';

/** Users: finding somebody, and everything that may be done for or about them (specification 2). */
export function AdminUsersPage() {
  const address = useUserFilters();
  return (
    <AdminPage title="Users" intro="Everybody with an account. Whatever changes one is written down with your name.">
      <People address={address} />
    </AdminPage>
  );
}
