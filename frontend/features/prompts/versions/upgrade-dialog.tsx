import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, longWords, stack } from '#styled/patterns';
import type { OwnedVersions, PromptDetail } from '#contracts/prompt-detail.ts';
import type { VersionCard } from '#contracts/prompt-versions.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { useChooseVersion } from './versions.mutations.ts';
import { VersionCompare } from './version-compare.tsx';
import { versionsQuery } from './versions.queries.ts';
import { UPGRADE_DIALOG } from '../prompt-versions.words.ts';

interface UpgradeDialogProps {
  prompt: PromptDetail;
  versions: OwnedVersions;
  choose: ReturnType<typeof useChooseVersion>;
  onClose(): void;
}

const successWords = (card: VersionCard | undefined): string => (card?.works == null ? UPGRADE_DIALOG.noRate : `works ${card.works}%`);

/**
 * Dialog that compares a buyer's version of a prompt with the newest one: notes, success rates and every changed word. The buyer chooses
 * which one their runs use.
 */
export function UpgradeDialog({ prompt, versions: { first, running, newest }, choose, onClose }: UpgradeDialogProps) {
  const list = useInfiniteQuery(versionsQuery(prompt.id));
  const [other, setOther] = useState(running < newest ? newest : first);
  const cards = (list.data?.pages.flatMap((page) => page.items) ?? []).filter(({ version, state }) => version >= first && (state === 'published' || state === 'earlier'));
  const cardOf = (version: number): VersionCard | undefined => cards.find((card) => card.version === version);
  const [from, to] = [Math.min(running, other), Math.max(running, other)];
  const notes = cards.filter(({ version }) => version > from && version <= to);
  const take = (version: number): void => choose.mutate(version, { onSuccess: onClose });
  const options = cards.filter(({ version }) => version !== running).map(({ version, changeNote }) => ({ value: String(version), label: UPGRADE_DIALOG.versionLabel(version), help: changeNote.slice(0, 60) || undefined }));
  return (
    <Dialog
      open size="lg" onOpenChange={(open) => !open && onClose()} title={UPGRADE_DIALOG.title(running, other)} description={UPGRADE_DIALOG.description}
      footer={
        <>
          <Button busy={choose.isPending && choose.variables === running} busyLabel={UPGRADE_DIALOG.stayingBusyLabel} disabled={choose.isPending} onClick={() => take(running)}>{UPGRADE_DIALOG.stayOnButton(running)}</Button>
          <Button variant="primary" busy={choose.isPending && choose.variables === other} busyLabel={UPGRADE_DIALOG.changingBusyLabel} disabled={choose.isPending} onClick={() => take(other)}>{UPGRADE_DIALOG.toButton(running, other)}</Button>
        </>
      }
    >
      {list.isPending && <Skeleton radius="lg" className={css({ height: '[260px]' })} />}
      {list.isError && !list.data && <FetchProblem error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && (
        <div className={column({ gap: '5' })}>
          {options.length > 1 && <Field label={UPGRADE_DIALOG.compareYoursWithLabel} group><Select options={options} value={String(other)} onValueChange={(value) => setOther(Number(value))} className={css({ maxWidth: '[280px]' })} /></Field>}
          <dl className={rates}>
            {[running, other].sort((a, b) => a - b).map((version) => <div key={version}><dt>{UPGRADE_DIALOG.versionTerm(version, version === running)}</dt><dd>{successWords(cardOf(version))}</dd></div>)}
          </dl>
          <section className={stack({ gap: '2' })}>
            <h3 className={css({ textStyle: 'label' })}>{UPGRADE_DIALOG.heading}</h3>
            <ul className={stack({ gap: '1.5', textStyle: 'small' })}>
              {notes.map(({ version, changeNote }) => <li key={version} className={longWords()}><strong>v{version}</strong> {changeNote || <span className={css({ color: 'fg.subtle' })}>{UPGRADE_DIALOG.withoutNoteText}</span>}</li>)}
            </ul>
          </section>
          <VersionCompare promptId={prompt.id} from={from} to={to} />
        </div>
      )}
    </Dialog>
  );
}

const rates = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3', '& > div': { layerStyle: 'card', padding: '3' }, '& dt': { textStyle: 'meta', color: 'fg.subtle' }, '& dd': { fontWeight: 'semibold', tabular: true } });
