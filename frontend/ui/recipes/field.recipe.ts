import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** The styles of every control that the user types into or opens: border, height and focus ring. */
const box = {
  width: 'full', minHeight: '10', paddingBlock: '2', paddingInline: '3', borderRadius: 'sm', border: 'field', backgroundColor: 'control', color: 'fg',
  fontFamily: 'text', fontSize: { base: '[16px]', md: '15' }, lineHeight: '1.45',
  transitionProperty: 'border-color, box-shadow', transitionDuration: 'fast', transitionTimingFunction: 'out',
  _hover: { borderColor: 'fg.subtle' },
  '&:is(:focus-visible, :focus-within, [data-state=open])': { outline: 'none', borderColor: 'brand', boxShadow: 'field' },
  '&:is([aria-invalid=true], [data-invalid])': { borderColor: 'bad' },
  '&:is([aria-invalid=true], [data-invalid]):is(:focus-visible, :focus-within)': { boxShadow: 'fieldBad' },
  '&:is(:disabled, [data-disabled])': { opacity: 'disabled', cursor: 'not-allowed' },
};

export const input = defineRecipe({
  className: 'input',
  base: box,
  variants: {
    size: { md: {}, lg: { minHeight: '11' } },
    multiline: { true: { display: 'block', resize: 'vertical', minHeight: '[88px]' } },
    mono: { true: { fontFamily: 'mono', fontSize: { base: '[16px]', md: '14' } } },
  },
  // Only a box for several lines of code gets the larger line height of code, so that a one-line box is as tall as its neighbours.
  compoundVariants: [{ mono: true, multiline: true, css: { lineHeight: 'code' } }],
});

/** The styles of a bordered box that holds an input without a border, beside icons or buttons. */
export const inputBox = defineSlotRecipe({
  className: 'input-box',
  slots: ['root', 'input', 'affix', 'action'],
  base: {
    root: { ...box, display: 'flex', alignItems: 'center', gap: '2', paddingBlock: '0', '& > svg': { width: '18px', height: '18px', color: 'fg.subtle', pointerEvents: 'none' } },
    input: {
      flex: '1', minWidth: '0', width: 'full', alignSelf: 'stretch', minHeight: '[38px]', border: 'none', background: 'none', color: 'inherit', outline: 'none', fontSize: 'inherit',
      '&:focus-visible': { outline: 'none' },
    },
    affix: { color: 'fg.subtle', fontSize: '14', flex: 'none', display: 'inline-flex', alignItems: 'center' },
    action: {
      position: 'relative', display: 'inline-grid', placeItems: 'center', flex: 'none', width: '7', height: '7', '@media (pointer: coarse)': { _after: { content: '""', position: 'absolute', inset: '-8px' } }, borderRadius: 'sm', color: 'fg.subtle', background: 'none', cursor: 'pointer',
      _hover: { color: 'fg', backgroundColor: 'hover' }, _disabled: { opacity: 'disabled', cursor: 'not-allowed' }, '& svg': { width: '4', height: '4' },
    },
  },
  variants: { size: { md: {}, lg: { root: { minHeight: '12', paddingInline: '3.5' } } } },
  defaultVariants: { size: 'md' },
});

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'note', 'value', 'help', 'error'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5', minWidth: '0', alignContent: 'start' },
    label: { display: 'flex', alignItems: 'baseline', gap: '2', fontSize: '14', fontWeight: 'semibold', lineHeight: 'snug' },
    note: { color: 'fg.subtle', fontWeight: 'book', fontSize: '13' },
    value: { marginInlineStart: 'auto', fontWeight: 'semibold', fontSize: '13', tabular: true },
    help: { fontSize: '13', color: 'fg.subtle', lineHeight: '1.4' },
    error: { display: 'flex', gap: '1.5', alignItems: 'flex-start', fontSize: '13', fontWeight: 'medium', color: 'bad', lineHeight: '1.4', '& svg': { width: '14px', height: '14px', marginTop: '0.5' } },
  },
});
