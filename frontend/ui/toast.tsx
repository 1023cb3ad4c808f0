import { createToastStore, type ToastInput } from '#ui/toast-store.ts';

/** The one store of toasts of the page, which code outside of React uses too. */
export const toasts = createToastStore();

/**
 * Shows a toast in place of the visible one. It closes after 5 s.
 * @returns its id
 */
export const toast = (input: ToastInput): number => toasts.show(input);

/** Closes the toast with this id, or the visible one. */
export const dismissToast = (id?: number): void => toasts.dismiss(id);
