import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, stack, visuallyHidden } from '#styled/patterns';
import type { CurrentUser } from '#contracts/identity.ts';
import { messageOf } from '#lib/api-error.ts';
import { publicConfigQuery } from '#lib/public-config.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { accountQuery } from './account.queries.ts';
import type { SectionProps } from './section-props.ts';
import { SettingsNav } from './settings-nav.tsx';
import { sectionOf } from './settings-sections.ts';
import { UnsavedGuard } from './unsaved.tsx';
import { SETTINGS } from './account.words.ts';

interface SettingsProps extends Pick<SectionProps, 'passwordHelp' | 'notifications' | 'referrals'> {
  user: CurrentUser;
  /** Id of the settings section in the page's address; null when the address has none. */
  section: string | null;
}

/** The settings page: links to its sections beside the open section. */
export function Settings({ user, section, passwordHelp, notifications, referrals }: SettingsProps) {
  const { id, label, View } = sectionOf(section);
  const account = useQuery(accountQuery);
  const { data: config } = useQuery(publicConfigQuery);
  return (
    <UnsavedGuard>
      <div className={columns}>
        <SettingsNav current={id} />
        <div className={column({ gap: '5', minWidth: '0', alignContent: 'start' })}>
          {account.isError && (
            <Alert tone="bad" title={SETTINGS.loadFailedTitle} action={<Button size="sm" onClick={() => void account.refetch()}>{SETTINGS.button}</Button>}>
              {messageOf(account.error, SETTINGS.loadFailed)}
            </Alert>
          )}
          {account.isPending && <SectionSkeleton label={label} />}
          {account.data && (
            <Suspense key={id} fallback={<SectionSkeleton label={label} />}>
              <View account={account.data} user={user} config={config} passwordHelp={passwordHelp} notifications={notifications} referrals={referrals} />
            </Suspense>
          )}
        </div>
      </div>
    </UnsavedGuard>
  );
}

function SectionSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={stack({ gap: '5' })}>
      <Skeleton radius="xl" className={css({ height: '[260px]' })} />
      <Skeleton radius="xl" className={css({ height: '[160px]' })} />
      <span role="status" className={visuallyHidden()}>{SETTINGS.loadingText(label)}</span>
    </div>
  );
}

const columns = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '220px minmax(0, 720px)' }, columnGap: '10', rowGap: '5', alignItems: 'start' });
