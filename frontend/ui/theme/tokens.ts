import { defineTokens } from '@pandacss/dev';

/** Spaces of the design system, multiples of 4 px, numbered as in other design systems: '4' is 16 px. */
const steps = {
  '0': '0px', px: '1px', '0.5': '2px', '1': '4px', '1.5': '6px', '2': '8px', '2.5': '10px', '3': '12px', '3.5': '14px', '4': '16px',
  '5': '20px', '6': '24px', '7': '28px', '8': '32px', '9': '36px', '10': '40px', '11': '44px', '12': '48px', '14': '56px', '16': '64px', '20': '80px', '24': '96px',
} as const;

/** Height of the fixed header, with the announcement that the server may put above it (docs/rules/pages.md#announcement). */
const HEADER = 'calc(64px + var(--announcement, 0px))';

const asTokens = <K extends string>(values: Record<K, string>): Record<K, { value: string }> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as Record<K, { value: string }>;

/** Design values that are the same in both themes. Colours that differ between themes are in semantic-tokens.ts. */
export const tokens = defineTokens({
  fonts: asTokens({
    display: '"Bricolage Grotesque Variable", "Bricolage Fallback", "Bricolage Wide Fallback", system-ui, sans-serif',
    text: '"Figtree Variable", "Figtree Fallback", "Figtree Wide Fallback", system-ui, sans-serif',
    mono: '"JetBrains Mono Variable", ui-monospace, monospace',
  }),
  fontSizes: asTokens({
    '12': '0.75rem', '13': '0.8125rem', '14': '0.875rem', '15': '0.9375rem', '17': '1.0625rem',
    '20': '1.25rem', '24': '1.5rem', '26': '1.625rem', '32': '2rem', '44': '2.75rem',
  }),
  fontWeights: asTokens({ normal: '400', book: '450', medium: '550', semibold: '600', bold: '650', heavy: '700' }),
  lineHeights: asTokens({ none: '1', tight: '1.15', snug: '1.35', normal: '1.5', relaxed: '1.62', code: '1.8' }),
  letterSpacings: asTokens({ normal: '0', tight: '-0.02em', tighter: '-0.03em' }),
  spacing: asTokens({ ...steps, gutter: 'var(--gutter)', header: HEADER, rail: '64px' }),
  sizes: asTokens({
    ...steps, full: '100%', auto: 'auto', min: 'min-content', max: 'max-content', fit: 'fit-content', viewport: '100dvh',
    header: HEADER, rail: '64px', drawer: '18rem', tray: '360px', runPanel: '392px', toast: '420px',
    dialogSm: '420px', dialogMd: '560px', dialogLg: '800px', content: '1280px', prose: '68ch', narrow: '46ch',
  }),
  radii: asTokens({ none: '0', xs: '5px', sm: '8px', md: '12px', lg: '16px', xl: '20px', full: '999px' }),
  durations: asTokens({ fast: '150ms', base: '200ms', slow: '250ms' }),
  easings: asTokens({ out: 'cubic-bezier(.2,.8,.2,1)', in: 'cubic-bezier(.4,0,1,1)' }),
  gradients: { magic: { value: 'linear-gradient(in oklch 100deg, oklch(.72 .17 295), oklch(.74 .17 18) 58%, oklch(.85 .15 75))' } },
  zIndex: asTokens({ base: '0', raised: '1', rail: '30', tray: '35', header: '40', backdrop: '55', drawer: '60', dialog: '70', popover: '80', tooltip: '90', toast: '100' }),
  animations: asTokens({
    spin: 'spin 800ms linear infinite', shimmer: 'shimmer 1.4s linear infinite', caret: 'caret 1.2s ease-in-out infinite',
    fadeIn: 'fade-in 200ms cubic-bezier(.2,.8,.2,1)', fadeOut: 'fade-out 150ms cubic-bezier(.4,0,1,1)',
    popIn: 'pop-in 150ms cubic-bezier(.2,.8,.2,1)', popOut: 'pop-out 150ms cubic-bezier(.4,0,1,1)',
    riseIn: 'rise-in 250ms cubic-bezier(.2,.8,.2,1)', riseOut: 'rise-out 200ms cubic-bezier(.4,0,1,1)',
    slideIn: 'slide-in 250ms cubic-bezier(.2,.8,.2,1)', slideOut: 'slide-out 200ms cubic-bezier(.4,0,1,1)',
  }),
  opacity: asTokens({ '0': '0', disabled: '0.5', '60': '0.6', '70': '0.7', '80': '0.8', '1': '1' }),
});
