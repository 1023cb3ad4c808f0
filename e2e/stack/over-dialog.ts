import type { Page } from '@playwright/test';

/** Returns the buttons, links, fields, charts and headings of the open dialog that a toast or an achievement's card covers. */
export const overDialog = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const floating = [...document.querySelectorAll('[data-toaster] li, [data-achievements] [data-on]')].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const dialog = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1)!;
    const taken = [...dialog.querySelectorAll('button, a[href], input, textarea, select, label, [data-chart], h2, h3')].filter((other) => other.checkVisibility({ opacityProperty: true }));
    const boxOf = (element: Element): DOMRect => {
      if (!/^H\d$/.test(element.tagName)) return element.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    };
    // What the dialog's body has scrolled away cannot be covered.
    const frame = dialog.getBoundingClientRect();
    return floating.flatMap((one) => {
      const a = one.getBoundingClientRect();
      return taken.filter((other) => {
        const b = boxOf(other);
        const bottom = Math.min(b.bottom, other.closest('[class*=footer]') ? b.bottom : (dialog.querySelector('[class*=footer]')?.getBoundingClientRect().top ?? frame.bottom));
        return b.width > 1 && b.height > 1 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, bottom) - Math.max(a.top, b.top, frame.top) > 1;
      }).map((other) => `${(one.textContent ?? '').slice(0, 40)} lies over ${(other.getAttribute('aria-label') ?? other.textContent ?? other.tagName).slice(0, 60)}`);
    });
  });
