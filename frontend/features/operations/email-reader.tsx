import { useEffect, useRef } from 'react';
import { css } from '#styled/css';
import { metaText, mutedText, stack } from '#styled/patterns';
import { button } from '#styled/recipes';
import type { StoredEmail } from '#contracts/operations.ts';
import { EMAIL_READER } from './operations.words.ts';

/** Shows an administrator one stored email as its recipient would see it. The button in the email is a working link. */
export function EmailReader({ email }: { email: StoredEmail | null }) {
  const article = useRef<HTMLElement>(null);
  // On narrow screens the opened email is below the list, so the page scrolls to it.
  useEffect(() => article.current?.scrollIntoView({ block: 'nearest' }), [email?.id]);
  if (!email) return <p className={css({ color: 'fg.subtle', textStyle: 'small', padding: '4' })}>{EMAIL_READER.emptyText}</p>;
  return (
    <article ref={article} aria-label={email.subject} className={stack({ position: { lg: 'sticky' }, insetBlockStart: { lg: '[calc(var(--sizes-header) + 24px)]' }, scrollMarginBlock: '[calc(var(--sizes-header) + 12px)]', layerStyle: 'panel', padding: '5', gap: '3', justifyItems: 'start', overflowWrap: 'anywhere' })}>
      <div>
        <h3 className={css({ textStyle: 'h4' })}>{email.subject}</h3>
        <p className={metaText()}>{EMAIL_READER.toText} {email.to}</p>
      </div>
      {email.text?.split(/\n{2,}/).map((paragraph) => <p key={paragraph} className={mutedText()}>{paragraph}</p>)}
      {email.action && <a href={email.action.url} className={button({ variant: 'primary' })}>{email.action.label}</a>}
    </article>
  );
}
