import { Suspense, useSyncExternalStore } from 'react';
import { Copy, Share2 } from 'lucide-react';
import { css } from '#styled/css';
import { column, longWords, stack, wrap } from '#styled/patterns';
import type { Referrals } from '#contracts/referrals.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { REFERRALS } from '../referrals.words.ts';

const QrCode = lazyPart(() => import('#shared/sharing/qr-code.tsx'), 'QrCode');

/** React needs a subscription here. It never reports a change, because a device does not gain or lose its share dialog. */
const never = () => () => undefined;

/** Card with the user's referral code, the link and its QR code. */
export function Ticket({ referrals: { code, url, terms } }: { referrals: Referrals }) {
  const sheet = useSyncExternalStore(never, () => typeof navigator.share === 'function', () => false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', title: REFERRALS.copied });
    } catch {
      toast({ title: REFERRALS.copyThis, description: url, durationMs: 20_000 });
    }
  };
  return (
    <section aria-labelledby="referral-ticket" className={column({ gap: '3' })}>
      {!terms.running && <Alert tone="info">{REFERRALS.paused}</Alert>}
      <div className={ticket}>
        <div className={stack({ gap: '2', flex: '[1 1 240px]', minWidth: '0' })}>
          <h2 id="referral-ticket" className={css({ fontWeight: 'semibold' })}>{REFERRALS.admit}</h2>
          <p className={longWords({ textStyle: 'h1' })}>{code}</p>
          <p className={css({ textWrap: '[pretty]' })}>{REFERRALS.bothText(terms.referrerTokens, terms.newcomerTokens)}</p>
        </div>
        <div className={css({ width: '[160px]' })}><Suspense fallback={<Skeleton radius="md" className={css({ height: '[160px]' })} />}><QrCode address={url} name={code} /></Suspense></div>
      </div>
      <div className={row}>
        <Field label={REFERRALS.linkLabel} className={css({ flex: '[1 1 240px]' })}><Input readOnly mono value={url} onFocus={(event) => event.currentTarget.select()} /></Field>
        <Button variant="primary" icon={<Copy aria-hidden />} onClick={() => void copy()}>{REFERRALS.copyButton}</Button>
        {/* Ignores the error, because browsers report it as an error when the user closes the device's share dialog. */}
        {sheet && <Button icon={<Share2 aria-hidden />} onClick={() => void navigator.share({ title: REFERRALS.shareTitle, url }).catch(() => undefined)}>{REFERRALS.shareButton}</Button>}
      </div>
    </section>
  );
}

const ticket = wrap({ gap: '5', alignItems: 'center', padding: { base: '5', md: '6' }, borderRadius: 'xl', backgroundColor: 'amber.fill', color: 'ink' });
const row = wrap({ layerStyle: 'panel', gap: '2', alignItems: 'flex-end', padding: '4' });
