import { Suspense, useState } from 'react';
import { mutedText, stack, wrap } from '#styled/patterns';
import type { OwnedVersions, PromptDetail } from '#contracts/prompt-detail.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { useChooseVersion } from './versions.mutations.ts';

const UpgradeDialog = lazyPart(() => import('./upgrade-dialog.tsx'), 'UpgradeDialog');

interface VersionNoteProps {
  prompt: PromptDetail;
  versions: OwnedVersions;
}

/** Which of their versions a buyer runs, and the choice of a newer one (docs/rules/selling.md#owned-versions). */
export function VersionNote({ prompt, versions }: VersionNoteProps) {
  const { first, running, newest, decided } = versions;
  const [comparing, setComparing] = useState(false);
  const choose = useChooseVersion(prompt.id, newest);
  if (first === newest) return null;
  const shown = prompt.formVersion ?? running;
  const linked = shown !== running;
  return (
    <section aria-label="Your version" className={box} data-asks={!decided || undefined}>
      <p>
        <strong>Version {shown}{linked ? '' : ' (yours)'}</strong>
        {linked ? <>, as the link says · you run {running}</> : newest > running && <> · newer: {newest}</>}
      </p>
      {!decided && !linked && <p className={mutedText({ textStyle: 'meta' })}>There is a newer version. Your runs use yours until you upgrade.</p>}
      <div className={wrap({ gap: '2' })}>
        {!decided && !linked && (
          <>
            <Button size="sm" variant="primary" busy={choose.isPending && choose.variables === newest} busyLabel="Upgrading…" disabled={choose.isPending} onClick={() => choose.mutate(newest)}>Upgrade to {newest}</Button>
            <Button size="sm" busy={choose.isPending && choose.variables === running} busyLabel="Staying…" disabled={choose.isPending} onClick={() => choose.mutate(running)}>Stay on {running}</Button>
          </>
        )}
        <Button size="sm" variant={decided || linked ? 'plain' : 'ghost'} onClick={() => setComparing(true)}>{newest > running ? 'What changed?' : 'Change version'}</Button>
      </div>
      {comparing && <Suspense fallback={null}><UpgradeDialog prompt={prompt} versions={versions} choose={choose} onClose={() => setComparing(false)} /></Suspense>}
    </section>
  );
}

const box = stack({ layerStyle: 'card', gap: '2', padding: '4', textStyle: 'small', '&[data-asks]': { backgroundColor: 'brand.soft' } });
