import { Eye, Image, Lock, Text } from 'lucide-react';
import type { ReactNode } from 'react';
import { PICTURE_LIMIT_PIXELS } from '#contracts/media.ts';
import { css } from '#styled/css';
import { PICTURE_LIMIT, TEXT_LIMIT } from './file-rules.ts';

/** Allowed files, and what becomes of it: the same rules as for files in the forms of prompts. */
export function UploadRules({ member }: { member: boolean }) {
  return (
    <section aria-labelledby="upload-rules" className={css({ display: 'grid', gap: '4', borderBlockStart: 'soft', paddingBlockStart: '6' })}>
      <h2 id="upload-rules" className={css({ textStyle: 'h4' })}>Allowed files</h2>
      <ul className={css({ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: '5', listStyle: 'none' })}>
        <Rule icon={<Image size={20} aria-hidden />} title="Pictures">
          PNG, JPG, GIF and WebP, up to {PICTURE_LIMIT} and {PICTURE_LIMIT_PIXELS / 1_000_000} megapixels. No SVG: it can contain scripts.
        </Rule>
        <Rule icon={<Text size={20} aria-hidden />} title="Texts">Plain text and Markdown in UTF-8, up to {TEXT_LIMIT}.</Rule>
        <Rule icon={<Eye size={20} aria-hidden />} title="Content counts">The content of a file decides its type, not its name.</Rule>
        {member ? (
          <Rule icon={<Lock size={20} aria-hidden />} title="Only you can open them">
            Pictures are converted to WebP without hidden data. Unused files are deleted after one day, or when you delete them.
          </Rule>
        ) : (
          <Rule icon={<Lock size={20} aria-hidden />} title="Nothing is stored">You are signed out. Your file is checked but not stored. Sign in to store it.</Rule>
        )}
      </ul>
    </section>
  );
}

function Rule({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={css({ display: 'flex', gap: '3', textStyle: 'small', color: 'fg.muted' })}>
      <span className={css({ color: 'fg.subtle' })}>{icon}</span>
      <span><strong className={css({ display: 'block', color: 'fg', fontWeight: 'semibold' })}>{title}</strong>{children}</span>
    </li>
  );
}
