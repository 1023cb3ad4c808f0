import { Suspense, useState, useSyncExternalStore } from 'react';
import { CodeXml, Copy, QrCode as QrIcon, Share2 } from 'lucide-react';
import { css } from '#styled/css';
import { column, visuallyHidden, wrap } from '#styled/patterns';
import { button } from '#styled/recipes';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { embedCode, embedFormCode, networksOf } from './share-address.ts';
import { SHARE_TOOLS } from './sharing.words.ts';

const QrCode = lazyPart(() => import('#shared/sharing/qr-code.tsx'), 'QrCode');

interface ShareToolsProps {
  promptId: string;
  /** Full address of the prompt or creation that is shared. */
  address: string;
  title: string;
  /** Text that is posted beside the shared address. */
  words: string;
  /** Beginning of the names of saved files, such as the QR code. */
  slug: string;
}

/** React needs a subscription here. It never reports a change, because a device does not gain or lose its share dialog. */
const never = () => () => undefined;

/** All ways to share an address: copy it, the device's share dialog, a QR code, embed code, and social networks. */
export function ShareTools({ promptId, address, title, words, slug }: ShareToolsProps) {
  const [more, setMore] = useState<'code' | 'embed' | null>(null);
  const toggle = (which: 'code' | 'embed'): void => setMore(more === which ? null : which);
  const sheet = useSyncExternalStore(never, () => typeof navigator.share === 'function', () => false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ tone: 'success', title: SHARE_TOOLS.linkCopiedToast, description: SHARE_TOOLS.toastText });
    } catch {
      toast({ title: SHARE_TOOLS.copyThisAddressToast, description: address, durationMs: 20_000 });
    }
  };
  return (
    <div className={column({ gap: '4' })}>
      <Field label={SHARE_TOOLS.linkLabel}><Input readOnly mono value={address} onFocus={(event) => event.currentTarget.select()} /></Field>
      <div className={wrap({ gap: '2' })}>
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>{SHARE_TOOLS.copyLinkButton}</Button>
        {sheet && (
          // Ignores the error, because browsers report it as an error when the user closes the device's share dialog.
          <Button icon={<Share2 aria-hidden />} onClick={() => void navigator.share({ title, text: words, url: address }).catch(() => undefined)}>{SHARE_TOOLS.shareButton}</Button>
        )}
        <Button icon={<QrIcon aria-hidden />} aria-expanded={more === 'code'} onClick={() => toggle('code')}>{SHARE_TOOLS.qrCodeButton}</Button>
        <Button icon={<CodeXml aria-hidden />} aria-expanded={more === 'embed'} onClick={() => toggle('embed')}>{SHARE_TOOLS.embedButton}</Button>
      </div>
      {more === 'code' && <Suspense fallback={<Skeleton radius="md" className={css({ width: '[220px]', height: '[220px]', justifySelf: 'center' })} />}><QrCode address={address} name={slug} /></Suspense>}
      {more === 'embed' && (
        <>
          <Field label={SHARE_TOOLS.htmlOwnPageLabel} help={SHARE_TOOLS.help}><Textarea readOnly mono grow rows={4} value={embedCode(address, slug, title)} onFocus={(event) => event.currentTarget.select()} /></Field>
          <Field label={SHARE_TOOLS.formLabel} help={SHARE_TOOLS.formHelp}><Textarea readOnly mono grow rows={4} value={embedFormCode(address, promptId, title)} onFocus={(event) => event.currentTarget.select()} /></Field>
        </>
      )}
      <ul aria-label={SHARE_TOOLS.postItOnLabel} className={wrap({ gap: '2' })}>
        {networksOf(address, words).map(({ name, url }) => (
          <li key={name}><a href={url} target="_blank" rel="noreferrer" className={button({ size: 'sm', variant: 'ghost' })}>{name}<span className={visuallyHidden()}>{SHARE_TOOLS.inNewTabText}</span></a></li>
        ))}
      </ul>
    </div>
  );
}
