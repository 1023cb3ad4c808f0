import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Box, Place } from '#ui/free-place.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { reach } from '#ui/reach.ts';
import { useSwipeRight } from '#ui/swipe.ts';
import { toasts } from '#ui/toast.tsx';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX, type Toast, type ToastStore } from '#ui/toast-store.ts';
import { isPlace, lowerRight, PHONE_PX, usePlaceBesideDialogs } from '#ui/use-free-place.ts';
import type { Size } from '#ui/use-free-place.ts';
import { css } from '#styled/css';
import { toast as toastStyles } from '#styled/recipes';

const icons = { neutral: Info, success: CircleCheck, destructive: CircleAlert } as const;
const EXIT_MS = 200;
const GAP_PX = 12;

/** Stores how high the toast is, so that the achievement card stands above it. */
const liftAchievements = reach('--toast-reach', ({ offsetHeight }) => (offsetHeight > 0 ? offsetHeight + GAP_PX : 0));

function ToastCard({ item, store }: { item: Toast; store: ToastStore }) {
  const tone = item.tone ?? 'neutral';
  const styles = toastStyles({ tone });
  const Icon = icons[tone];
  const swipe = useSwipeRight(TOAST_SWIPE_THRESHOLD_PX, () => store.dismiss(item.id));
  return (
    <li
      className={styles.root} data-on="overlay" data-state={item.open ? 'open' : 'closed'} tabIndex={0} {...swipe}
      onKeyDown={(event) => event.key === 'Escape' && store.dismiss(item.id)}
    >
      <span className={styles.icon}>{item.icon ?? <Icon size={18} aria-hidden="true" />}</span>
      <div className={styles.text}>
        <strong className={styles.title}>{item.title}</strong>
        {item.description ? <p className={styles.description}>{item.description}</p> : null}
      </div>
      <div className={styles.actions}>
        {item.action}
        <IconButton label="Close" size="sm" onClick={() => store.dismiss(item.id)}><X size={16} /></IconButton>
      </div>
    </li>
  );
}

/** Keeps a closed toast on the page until its exit animation ends, and then removes it from the page. The store still remembers it. */
function useShown(item: Toast | undefined): Toast | undefined {
  const [gone, setGone] = useState<number | null>(null);
  const leaving = item && !item.open ? item.id : null;
  useEffect(() => {
    if (leaving === null) return;
    const timer = setTimeout(() => setGone(leaving), EXIT_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  return item && item.id !== gone ? item : undefined;
}

/** How much farther in px than the free room's edge a toast is from the window's edge on wide windows, as without a dialog. */
const INSET_PX = 12;

/** The best place of a toast beside an open dialog: the lower right corner, and on phones the upper edge, because sheets rise from the lower one. */
function besideDialog(size: Size, area: Box): Place {
  if (window.innerWidth < PHONE_PX) return { left: area.left, top: area.top };
  const { left, top } = lowerRight(size, area);
  return { left: left - INSET_PX, top: top - INSET_PX };
}

/**
 * The toasts at the lower right, above elements that set `--toast-offset` (the job tray). F8 moves focus to the toast. Its time stands still
 * while pointer or focus is inside. Beside an open dialog it covers none of its buttons, fields and charts (docs/rules/client-limits.md#room-beside-dialogs).
 */
export function Toaster({ store = toasts }: { store?: ToastStore }) {
  const viewport = useRef<HTMLElement>(null);
  const corner = useRef<HTMLOListElement>(null);
  const list = useSyncExternalStore(store.subscribe, store.list, store.list);
  const shown = useShown(list[0]);
  // The user needs the button or the words to copy of a toast while the dialog is open in which they asked for them.
  const patient = !shown?.action && (shown?.durationMs ?? TOAST_DURATION_MS) <= TOAST_DURATION_MS;
  const place = usePlaceBesideDialogs(corner, besideDialog, shown?.id, patient);
  const urgent = shown?.tone === 'destructive';
  // A toast with an error does not wait, because its reader may be about to press the button that just failed.
  const waits = place === 'waits' && !urgent;
  const id = shown?.id;
  // A toast that is hidden while pointer or focus is on it loses both, and its time must go on standing still.
  const resume = (): void => {
    if (!waits) store.resume();
  };
  useEffect(() => {
    if (!waits || id === undefined) return;
    store.pause();
    return store.resume;
  }, [store, waits, id]);
  useEffect(() => {
    const focusToast = (event: KeyboardEvent) => {
      if (event.key === TOAST_HOTKEY) viewport.current?.querySelector<HTMLElement>('li')?.focus();
    };
    document.addEventListener('keydown', focusToast);
    return () => document.removeEventListener('keydown', focusToast);
  }, []);
  useEffect(() => corner.current ? liftAchievements(corner.current) : undefined, []);
  // Toasts are rendered directly in the body, because an open dialog hides everything beside it from screen readers, except live regions.
  return createPortal(
    <section ref={viewport} aria-label={`Notifications (${TOAST_HOTKEY})`} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true" data-toaster="">
      <ol
        ref={corner} className={toastStyles().viewport} style={isPlace(place) ? { left: place.left, top: place.top, right: 'auto', bottom: 'auto' } : { visibility: waits ? 'hidden' : undefined }}
        onPointerEnter={store.pause} onPointerLeave={resume} onFocus={store.pause} onBlur={resume}
      >
        {shown ? <ToastCard key={shown.id} item={shown} store={store} /> : null}
      </ol>
      {waits && shown && <p className={css({ srOnly: true })}>{shown.title} {shown.description}</p>}
    </section>,
    document.body,
  );
}
