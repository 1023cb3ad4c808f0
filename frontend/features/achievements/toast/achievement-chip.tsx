import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Trophy } from 'lucide-react';
import { css, cx } from '#styled/css';
import { usePhone } from '#lib/server-rendering.ts';
import type { AchievementNews } from './achievement-event.ts';
import { useFreePlace } from '#ui/use-free-place.ts';
import type { Place } from '#ui/free-place.ts';
import { batchWords } from './achievement-line.ts';
import { ACHIEVEMENT_CHIP } from '../achievements.words.ts';

interface AchievementChipProps {
  news: readonly AchievementNews[];
  onOpen(): void;
}

/**
 * The small button to which achievement cards shrink when the reader does not touch them. A press opens the cards again. On phones it is a badge on
 * the bell, because every place under the bell would cover a part of the page.
 */
export const AchievementChip = (props: AchievementChipProps) => (usePhone() ? <ChipOnBell {...props} /> : <ChipUnderBell {...props} />);

/** The chip on phones: a badge at the corner of the bell, inside the header, which leaves the bell's icon and count visible. */
function ChipOnBell({ news, onOpen }: AchievementChipProps) {
  const bell = useSyncExternalStore(unwatched, () => document.querySelector('[data-bell]'), () => null);
  return bell && createPortal(<button type="button" aria-label={ACHIEVEMENT_CHIP.label(batchWords(news))} data-chip="" className={cx(look, onBell)} onClick={onOpen}><Trophy aria-hidden /></button>, bell);
}

/** The chip on wide windows: it hangs under the bell or in the nearest free place. Without a free place it is hidden. */
function ChipUnderBell({ news, onOpen }: AchievementChipProps) {
  const chip = useRef<HTMLButtonElement>(null);
  const place = useFreePlace(chip, underBell, news.length);
  return (
    <button ref={chip} type="button" aria-label={ACHIEVEMENT_CHIP.label(batchWords(news))} data-chip="" data-keep-clear="" className={cx(look, inPage)} style={place ? { left: place.left, top: place.top, right: 'auto' } : { visibility: 'hidden' }} onClick={onOpen}>
      <Trophy aria-hidden />
      <span className={css({ truncate: true })}>{batchWords(news)}</span>
    </button>
  );
}

/** The bell stays in the document as long as its reader is signed in. */
const unwatched = () => (): void => undefined;

function underBell({ width }: { width: number; height: number }, area: { left: number; top: number; width: number }): Place {
  const bell = document.querySelector('[data-bell]')?.getBoundingClientRect();
  const right = area.left + area.width;
  return { left: Math.round(Math.max(area.left, Math.min(right, bell?.right ?? right) - width)), top: area.top + 4 };
}

const look = css({
  display: 'inline-flex', alignItems: 'center', justifyContent: 'center', layerStyle: 'overlay', borderRadius: 'full', color: 'fg', textStyle: 'meta', fontWeight: 'semibold', animation: 'fadeIn', _hover: { borderColor: 'brand' },
  '& > svg': { width: '4', height: '4', color: 'amber' },
});
const inPage = css({ position: 'fixed', insetBlockStart: '[72px]', insetInlineEnd: '3', zIndex: 'tray', gap: '1.5', maxWidth: '[240px]', minHeight: '8', paddingInline: '3' });
const onBell = css({ position: 'absolute', insetInlineStart: '[-6px]', insetBlockEnd: '[-10px]', width: '6', height: '6', padding: '0' });
