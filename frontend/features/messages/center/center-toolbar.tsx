import { Archive, ArchiveRestore, MailOpen } from 'lucide-react';
import { css } from '#styled/css';
import { flex, hstack, wrap } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import type { ButtonProps } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Switch } from '#ui/switch.tsx';
import { MOST_AT_ONCE } from './use-selection.ts';
import type { TidyProgress, TidyWork } from './use-tidy.ts';
import { CENTER_TOOLBAR } from '../messages.words.ts';

interface CenterToolbarProps {
  selected: number;
  all: boolean;
  /** True when more messages match the filter than one selection may hold. */
  capped: boolean;
  gathering: boolean;
  /** True when "Select all" is disabled, because the list of messages is empty or loading. */
  closed: boolean;
  grouped: boolean;
  /** True while the Notification Center shows archived messages. */
  archived: boolean;
  progress: TidyProgress | null;
  onToggleAll(): void;
  onGroup(grouped: boolean): void;
  onTidy(what: TidyWork): void;
}

/** A bar with the number of selected messages and the buttons that act on them. While an action runs, it shows the progress. */
export function CenterToolbar({ selected, all, capped, gathering, closed, grouped, archived, progress, onToggleAll, onGroup, onTidy }: CenterToolbarProps) {
  const busy = progress !== null;
  const button = (what: TidyWork): Pick<ButtonProps, 'size' | 'busy' | 'disabled' | 'onClick'> => ({
    size: 'sm', busy: progress?.what === what, disabled: gathering || (busy && progress.what !== what), onClick: () => onTidy(what),
  });
  return (
    <div className={bar}>
      <div className={hstack({ gap: '2.5', textStyle: 'small' })}>
        <Checkbox hideLabel checked={all} indeterminate={selected > 0 && !all} disabled={closed || gathering || busy} onCheckedChange={onToggleAll}>{CENTER_TOOLBAR.selectAllLabel}</Checkbox>
        <span role="status">{progress ? working(progress) : words(selected, capped, gathering)}</span>
      </div>
      <Switch className={css({ marginInlineStart: 'auto', minHeight: '8' })} checked={grouped} onCheckedChange={onGroup}>{CENTER_TOOLBAR.groupByDateLabel}</Switch>
      {selected > 0 && (
        <div className={flex({ gap: '2', flex: { base: '[1 0 100%]', md: 'none' }, '& > *': { flex: { base: '1', md: 'none' } } })}>
          {archived ? <Button {...button('restore')} icon={<ArchiveRestore aria-hidden />}>{CENTER_TOOLBAR.restoreButton}</Button> : (
            <>
              <Button {...button('read')} icon={<MailOpen aria-hidden />}>{CENTER_TOOLBAR.markReadButton(selected)}</Button>
              <Button {...button('archive')} icon={<Archive aria-hidden />}>{CENTER_TOOLBAR.archiveButton}</Button>
            </>
          )}
        </div>
      )}
      {progress && <ProgressBar className={css({ flex: '[1 0 100%]' })} value={(progress.done / progress.of) * 100} label={working(progress)} />}
    </div>
  );
}

function words(selected: number, capped: boolean, gathering: boolean): string {
  if (gathering) return 'Loading…';
  if (selected === 0) return CENTER_TOOLBAR.selectAllLabel;
  return capped && selected >= MOST_AT_ONCE ? CENTER_TOOLBAR.mostSelected(selected) : `${selected} selected`;
}

const WORKING: Record<TidyWork, string> = { read: CENTER_TOOLBAR.read, archive: 'Archiving', restore: 'Restoring' };
const working = ({ what, done, of }: TidyProgress): string => `${WORKING[what]}: ${done} of ${of}`;

const bar = wrap({
  flex: 'none', alignItems: 'center', columnGap: '4', rowGap: '2', paddingInline: { base: '5', md: '6' }, paddingBlock: '2', minHeight: '12',
  borderTop: 'soft', borderBottom: 'soft',
});
