import { Share2 } from 'lucide-react';
import { css } from '#styled/css';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { SHARE_BUTTON } from './sharing.words.ts';

interface ShareButtonProps {
  name: string;
  /** Path of the page that the share button shares. */
  path: string;
  /** Hides the share button's word on phones, for a row that is too short. */
  brief?: boolean;
}

/** A button that opens the device's share sheet, or copies the address when there is none. */
export function ShareButton({ name, path, brief = false }: ShareButtonProps) {
  const share = async (): Promise<void> => {
    const url = new URL(path, window.location.origin).href;
    if (typeof navigator.share === 'function') {
      // The share sheet rejects when the user closes it, which is not an error.
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => toast({ tone: 'success', title: SHARE_BUTTON.addressCopiedToast, description: SHARE_BUTTON.copiedToast }),
      () => toast({ title: SHARE_BUTTON.copyThisAddressToast, description: url, durationMs: 20_000 }),
    );
  };
  return <Button icon={<Share2 aria-hidden />} onClick={() => void share()}><span className={brief ? css({ mdDown: { srOnly: true } }) : undefined}>{SHARE_BUTTON.button}</span></Button>;
}
