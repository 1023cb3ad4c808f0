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
    <SettingsCard tone="bad" title="Delete your account" intro={<>Before you go: you can <TextLink to={sectionAddress('data')}>take everything with you</TextLink>.</>}>
      <ul className={facts}>
        <li><strong>14 days to think.</strong> You are signed out everywhere at once. Sign in again within 14 days and nothing happened. Pro does not renew meanwhile.</li>
        <li><strong>Then it is gone.</strong> Your profile, creations, drafts, files and messages are erased for good. We cannot bring them back.</li>
        <li><strong>Jobs and plans stop.</strong> Pro is cancelled, running jobs are called off, and open holds are released. Tokens that are left go with the account.</li>
        <li><strong>What others rely on stays, without your name.</strong> Prompts you published keep working, and ledger entries are kept because sums have to add up.</li>
      </ul>
      <div><Button variant="danger" onClick={() => setOpen(true)}>Delete my account</Button></div>
      {open && <DeleteDialog account={account} username={user.username} onClose={() => setOpen(false)} />}
    </SettingsCard>
  );
}

const facts = css({ display: 'grid', gap: '3', textStyle: 'small', color: 'fg.muted', '& strong': { color: 'fg', fontWeight: 'semibold' } });
