import { useState } from 'react';
import { stack } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';
import { sectionAddress } from '../section-address.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DANGER_SECTION } from '../account-security.words.ts';

/** The settings section that explains account deletion, with a button that opens the dialog for it. */
export function DangerSection({ account, user }: SectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsCard tone="bad" title={DANGER_SECTION.title} intro={<Sentence text={DANGER_SECTION.intro} parts={{ download: <TextLink to={sectionAddress('data')}>{DANGER_SECTION.downloadLink}</TextLink> }} />}>
      <ul className={facts}>
        <li><strong>{DANGER_SECTION.waitTitle}</strong> {DANGER_SECTION.waitText}</li>
        <li><strong>{DANGER_SECTION.erasureTitle}</strong> {DANGER_SECTION.erasureText}</li>
        <li><strong>{DANGER_SECTION.runsTitle}</strong> {DANGER_SECTION.runsText}</li>
        <li><strong>{DANGER_SECTION.keptTitle}</strong> {DANGER_SECTION.keptText}</li>
      </ul>
      <div><Button variant="danger" onClick={() => setOpen(true)}>{DANGER_SECTION.button}</Button></div>
      {open && <DeleteDialog account={account} username={user.username} onClose={() => setOpen(false)} />}
    </SettingsCard>
  );
}

const facts = stack({ gap: '3', textStyle: 'small', color: 'fg.muted', '& strong': { color: 'fg', fontWeight: 'semibold' } });
