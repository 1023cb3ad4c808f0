import { useEffect, useState } from 'react';
import type { StripeCardElementOptions } from '@stripe/stripe-js';

/** Returns a theme colour as rgb. The payment provider's frame does not have our CSS variables and may not understand oklch. */
function themeColour(name: string): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--colors-${name}`);
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  if (!pen || !value) return '';
  pen.fillStyle = value;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Returns the options that style the provider's card field like this page, also after the theme has changed. */
export function useCardOptions(): StripeCardElementOptions {
  const [options, setOptions] = useState(cardOptions);
  useEffect(() => {
    const watch = new MutationObserver(() => setOptions(cardOptions()));
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, []);
  return options;
}

/** The text of the card field has 16 px, because phones zoom into fields with smaller text. */
function cardOptions(): StripeCardElementOptions {
  const [color, quiet, bad] = [themeColour('fg'), themeColour('fg-subtle'), themeColour('bad')];
  return {
    hidePostalCode: true,
    disableLink: true,
    style: {
      base: { color, iconColor: quiet, fontFamily: 'system-ui, sans-serif', fontSize: '16px', fontSmoothing: 'antialiased', '::placeholder': { color: quiet } },
      invalid: { color: bad, iconColor: bad },
    },
  };
}
