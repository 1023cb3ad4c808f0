import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { X } from 'lucide-react';
import { css, cx } from '#styled/css';
import { centered, metaText, mutedText } from '#styled/patterns';
import { toast } from '#styled/recipes';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/pictures.tsx';
import { SparkBurst } from '#ui/spark-burst.tsx';
import { isPlace, lowerRight, useFrontPlace } from '#ui/use-free-place.ts';
import { AchievementChip } from './achievement-chip.tsx';
import { batchWords, gainWords } from './achievement-line.ts';
import type { AchievementLine, Batch } from './achievement-line.ts';
import { ACHIEVEMENT_CARD } from '../achievements.words.ts';

/** CSS position of an achievement card that the reader opened while no place is free: above job tray and toasts, inside the window. */
const ABOVE = 'min(calc(max(var(--toast-offset, 0px), var(--toast-bar, 0px)) + var(--page-bar, 0px) + var(--toast-reach, 0px) + 24px), 100dvh - 240px)';
/** The most achievements that one card lists by name; it only counts further ones. */
const NAMED = 5;

interface AchievementCardProps {
  line: AchievementLine;
  onClose(): void;
  /** Called with true when pointer or focus enters the achievement card, and with false when it leaves. */
  onHold(held: boolean): void;
  /** Whether the browser tab is visible. */
  visible: boolean;
  /** Called in a visible tab when the achievement card would cover a button, a price or a field wherever it is placed. */
  onNoRoom(): void;
  /** Called with true while the achievement card is hidden, because it has no room beside the open dialog, and then with false. */
  onWait(waits: boolean): void;
  onOpen(): void;
}

/**
 * The card that announces all achievements of one run, placed where it covers nothing near the lower right corner. After a while it shrinks
 * to a chip under the bell. It is a live region directly in the body, so that it works beside an open dialog.
 */
export function AchievementCard({ line: { shown, leaving, waiting, chip }, visible, onClose, onHold, onNoRoom, onWait, onOpen }: AchievementCardProps) {
  return createPortal(
    <section aria-label={ACHIEVEMENT_CARD.achievementsLabel} data-achievements="">
      <div aria-live="polite" aria-atomic="true">
        {shown && <Card key={shown.turn} batch={shown} leaving={leaving} waiting={waiting.reduce((sum, { news }) => sum + news.length, 0)} visible={visible} onClose={onClose} onHold={onHold} onNoRoom={onNoRoom} onWait={onWait} />}
      </div>
      {chip.length > 0 && <AchievementChip news={chip} onOpen={onOpen} />}
    </section>,
    document.body,
  );
}

interface CardProps extends Pick<AchievementCardProps, 'visible' | 'onClose' | 'onHold' | 'onNoRoom' | 'onWait'> {
  batch: Batch;
  leaving: boolean;
  waiting: number;
}

function Card({ batch: { turn, news, reopened }, leaving, waiting, visible, onClose, onHold, onNoRoom, onWait }: CardProps) {
  const box = useRef<HTMLDivElement>(null);
  const place = useFrontPlace(box, lowerRight, news.length);
  const waits = place === 'waits';
  const styles = toast({ tone: 'success' });
  const [first] = news;
  const single = news.length === 1;
  const noRoom = place === null && !reopened;
  const leave = useEffectEvent(onNoRoom);
  useEffect(() => {
    if (noRoom && visible) leave();
  }, [noRoom, visible]);
  useEffect(() => {
    onWait(waits);
    return () => onWait(false);
  }, [waits, onWait]);
  // Focuses an achievement card that the reader opened. The card is invisible until it has a position, and an invisible element cannot get focus.
  const placed = place !== undefined && !waits;
  useEffect(() => {
    if (reopened && placed) box.current?.querySelector('button')?.focus();
  }, [reopened, placed]);
  const found = isPlace(place) ? { left: place.left, top: place.top, right: 'auto', bottom: 'auto' } : { bottom: ABOVE };
  const blur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onHold(false);
  };
  return (
    <div
      ref={box} data-keep-clear="" className={cx(styles.viewport, frame)} style={{ ...found, visibility: noRoom || !placed ? 'hidden' : undefined }}
      onPointerEnter={() => onHold(true)} onPointerLeave={(event) => !event.currentTarget.contains(document.activeElement) && onHold(false)} onFocus={() => onHold(true)} onBlur={blur}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.root} data-on="overlay" data-state={leaving ? 'closed' : 'open'} style={leaving ? { animationFillMode: 'forwards' } : undefined}>
        <SparkBurst play={turn} />
        <span aria-hidden className={tile}>{first && <Picture emoji={first.emoji} />}</span>
        <div className={styles.text}>
          <p className={css({ textStyle: 'micro', fontWeight: 'semibold', color: 'amber' })}>{single ? ACHIEVEMENT_CARD.achievementUnlockedText : ACHIEVEMENT_CARD.achievementsUnlockedText}</p>
          <strong className={styles.title}>{batchWords(news)}</strong>
          {single
            ? <><p className={styles.description}>{first?.message}</p>{gainWords(news) && <p className={css({ textStyle: 'small', fontWeight: 'semibold' })}>{gainWords(news)}</p>}</>
            : <ul className={list}>{news.slice(0, NAMED).map((one, at) => <li key={one.key ?? at}><span aria-hidden><Picture emoji={one.emoji} /></span> {one.title}</li>)}{news.length > NAMED && <li>{ACHIEVEMENT_CARD.andMoreText(news.length - NAMED)}</li>}</ul>}
          {waiting > 0 && <p className={metaText({ textStyle: 'micro' })}>{ACHIEVEMENT_CARD.waitingText(waiting)}</p>}
        </div>
        <div className={styles.actions}><IconButton label={ACHIEVEMENT_CARD.closeAchievementLabel} size="sm" onClick={onClose}><X size={16} /></IconButton></div>
      </div>
    </div>
  );
}

const frame = css({ pointerEvents: 'auto' });
const tile = centered({ flex: 'none', width: '12', height: '12', borderRadius: 'md', backgroundColor: 'amber.soft', color: 'amber', fontSize: '24' });
const list = mutedText({ marginBlockStart: '1', lineHeight: 'normal' });
