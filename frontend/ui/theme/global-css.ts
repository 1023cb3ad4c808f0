import { defineGlobalStyles } from '@pandacss/dev';

/**
 * Ends animations at once instead of never starting them, for users who want no motion, because closing dialogs wait for an animation's end.
 * Transitions are off completely: even a tiny duration would carry an inherited colour to deeper elements one level per frame.
 */
const still = { animationDuration: '0.01ms !important', animationIterationCount: '1 !important', transition: 'none !important', scrollBehavior: 'auto !important' };

/** The CSS rules of every page. The script in index.html sets the theme attribute on <html> before the first paint. */
export const globalCss = defineGlobalStyles({
  ':root': { '--gutter': '16px', '--magic': '{gradients.magic}', colorScheme: 'dark', scrollbarColor: '{colors.line} transparent' },
  '[data-theme=light]': { colorScheme: 'light' },
  '@media (min-width: 768px)': { ':root': { '--gutter': '24px' } },
  // Keeps focused elements clear of the fixed header, of a bar at the lower edge, and of the job tray (WCAG 2.4.11). The header makes room for the announcement
  // above each page, which belongs to the server's HTML (docs/rules/pages.md#announcement).
  ':root:has(.announcement)': { '--announcement': '60px' },
  '@media (min-width: 640px)': { ':root:has(.announcement)': { '--announcement': '40px' } },
  '.announcement': {
    position: 'fixed', insetBlockStart: '0', insetInline: '0', zIndex: '41', height: 'var(--announcement)', display: 'grid', placeItems: 'center', paddingInline: '16px', overflow: 'hidden',
    textAlign: 'center', fontSize: '14', lineHeight: 'tight', color: 'fg', backgroundColor: 'brand.soft', borderBottom: 'soft',
  },
  '.announcement ~ #root > header': { paddingBlockStart: 'var(--announcement)' },
  '.announcement[data-kind=warning]': { backgroundColor: 'warn.soft' },
  '.announcement[data-kind=good]': { backgroundColor: 'good.soft' },
  html: { backgroundColor: 'bg', textSizeAdjust: '100%', scrollPaddingBlockStart: 'calc({sizes.header} + 8px)', scrollPaddingBlockEnd: 'calc(var(--page-bar, 0px) + max(var(--toast-offset, 0px), var(--toast-bar, 0px)) + 8px)' },
  body: {
    backgroundColor: 'bg', color: 'fg', fontFamily: 'text', fontSize: '15', lineHeight: 'normal',
    WebkitFontSmoothing: 'antialiased', textRendering: 'optimizeLegibility', minHeight: 'viewport',
  },
  'h1, h2, h3': { fontFamily: 'display', fontWeight: 'bold', letterSpacing: 'tight', lineHeight: 'tight', textWrap: 'balance' },
  'p, li, dd': { overflowWrap: 'anywhere' },
  'button, [role=button], summary, label[for]': { cursor: 'pointer' },
  ':focus-visible': { outline: '2px solid {colors.brand}', outlineOffset: '2px' },
  '::selection': { backgroundColor: 'brand.ring' },
  '::placeholder': { color: 'fg.subtle', opacity: '1' },
  '.lucide': { strokeWidth: '1.75', flex: 'none' },
  'input::-webkit-search-cancel-button': { display: 'none' },
  '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': still },
  '[data-motion=reduced] *, [data-motion=reduced] *::before, [data-motion=reduced] *::after': still,
  // Of a page with a part for printing, only that part is printed.
  '@media print': {
    'body:has([data-print]) *': { visibility: 'hidden' },
    '.announcement': { display: 'none' },
    '[data-print], [data-print] *': { visibility: 'visible !important' },
    '[data-print]': { position: 'fixed !important', inset: '0 !important', color: 'black !important', backgroundColor: 'white !important' },
    // A page that is a document is printed black on white, without header and navigation.
    '#root:has([data-print-page]) > :not(main)': { display: 'none !important' },
    'html:has([data-print-page]), html:has([data-print-page]) body': { backgroundColor: 'white !important' },
    'main:has([data-print-page])': { padding: '0 !important' },
    '[data-print-page], [data-print-page] *': { color: 'black !important', backgroundColor: 'transparent !important' },
  },
});
