/**
 * A ref for an element that ends at the window's lower edge, whatever stands above it (the header, a notice). It writes the distance to the top of
 * the page, in px, into `--above`.
 */
export function fillWindow(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const fit = (): void => box.style.setProperty('--above', `${Math.round(box.getBoundingClientRect().top + window.scrollY)}px`);
  fit();
  const watch = new ResizeObserver(fit);
  watch.observe(document.body);
  return () => watch.disconnect();
}
