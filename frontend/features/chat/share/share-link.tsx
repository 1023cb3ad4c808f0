import { Suspense, useState } from 'react';
import { Copy, QrCode as QrIcon, Snowflake } from 'lucide-react';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import type { ChatShare } from '#contracts/chat-shares.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { copyText } from '#shared/chat-thread/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SHARE } from '../chat.words.ts';

const QrCode = lazyPart(() => import('#shared/sharing/qr-code.tsx'), 'QrCode');

interface ShareLinkProps {
  share: ChatShare;
  /** Number of messages that this shared link would show after an update. */
  messagesNow: number;
  /** True when the link was made with other sharing options than those that the member has chosen now. */
  changed: boolean;
  updating: boolean;
  onUpdate(): void;
}

/** A working link to a chat: its address for copying or scanning, the last message that it shows, and a button that updates it. */
export function ShareLink({ share, messagesNow, changed, updating, onUpdate }: ShareLinkProps) {
  const [code, setCode] = useState(false);
  const more = messagesNow !== share.messages;
  return (
    <>
      <div className={hstack({ gap: '2' })}>
        <Input mono readOnly aria-label={SHARE.linkLabel} value={share.url} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="primary" icon={<Copy aria-hidden />} onClick={() => void copyText(share.url)}>{SHARE.copyButton}</Button>
        <IconButton label={SHARE.qrButton} variant="plain" aria-expanded={code} onClick={() => setCode(!code)}><QrIcon aria-hidden /></IconButton>
      </div>
      {code && <Suspense fallback={<Skeleton radius="md" className={css({ width: '[220px]', height: '[220px]', justifySelf: 'center' })} />}><QrCode address={share.url} name="chat" /></Suspense>}
      <div className={frozen}>
        <Snowflake size={18} aria-hidden />
        <p>{SHARE.frozenText(share.messages)}</p>
        {(more || changed) && <Button size="sm" busy={updating} onClick={onUpdate}>{SHARE.updateButton(more ? messagesNow : null)}</Button>}
      </div>
    </>
  );
}

const frozen = css({ display: 'grid', gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' }, '& > button': { gridColumn: { base: '1 / -1', md: 'auto' } }, gap: '2.5', alignItems: 'center', padding: '3', borderRadius: 'md', textStyle: 'small', backgroundColor: { base: '[oklch(.285 .05 245)]', _light: '[oklch(.94 .03 240)]' }, '& > svg': { color: { base: '[oklch(.85 .075 235)]', _light: '[oklch(.46 .12 245)]' } } });
