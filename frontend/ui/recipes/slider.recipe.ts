import { defineSlotRecipe } from '@pandacss/dev';

export const slider = defineSlotRecipe({
  className: 'slider',
  slots: ['root', 'head', 'label', 'value', 'control', 'track', 'range', 'thumb', 'scale'],
  base: {
    root: { display: 'grid', gap: '1' },
    head: { display: 'flex', justifyContent: 'space-between', gap: '2', fontSize: '14', lineHeight: 'snug' },
    label: { fontWeight: 'semibold' },
    value: { fontWeight: 'semibold', fontSize: '13', tabular: true },
    control: { position: 'relative', display: 'flex', alignItems: 'center', height: '7', cursor: 'pointer', '&[data-disabled]': { opacity: 'disabled', cursor: 'not-allowed' } },
    track: { flex: '1', height: '1', borderRadius: 'full', backgroundColor: 'line.field', overflow: 'hidden' },
    range: { height: 'full', backgroundColor: 'brand' },
    thumb: {
      width: '5', height: '5', borderRadius: 'full', backgroundColor: 'white', border: '[5px solid {colors.brand.strong}]', transitionProperty: 'box-shadow', transitionDuration: 'fast',
      // The slider's thumb can be touched in an area of 24 px, as fingers need.
      _before: { content: '""', position: 'absolute', inset: '[-7px]', borderRadius: 'full' },
      _hover: { boxShadow: 'field' }, _focusVisible: { outline: 'none', boxShadow: 'field' },
    },
    scale: { display: 'flex', justifyContent: 'space-between', fontSize: '12', color: 'fg.subtle', tabular: true },
  },
});

export const progress = defineSlotRecipe({
  className: 'progress',
  slots: ['track', 'bar'],
  base: {
    track: { height: '1.5', borderRadius: 'full', backgroundColor: 'raised', overflow: 'hidden', '[data-on=overlay] &': { backgroundColor: 'line' } },
    bar: {
      height: 'full', width: '[var(--p, 0%)]', borderRadius: 'full', backgroundColor: 'kind.fill', transitionProperty: 'width', transitionDuration: '300ms', transitionTimingFunction: 'out',
      '&[data-indeterminate]': { width: '[30%]', animation: '[sweep 1.4s ease-in-out infinite]' },
    },
  },
  variants: { tone: { kind: {}, brand: { bar: { backgroundColor: 'brand' } }, amber: { bar: { backgroundColor: 'amber.fill' } }, good: { bar: { backgroundColor: 'good' } }, bad: { bar: { backgroundColor: 'bad' } } } },
  defaultVariants: { tone: 'kind' },
});
