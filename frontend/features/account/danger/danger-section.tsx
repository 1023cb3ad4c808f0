import { useState } from 'react';
import { css } from '#styled/css';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';
import { sectionAddress } from '../section-address.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** The end of the account, told before it is asked for. */
export function DangerSection({ account, user }: SectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsCard tone="bad" title="Delete your account" intro={<>Before you delete your account, you can <TextLink to={sectionAddress('data')}>download your data</TextLink>.</>}>
      <ul className={facts}>
        <li><strong>14 days to change your mind.</strong> You are signed out everywhere at once. Sign in within 14 days and your account stays. Pro does not renew meanwhile.</li>
        <li><strong>Then it is deleted.</strong> Your profile, creations, drafts, files and messages are deleted for good. We cannot restore them.</li>
        <li><strong>Runs and Pro end.</strong> Pro is cancelled, runs in progress are stopped and their held tokens returned. Tokens left in your wallet are lost.</li>
        <li><strong>What others use stays, without your name.</strong> Your published prompts keep working. Ledger entries stay, because the sums have to add up.</li>
      </ul>
      <div><Button variant="danger" onClick={() => setOpen(true)}>Delete my account</Button></div>
      {open && <DeleteDialog account={account} username={user.username} onClose={() => setOpen(false)} />}
    </SettingsCard>
  );
}

const facts = css({ display: 'grid', gap: '3', textStyle: 'small', color: 'fg.muted', '& strong': { color: 'fg', fontWeight: 'semibold' } });
