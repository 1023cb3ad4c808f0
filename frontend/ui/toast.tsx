import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { reach } from '#ui/reach.ts';
import { useSwipeRight } from '#ui/swipe.ts';
import { createToastStore, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX, type Toast, type ToastInput, type ToastStore } from '#ui/toast-store.ts';
import { toast as toastStyles } from '#styled/recipes';

/** The one store of toasts of the page, which code outside of React uses too. */
const corner = createToastStore();

/**
 * Shows a toast in place of the visible one. It closes after 5 s.
 * @returns its id
 */
export const toast = (input: ToastInput): number => corner.show(input);

/** Closes the toast with this id, or the visible one. */
export const dismissToast = (id?: number): void => corner.dismiss(id);

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

/**
 * The toasts at the lower right, above elements that set `--toast-offset` (the job tray). F8 moves focus to the toast. Its time stands still
 * while pointer or focus is inside.
 */
export function Toaster({ store = corner }: { store?: ToastStore }) {
  const viewport = useRef<HTMLElement>(null);
  const list = useSyncExternalStore(store.subscribe, store.list, store.list);
  const shown = useShown(list[0]);
  useEffect(() => {
    const focusToast = (event: KeyboardEvent) => {
      if (event.key === TOAST_HOTKEY) viewport.current?.querySelector<HTMLElement>('li')?.focus();
    };
    document.addEventListener('keydown', focusToast);
    return () => document.removeEventListener('keydown', focusToast);
  }, []);
  const urgent = shown?.tone === 'destructive';
  // Toasts are rendered directly in the body, because an open dialog hides everything beside it from screen readers, except live regions.
  return createPortal(
    <section ref={viewport} aria-label={`Notifications (${TOAST_HOTKEY})`} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true" data-toaster="">
      <ol
        ref={liftAchievements} className={toastStyles().viewport}
        onPointerEnter={store.pause} onPointerLeave={store.resume} onFocus={store.pause} onBlur={store.resume}
      >
        {shown ? <ToastCard key={shown.id} item={shown} store={store} /> : null}
      </ol>
    </section>,
    document.body,
  );
}
