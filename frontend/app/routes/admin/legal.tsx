import { useSearchParams } from 'react-router-dom';
import { LEGAL_TITLES } from '#contracts/legal-text.ts';
import { LegalAdmin } from '#features/legal/admin/legal-admin.tsx';
import { LEGAL_ADMIN } from '#features/legal/legal.words.ts';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { AdminPage } from './admin-page.tsx';

const PATH = '/admin/legal';

/** The administration page of the legal texts. The address names the open text (docs/rules/pages.md#view-in-address). */
export function AdminLegalPage() {
  const [params] = useSearchParams();
  const name = params.get('text') === 'privacy' ? 'privacy' : 'terms';
  return (
    <AdminPage title={LEGAL_ADMIN.title} intro={LEGAL_ADMIN.intro}>
      <LinkTabs
        label={LEGAL_ADMIN.tabsLabel}
        tabs={[{ to: PATH, label: LEGAL_TITLES.terms, current: name === 'terms' }, { to: `${PATH}?text=privacy`, label: LEGAL_TITLES.privacy, current: name === 'privacy' }]}
      />
      <LegalAdmin key={name} name={name} />
    </AdminPage>
  );
}
