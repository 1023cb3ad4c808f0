/**
 * Makes a ref for an element at the lower edge of the window. It stores in a variable of the root element how much room the element takes in
 * px, with the gap above it. The variable is 0 while the element is empty, and absent without it. So toasts stack above the job tray, and
 * achievements above both.
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
