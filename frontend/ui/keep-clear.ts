import { css } from '#styled/css';
import { must } from '#contracts/must.ts';

/**
 * Returns a ref for the sticky footer of a form, which tells the form the footer's height in px. With the class `footRoom` on the form,
 * focused elements scroll clear of the footer (WCAG 2.4.11).
 */
export function keepClear(foot: HTMLElement | null): (() => void) | undefined {
  const form = foot?.closest('form');
  if (!foot || !form) return undefined;
  const measure = (): void => styleOf(form).setProperty('--foot-room', getComputedStyle(foot).position === 'sticky' ? `${foot.offsetHeight}px` : '0px');
  measure();
  const watch = new ResizeObserver(measure);
  watch.observe(foot);
  return () => watch.disconnect();
}

/** When a form has a control named `style`, `form.style` is that control. So the style property is read from the prototype. */
const styleOf = (form: HTMLFormElement): CSSStyleDeclaration => must(Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style')?.get, 'the getter of a style').call(form) as CSSStyleDeclaration;

/** The styles of a form that ends with a sticky footer: focused elements keep clear of the footer. */
export const footRoom = css({ '& > :not(footer) :is(input, textarea, select, button, a, [tabindex], [data-field])': { scrollMarginBlockStart: '4', scrollMarginBlockEnd: '[calc(var(--foot-room, 0px) + 16px)]' } });
