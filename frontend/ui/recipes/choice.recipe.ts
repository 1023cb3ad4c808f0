import { defineSlotRecipe } from '@pandacss/dev';

const hiddenInput = { position: 'absolute', inset: '0', width: 'full', height: 'full', margin: '0', opacity: '0', cursor: 'inherit', zIndex: 'raised' } as const;
const ring = { outline: '2px solid {colors.brand}', outlineOffset: '2px' } as const;

export const checkbox = defineSlotRecipe({
  className: 'check',
  slots: ['root', 'input', 'box', 'text', 'help', 'count'],
  base: {
    root: {
      position: 'relative', display: 'flex', alignItems: 'flex-start', gap: '2.5', minHeight: '7', paddingBlock: '[3px]', fontSize: '14', lineHeight: 'normal', color: 'fg.muted', cursor: 'pointer',
      _hover: { color: 'fg' }, '&:has(input:checked)': { color: 'fg' }, '&:has(input:disabled)': { opacity: 'disabled', cursor: 'not-allowed' },
    },
    input: hiddenInput,
    box: {
      display: 'grid', placeItems: 'center', flex: 'none', width: '18px', height: '18px', marginTop: '[1.5px]', borderRadius: 'xs', border: 'field', backgroundColor: 'control', color: 'transparent',
      transitionProperty: 'background-color, border-color', transitionDuration: 'fast',
      '& svg': { width: '3', height: '3', strokeWidth: '3' },
      'input:is(:checked, :indeterminate) + &': { backgroundColor: 'brand.strong', borderColor: 'brand.strong', color: 'brand.on' },
      'input:focus-visible + &': ring,
      'input[aria-invalid=true] + &': { borderColor: 'bad' },
    },
    text: { minWidth: '0', display: 'grid' },
    help: { fontSize: '13', color: 'fg.subtle', lineHeight: 'snug' },
    count: { marginInlineStart: 'auto', color: 'fg.subtle', fontSize: '13', tabular: true },
  },
});

export const toggle = defineSlotRecipe({
  className: 'switch',
  slots: ['root', 'input', 'track', 'text', 'label', 'help'],
  base: {
    root: { position: 'relative', display: 'flex', alignItems: 'center', gap: '3', minHeight: '6', cursor: 'pointer', '&:has(input:disabled)': { opacity: 'disabled', cursor: 'not-allowed' } },
    input: hiddenInput,
    track: {
      position: 'relative', flex: 'none', width: '9', height: '22px', borderRadius: 'full', border: 'field', backgroundColor: 'raised', transitionProperty: 'background-color, border-color', transitionDuration: 'fast',
      _after: {
        content: '""', position: 'absolute', left: '0.5', top: '0.5', width: '4', height: '4', borderRadius: 'full', backgroundColor: 'fg.subtle',
        transitionProperty: 'transform, background-color', transitionDuration: 'fast', transitionTimingFunction: 'out',
      },
      'input:checked + &': { backgroundColor: 'brand.strong', borderColor: 'brand.strong', _after: { transform: 'translateX(14px)', backgroundColor: 'white' } },
      'input:focus-visible + &': ring,
    },
    text: { flex: '1', minWidth: '0', display: 'grid', gap: '[1px]' },
    label: { fontSize: '14', fontWeight: 'semibold', lineHeight: 'snug' },
    help: { fontSize: '13', color: 'fg.subtle', lineHeight: 'snug' },
  },
  variants: { side: { end: { root: { flexDirection: 'row-reverse' } }, start: {} } },
  defaultVariants: { side: 'end' },
});

export const radioCards = defineSlotRecipe({
  className: 'radio-cards',
  slots: ['root', 'card', 'input', 'title', 'help'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'repeat(var(--columns, 2), minmax(0, 1fr))', gap: '2', border: 'none', minWidth: '0', padding: '0' },
    card: {
      position: 'relative', display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0', minHeight: '10', paddingBlock: '2.5', paddingInline: '3', borderRadius: 'md', border: 'field', cursor: 'pointer',
      transitionProperty: 'border-color, background-color', transitionDuration: 'fast',
      _hover: { borderColor: 'fg.subtle' },
      '&:has(input:checked), &[data-state=checked]': { borderColor: 'brand', backgroundColor: 'brand.soft', boxShadow: 'brandEdge' },
      '&:has(input:focus-visible), &[data-highlighted]': ring,
      '&:has(input:disabled)': { opacity: 'disabled', cursor: 'not-allowed' },
      '& svg': { width: '4', height: '4', color: 'fg.subtle' },
      '&:has(input:checked) svg': { color: 'brand' },
    },
    input: hiddenInput,
    title: { display: 'flex', alignItems: 'center', gap: '2', fontSize: '14', fontWeight: 'semibold' },
    help: { fontSize: '13', color: 'fg.subtle', lineHeight: 'snug', 'label:has(input:checked) &': { color: 'fg.muted' } },
  },
  variants: { align: { start: {}, center: { card: { alignItems: 'center', textAlign: 'center' }, title: { flexDirection: 'column', gap: '1' } } } },
  defaultVariants: { align: 'start' },
});

export const segmented = defineSlotRecipe({
  className: 'seg',
  slots: ['root', 'item', 'input'],
  base: {
    root: { display: 'inline-flex', justifySelf: 'start', gap: '0.5', padding: '[3px]', borderRadius: 'md', backgroundColor: 'raised', border: 'none', minWidth: '0', maxWidth: 'full' },
    item: {
      position: 'relative', display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '1.5', minHeight: '8', paddingInline: '3', borderRadius: '[9px]', fontSize: '13', fontWeight: 'semibold',
      color: 'fg.muted', whiteSpace: 'nowrap', cursor: 'pointer', transitionProperty: 'background-color, color', transitionDuration: 'fast',
      _hover: { color: 'fg' },
      // In a menu the options are menu items, without an input.
      '&:has(input:checked), &[data-state=checked]': { backgroundColor: 'surface', color: 'fg', boxShadow: 'edge' },
      '&:has(input:focus-visible), &[data-highlighted]': ring,
      '&:has(input:disabled)': { opacity: 'disabled', cursor: 'not-allowed' },
      '& svg': { width: '15px', height: '15px' },
    },
    input: hiddenInput,
  },
  variants: { block: { true: { root: { display: 'flex', justifySelf: 'stretch', width: 'full' }, item: { flex: '1', paddingInline: '2' } } } },
});
