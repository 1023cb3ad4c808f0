/**
 * A ref that keeps a variable of the root element at the room which an element takes at the lower edge of the window, in px with the
 * gap above it included; 0 while it is empty or away. Corners stack by it: toasts above the job tray, achievements above both.
 */
export const reach = (variable: `--${string}`, roomOf: (element: HTMLElement) => number) => (element: HTMLElement | null) => {
  if (!element) return;
  const { style } = document.documentElement;
  const measure = (): void => style.setProperty(variable, `${Math.max(0, Math.round(roomOf(element)))}px`);
  const watch = new ResizeObserver(measure);
  watch.observe(element);
  return () => {
    watch.disconnect();
    style.removeProperty(variable);
  };
};
