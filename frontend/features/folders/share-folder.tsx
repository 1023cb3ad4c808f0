import { Copy } from 'lucide-react';
import type { OpenedFolder } from '#contracts/folders.ts';
import { messageOf } from '#lib/api-error.ts';
import { useOrigin } from '#lib/server-rendering.ts';
import { flexFill, hstack, mutedText, stack } from '#styled/patterns';
import { useChangeFolder } from '#shared/folders/folders.mutations.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Switch } from '#ui/switch.tsx';
import { toast } from '#ui/toast.tsx';
import { FOLDER_ITEMS, SHARE_FOLDER } from './folder-page.words.ts';

/** The card with a switch that makes a folder readable for all people with its address, and shows that address. */
export function ShareFolder({ folder }: { folder: OpenedFolder }) {
  const change = useChangeFolder();
  const on = change.isPending ? change.variables.change.visibility === 'public' : folder.visibility === 'public';
  const address = `${useOrigin()}/folder/${folder.slug}`;
  const set = (shared: boolean): void => change.mutate({ id: folder.id, change: { visibility: shared ? 'public' : 'private' } }, {
    onError: (error) => toast({ tone: 'destructive', title: SHARE_FOLDER.failedToast, description: messageOf(error, FOLDER_ITEMS.tryAgainText) }),
  });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ tone: 'success', title: SHARE_FOLDER.copiedToast });
    } catch {
      toast({ title: SHARE_FOLDER.copyByHandToast, description: address, durationMs: 20_000 });
    }
  };
  return (
    <section aria-label={SHARE_FOLDER.heading} className={card}>
      <Switch checked={on} disabled={folder.removed} onCheckedChange={set}>{SHARE_FOLDER.switchLabel}</Switch>
      <p className={mutedText()}>{SHARE_FOLDER.text}</p>
      {on && (
        <div className={hstack({ gap: '2' })}>
          <Input readOnly mono aria-label={SHARE_FOLDER.linkLabel} value={address.replace(/^https?:\/\//, '')} className={flexFill()} onFocus={(event) => event.target.select()} />
          <IconButton variant="plain" label={SHARE_FOLDER.copyLabel} onClick={() => void copy()}><Copy size={16} aria-hidden /></IconButton>
        </div>
      )}
    </section>
  );
}

const card = stack({ layerStyle: 'card', gap: '3', padding: '5' });
