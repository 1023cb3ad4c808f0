/**
 * A ref for an element that fills the window from its top edge down. It writes the element's distance from the top of the page, in px, into
 * the CSS variable `--above`. With the attribute `data-fills-window`, the script of a server-rendered page writes it before hydration
 * (backend/kernel/http/client/hydration-script.ts).
 */
export function fillWindow(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const fit = (): void => box.style.setProperty('--above', `${Math.round(box.getBoundingClientRect().top + window.scrollY)}px`);
  fit();
  const watch = new ResizeObserver(fit);
  watch.observe(document.body);
  return () => watch.disconnect();
}
