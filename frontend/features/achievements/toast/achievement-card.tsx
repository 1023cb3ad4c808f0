import { createPortal } from 'react-dom';
import { X } from 'lucide-react';
import { css } from '#styled/css';
import { toast } from '#styled/recipes';
import { IconButton } from '#ui/icon-button.tsx';
import { SparkBurst } from '#ui/spark-burst.tsx';
import type { Waiting } from './achievement-line.ts';

/** Above the tray and the toast that is there, and never out of the window. */
const ABOVE = 'min(calc(var(--toast-offset, 0px) + var(--page-bar, 0px) + var(--toast-reach, 0px) + var(--toast-edge)), 100dvh - 160px)';

interface AchievementCardProps {
  shown: Waiting | null;
  leaving: boolean;
  /** How many stand in line behind it. */
  waiting: number;
  onClose(): void;
}

/**
 * 'Achievement Unlocked!', bottom right, above the job tray and above a toast; it stays until it is closed. Straight in the body and a
 * live region, so that it is heard and can be pressed beside an open dialog.
 */
export function AchievementCard({ shown, leaving, waiting, onClose }: AchievementCardProps) {
  const styles = toast({ tone: 'success' });
  return createPortal(
    <section aria-label="Achievements" aria-live="polite" aria-atomic="true" data-achievements="" className={styles.viewport} style={{ bottom: ABOVE }}>
      {shown && (
        <div key={shown.turn} className={styles.root} data-on="overlay" data-state={leaving ? 'closed' : 'open'} style={leaving ? { animationFillMode: 'forwards' } : undefined} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
          <SparkBurst play={shown.turn} />
          <span aria-hidden className={tile}>{shown.emoji}</span>
          <div className={styles.text}>
            <p className={css({ textStyle: 'micro', fontWeight: 'semibold', color: 'amber' })}>Achievement Unlocked!</p>
            <strong className={styles.title}>{shown.title}</strong>
            <p className={styles.description}>{shown.message}</p>
            {waiting > 0 && <p className={css({ textStyle: 'micro', color: 'fg.subtle' })}>{waiting} more behind it</p>}
          </div>
          <div className={styles.actions}><IconButton label="Close achievement" size="sm" onClick={onClose}><X size={16} /></IconButton></div>
        </div>
      )}
    </section>,
    document.body,
  );
}

const tile = css({ display: 'grid', placeItems: 'center', flex: 'none', width: '12', height: '12', borderRadius: 'md', backgroundColor: 'amber.soft', fontSize: '24' });
