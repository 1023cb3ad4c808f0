import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Ban, Ellipsis, Flag, Undo2 } from 'lucide-react';
import type { PublicProfile } from '#contracts/profiles.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { useBlock } from './block.mutations.ts';
import { blockedQuery } from './profile.queries.ts';
import { PERSON_MENU } from './profile.words.ts';

const ReportDialog = lazyPart(() => import('#shared/reporting/report-dialog.tsx'), 'ReportDialog');

/** Menu on a profile with actions on that person, such as block and report. Visitors sign in first to report. */
export function PersonMenu({ profile }: { profile: PublicProfile }) {
  const { user } = useAuth();
  const [asking, setAsking] = useState<'block' | 'report' | null>(null);
  const blocked = useQuery({ ...blockedQuery(profile.id), enabled: user !== null }).data ?? false;
  const block = useBlock(profile);
  const name = profile.displayName;
  const close = (): void => setAsking(null);
  if (!user && profile.platform) return null;
  return (
    <>
      <Menu trigger={<IconButton variant="plain" label={PERSON_MENU.label(name)}><Ellipsis aria-hidden /></IconButton>}>
        {!profile.platform && <MenuItem value="report" icon={<Flag aria-hidden />} onSelect={() => setAsking('report')}>{PERSON_MENU.reportItem(name)}</MenuItem>}
        {user && (blocked
          ? <MenuItem value="unblock" icon={<Undo2 aria-hidden />} onSelect={() => block.mutate(false)}>{PERSON_MENU.unblockItem(name)}</MenuItem>
          : <MenuItem value="block" tone="bad" icon={<Ban aria-hidden />} onSelect={() => setAsking('block')}>{PERSON_MENU.blockItem(name)}</MenuItem>)}
      </Menu>
      {asking === 'block' && (
        <ConfirmDialog
          title={PERSON_MENU.blockTitle(name)} description={PERSON_MENU.blockText} action={PERSON_MENU.blockButton} busyLabel={PERSON_MENU.blockButton} busy={block.isPending}
          onConfirm={() => block.mutate(true, { onSuccess: close })} onClose={close}
        />
      )}
      {asking === 'report' && <Suspense fallback={null}><ReportDialog reported={{ type: 'person', id: profile.id, name }} onClose={close} /></Suspense>}
    </>
  );
}
