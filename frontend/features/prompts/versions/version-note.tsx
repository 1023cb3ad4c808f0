import { Suspense, useState } from 'react';
import { mutedText, stack, wrap } from '#styled/patterns';
import type { OwnedVersions, PromptDetail } from '#contracts/prompt-detail.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { useChooseVersion } from './versions.mutations.ts';
import { VERSION_NOTE } from '../prompt-versions.words.ts';

const UpgradeDialog = lazyPart(() => import('./upgrade-dialog.tsx'), 'UpgradeDialog');

interface VersionNoteProps {
  prompt: PromptDetail;
  versions: OwnedVersions;
}

/** Notice that tells buyers which of their versions of the prompt they run, and offers a newer one (docs/rules/selling.md#owned-versions). */
export function VersionNote({ prompt, versions }: VersionNoteProps) {
  const { first, running, newest, decided } = versions;
  const [comparing, setComparing] = useState(false);
  const choose = useChooseVersion(prompt.id, newest);
  if (first === newest) return null;
  const shown = prompt.formVersion ?? running;
  const linked = shown !== running;
  return (
    <section aria-label={VERSION_NOTE.label} className={box} data-asks={!decided || undefined}>
      <p>
        <strong>{VERSION_NOTE.versionText(shown, linked ? '' : ' (yours)')}</strong>
        {linked ? <>{VERSION_NOTE.linkSaysRunText(running)}</> : newest > running && <> {VERSION_NOTE.newerText(newest)}</>}
      </p>
      {!decided && !linked && <p className={mutedText({ textStyle: 'meta' })}>{VERSION_NOTE.thereNewerText}</p>}
      <div className={wrap({ gap: '2' })}>
        {!decided && !linked && (
          <>
            <Button size="sm" variant="primary" busy={choose.isPending && choose.variables === newest} busyLabel={VERSION_NOTE.upgradingBusyLabel} disabled={choose.isPending} onClick={() => choose.mutate(newest)}>{VERSION_NOTE.upgradeToButton(newest)}</Button>
            <Button size="sm" busy={choose.isPending && choose.variables === running} busyLabel={VERSION_NOTE.stayingBusyLabel} disabled={choose.isPending} onClick={() => choose.mutate(running)}>{VERSION_NOTE.stayOnButton(running)}</Button>
          </>
        )}
        <Button size="sm" variant={decided || linked ? 'plain' : 'ghost'} onClick={() => setComparing(true)}>{newest > running ? VERSION_NOTE.whatChangedButton : VERSION_NOTE.changeVersionButton}</Button>
      </div>
      {comparing && <Suspense fallback={null}><UpgradeDialog prompt={prompt} versions={versions} choose={choose} onClose={() => setComparing(false)} /></Suspense>}
    </section>
  );
}

const box = stack({ layerStyle: 'card', gap: '2', padding: '4', textStyle: 'small', '&[data-asks]': { backgroundColor: 'brand.soft' } });
