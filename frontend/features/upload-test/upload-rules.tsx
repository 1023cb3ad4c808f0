import { Eye, Image, Lock, Text } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { flex, stack } from '#styled/patterns';
import { UPLOAD_RULES } from './upload-test.words.ts';

/** Lists which files can be uploaded and what happens to them; files in the forms of prompts have the same rules. */
export function UploadRules({ member }: { member: boolean }) {
  return (
    <section aria-labelledby="upload-rules" className={stack({ gap: '4', borderBlockStart: 'soft', paddingBlockStart: '6' })}>
      <h2 id="upload-rules" className={css({ textStyle: 'h4' })}>{UPLOAD_RULES.heading}</h2>
      <ul className={css({ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: '5', listStyle: 'none' })}>
        <Rule icon={<Image size={20} aria-hidden />} title={UPLOAD_RULES.picturesTitle}>{UPLOAD_RULES.picturesText}</Rule>
        <Rule icon={<Text size={20} aria-hidden />} title={UPLOAD_RULES.textsTitle}>{UPLOAD_RULES.textsText}</Rule>
        <Rule icon={<Eye size={20} aria-hidden />} title={UPLOAD_RULES.contentCountsTitle}>{UPLOAD_RULES.contentText}</Rule>
        {member ? (
          <Rule icon={<Lock size={20} aria-hidden />} title={UPLOAD_RULES.onlyCanOpenTitle}>{UPLOAD_RULES.privacyText}</Rule>
        ) : (
          <Rule icon={<Lock size={20} aria-hidden />} title={UPLOAD_RULES.nothingIsStoredTitle}>{UPLOAD_RULES.signedOutText}</Rule>
        )}
      </ul>
    </section>
  );
}

function Rule({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={flex({ gap: '3', textStyle: 'small', color: 'fg.muted' })}>
      <span className={css({ color: 'fg.subtle' })}>{icon}</span>
      <span><strong className={css({ display: 'block', color: 'fg', fontWeight: 'semibold' })}>{title}</strong>{children}</span>
    </li>
  );
}
