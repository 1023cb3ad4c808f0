import { Suspense } from 'react';
import { css } from '#styled/css';
import { container } from '#styled/patterns';
import type { CurrentUser } from '#contracts/identity.ts';
import { Settings } from '#features/account/settings.tsx';
import { PasswordStrength } from '#features/auth/password-strength.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { paths } from '../paths.ts';

const OwnReferrals = lazyPart(() => import('#features/referrals/own/own-referrals.tsx'), 'OwnReferrals');
const PreferencesForm = lazyPart(() => import('#features/messages/preferences/preferences-form.tsx'), 'PreferencesForm');

export function SettingsPage({ user, section }: { user: CurrentUser; section: string | null }) {
  useDocumentTitle('Settings');
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })}>
      <Breadcrumbs crumbs={[{ label: 'Profile', to: paths.profile }, { label: 'Settings' }]} />
      <h1 className={css({ textStyle: 'h1', marginBlockStart: '1', marginBlockEnd: { base: '4', md: '6' } })}>Settings</h1>
      <Settings
        user={user} section={section} passwordHelp={(password) => <PasswordStrength password={password} />}
        notifications={(onDirty) => <Suspense fallback={null}><PreferencesForm onDirty={onDirty} /></Suspense>}
        referrals={() => <Suspense fallback={null}><OwnReferrals /></Suspense>}
      />
    </div>
  );
}
