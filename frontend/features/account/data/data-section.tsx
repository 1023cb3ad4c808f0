import { Download } from 'lucide-react';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { EXPORT_PATH } from '#contracts/account.ts';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';

const INSIDE = [
  'Your profile, settings and sessions',
  'Every prompt of yours, with all its versions',
  'Every run: what you typed, what came out, what it cost',
  'The pictures, videos and files you made or uploaded',
  'Your wallet, line by line, and your messages',
] as const;

/** Everything of the user, to take along. */
export function DataSection({ user }: SectionProps) {
  return (
    <SettingsCard title="Take it with you" intro="One ZIP with everything that is yours here, in files that other programs can read: JSON, and your media as they are.">
      <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', display: 'grid', gap: '1', textStyle: 'small', color: 'fg.muted', '& li::marker': { color: 'fg.subtle' } })}>
        {INSIDE.map((line) => <li key={line}>{line}</li>)}
      </ul>
      <p className={css({ textStyle: 'small', color: 'fg.muted' })}>It is packed while it downloads, so a full gallery takes a moment. Keep it somewhere safe: it is as private as your account.</p>
      <div>
        <a href={EXPORT_PATH} download={`conjure-${user.username}.zip`} className={button({ variant: 'primary' })}><Download aria-hidden />Download my data</a>
      </div>
    </SettingsCard>
  );
}
