import { useEffect, useRef } from 'react';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { StoredMail } from '#contracts/operations.ts';
import { MAIL_READER } from './operations.words.ts';

/** One mail as its reader would have got it; its button is a real link. */
export function MailReader({ mail }: { mail: StoredMail | null }) {
  const letter = useRef<HTMLElement>(null);
  // On narrow screens it stands below the list, out of sight.
  useEffect(() => letter.current?.scrollIntoView({ block: 'nearest' }), [mail?.id]);
  if (!mail) return <p className={css({ color: 'fg.subtle', textStyle: 'small', padding: '4' })}>{MAIL_READER.chooseAnEmail}</p>;
  return (
    <article ref={letter} aria-label={mail.subject} className={css({ position: { lg: 'sticky' }, insetBlockStart: { lg: '[calc(var(--sizes-header) + 24px)]' }, scrollMarginBlock: '[calc(var(--sizes-header) + 12px)]', layerStyle: 'panel', padding: '5', display: 'grid', gap: '3', justifyItems: 'start', overflowWrap: 'anywhere' })}>
      <div>
        <h3 className={css({ textStyle: 'h4' })}>{mail.subject}</h3>
        <p className={css({ textStyle: 'meta', color: 'fg.subtle' })}>to {mail.to}</p>
      </div>
      {mail.text?.split(/\n{2,}/).map((paragraph) => <p key={paragraph} className={css({ color: 'fg.muted', textStyle: 'small' })}>{paragraph}</p>)}
      {mail.action && <a href={mail.action.url} className={button({ variant: 'primary' })}>{mail.action.label}</a>}
    </article>
  );
}
