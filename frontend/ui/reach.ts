/**
 * A ref that stores in a variable of the root element how much room an element takes at the lower edge of the window, in px, with the gap above it; 0
 * while the element is empty or unmounted. Parts in the corner use it to stack: toasts above the job tray, achievements above both.
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
