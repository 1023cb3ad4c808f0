import { useRef } from 'react';
import { Trophy } from 'lucide-react';
import { css } from '#styled/css';
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
 * The small button to which achievement cards shrink when the reader does not touch them. It hangs under the bell or in the nearest free
 * place, and opens the cards again. Without a free place it is hidden.
 */
export function AchievementChip({ news, onOpen }: AchievementChipProps) {
  const chip = useRef<HTMLButtonElement>(null);
  const place = useFreePlace(chip, underBell, news.length);
  return (
    <button ref={chip} type="button" aria-label={ACHIEVEMENT_CHIP.label(batchWords(news))} data-keep-clear="" className={look} style={place ? { left: place.left, top: place.top, right: 'auto' } : { visibility: 'hidden' }} onClick={onOpen}>
      <Trophy aria-hidden />
      <span className={css({ truncate: true })}>{batchWords(news)}</span>
    </button>
  );
}

function underBell({ width }: { width: number; height: number }, area: { left: number; top: number; width: number }): Place {
  const bell = document.querySelector('[data-bell]')?.getBoundingClientRect();
  const right = area.left + area.width;
  return { left: Math.round(Math.max(area.left, Math.min(right, bell?.right ?? right) - width)), top: area.top + 4 };
}

const look = css({
  position: 'fixed', insetBlockStart: '[72px]', insetInlineEnd: '3', zIndex: 'tray', display: 'inline-flex', alignItems: 'center', gap: '1.5', maxWidth: '[240px]', minHeight: '8', paddingInline: '3',
  layerStyle: 'overlay', borderRadius: 'full', color: 'fg', textStyle: 'meta', fontWeight: 'semibold', animation: 'fadeIn', _hover: { borderColor: 'brand' },
  '& > svg': { width: '4', height: '4', color: 'amber' },
});
