import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_DURATION_MS, TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from './toast-store.ts';

/** Makes a toast store with a listener, as if a component showed its toasts. */
const shownStore = () => {
  const store = createToastStore();
  store.subscribe(() => undefined);
  return store;
};
const open = (store: ReturnType<typeof createToastStore>) => store.list().filter((toast) => toast.open).map((toast) => toast.title);

describe('toast store', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('the toast store shows 1 toast for 5 s and remembers a dismissed one for 1,000 s', () => {
    expect([TOAST_LIMIT, TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS]).toEqual([1, 5000, 1_000_000]);
  });

  it('the toast store shows the newest toast and drops the one before', () => {
    const store = shownStore();
    store.show({ title: 'first' });
    store.show({ title: 'second' });
    expect(store.list()).toHaveLength(1);
    expect(open(store)).toEqual(['second']);
  });

  it('the toast store gives a toast that replaces another its full time', () => {
    const store = shownStore();
    store.show({ title: 'first' });
    vi.advanceTimersByTime(4000);
    store.show({ title: 'second' });
    vi.advanceTimersByTime(4999);
    expect(open(store)).toEqual(['second']);
    vi.advanceTimersByTime(1);
    expect(open(store)).toEqual([]);
  });

  it('the toast store keeps a dismissed toast in memory, closed, until its removal delay is over', () => {
    const store = shownStore();
    store.dismiss(store.show({ title: 'gone' }));
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(store.list().map((toast) => toast.open)).toEqual([false]);
    vi.advanceTimersByTime(1);
    expect(store.list()).toEqual([]);
  });

  it('the toast store stops the time of a toast while the user reads it, and then continues with the rest', () => {
    const store = shownStore();
    store.show({ title: 'read me' });
    vi.advanceTimersByTime(3000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(open(store)).toEqual(['read me']);
    store.resume();
    vi.advanceTimersByTime(1999);
    expect(open(store)).toEqual(['read me']);
    vi.advanceTimersByTime(1);
    expect(open(store)).toEqual([]);
  });

  it('the toast store lets the time of a replacing toast run although the user was reading the one before', () => {
    const store = shownStore();
    store.show({ title: 'first' });
    store.pause();
    store.show({ title: 'second' });
    vi.advanceTimersByTime(TOAST_DURATION_MS - 1);
    expect(open(store)).toEqual(['second']);
    vi.advanceTimersByTime(1);
    expect(open(store)).toEqual([]);
  });

  it('the toast store starts the time of a toast only when a component shows it', () => {
    const store = createToastStore();
    store.show({ title: 'early' });
    vi.advanceTimersByTime(60_000);
    store.subscribe(() => undefined);
    vi.advanceTimersByTime(TOAST_DURATION_MS - 1);
    expect(open(store)).toEqual(['early']);
    vi.advanceTimersByTime(1);
    expect(open(store)).toEqual([]);
  });
});
