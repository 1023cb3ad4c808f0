/**
 * A ref for the column of the test chat. It stores in `--pane-top` how many px below the top of the page the column begins. The pane is as much shorter
 * than the window, so that it ends above the window's lower edge before the page is scrolled too.
 */
export function paneTop(column: HTMLElement | null): (() => void) | undefined {
  const page = document.getElementById('content');
  if (!column || !page) return undefined;
  const measure = (): void => column.style.setProperty('--pane-top', `${Math.round(column.getBoundingClientRect().top + window.scrollY)}px`);
  // Notices above the builder change the page's height.
  const watch = new ResizeObserver(measure);
  watch.observe(page);
  return () => watch.disconnect();
}
