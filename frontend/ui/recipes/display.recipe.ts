import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const chip = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex', alignItems: 'center', gap: '1.5', minHeight: '[26px]', paddingInline: '2.5', borderRadius: 'full', border: 'line', backgroundColor: 'transparent', color: 'fg.muted',
    fontSize: '13', fontWeight: 'medium', lineHeight: '1.2', whiteSpace: 'nowrap', flex: 'none', maxWidth: 'full', '& > svg': { width: '3.5', height: '3.5' },
  },
  variants: {
    tone: {
      plain: {},
      kind: { border: 'clear', backgroundColor: 'kind.soft', color: 'kind', fontWeight: 'semibold' },
      cover: { border: 'clear', backgroundColor: 'surface', color: 'kind', fontWeight: 'semibold' },
      tag: { border: 'clear', backgroundColor: 'raised' },
      price: { border: 'clear', backgroundColor: 'amber.soft', color: 'amber', fontWeight: 'bold', tabular: true },
      free: { border: 'clear', backgroundColor: 'good.soft', color: 'good', fontWeight: 'bold' },
      active: { minHeight: '8', paddingInlineEnd: '1', backgroundColor: 'raised', color: 'fg' },
      selected: { borderColor: 'brand', backgroundColor: 'brand.soft', color: 'fg', '& > svg': { color: 'brand' } },
    },
  },
  defaultVariants: { tone: 'plain' },
});

export const badge = defineRecipe({
  className: 'badge',
  base: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '1', flex: 'none', minHeight: '[22px]', paddingInline: '2', borderRadius: 'full', fontSize: '12', fontWeight: 'semibold', lineHeight: 'none', whiteSpace: 'nowrap', '& svg': { width: '3', height: '3' } },
  variants: {
    tone: {
      neutral: { backgroundColor: 'raised', color: 'fg.muted', '[data-on=overlay] &': { backgroundColor: 'hover' } },
      good: { backgroundColor: 'good.soft', color: 'good' },
      warn: { backgroundColor: 'amber.soft', color: 'amber' },
      bad: { backgroundColor: 'bad.soft', color: 'bad' },
      brand: { backgroundColor: 'brand.soft', color: 'brand' },
      live: { border: '[1px solid color-mix(in oklab, {colors.good} 45%, transparent)]', color: 'good', _before: { content: '""', width: '1.5', height: '1.5', borderRadius: 'full', backgroundColor: 'current', marginInlineEnd: '0.5' } },
      count: { minWidth: '18px', minHeight: '18px', paddingInline: '[5px]', gap: '0', backgroundColor: 'bad.solid', color: 'white', fontSize: '[11px]', fontWeight: 'heavy', boxShadow: 'cut', tabular: true },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const avatar = defineRecipe({
  className: 'avatar',
  base: {
    position: 'relative', display: 'inline-grid', placeItems: 'center', flex: 'none', width: '[var(--size)]', height: '[var(--size)]', borderRadius: 'full', overflow: 'hidden',
    backgroundColor: '[oklch(.82 .1 var(--hue, 60))]', color: 'ink', fontFamily: 'display', fontWeight: 'bold', fontSize: '[calc(var(--size) * .42)]', lineHeight: 'none', textTransform: 'uppercase', userSelect: 'none',
    '& img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
  },
});

export const card = defineRecipe({
  className: 'card',
  base: { position: 'relative', backgroundColor: 'surface', border: 'soft', minWidth: '0' },
  variants: {
    radius: { md: { borderRadius: 'md' }, lg: { borderRadius: 'lg' }, xl: { borderRadius: 'xl' } },
    pad: { none: {}, sm: { padding: '4' }, md: { padding: '5' }, lg: { padding: { base: '5', md: '6' } } },
    lift: { true: { transitionProperty: 'border-color, transform', transitionDuration: 'base', transitionTimingFunction: 'out', _hover: { borderColor: 'kind', transform: 'translateY(-2px)' } } },
    magic: { true: { border: 'clear', background: 'linear-gradient({colors.surface}, {colors.surface}) padding-box, {gradients.magic} border-box' } },
  },
  defaultVariants: { radius: 'xl', pad: 'none' },
});

export const skeleton = defineRecipe({
  className: 'skel',
  base: { display: 'block', borderRadius: 'sm', backgroundImage: 'linear-gradient(90deg, {colors.raised}, {colors.line.soft} 50%, {colors.raised})', backgroundSize: '200% 100%', animation: 'shimmer' },
  variants: { radius: { md: { borderRadius: 'md' }, lg: { borderRadius: 'lg' }, xl: { borderRadius: 'xl' } } },
});

export const kbd = defineRecipe({
  className: 'kbd',
  base: { display: 'inline-grid', placeItems: 'center', minWidth: '22px', height: '22px', paddingInline: '1.5', borderRadius: '[6px]', border: 'line', backgroundColor: 'raised', color: 'fg.muted', fontFamily: 'mono', fontSize: '12', fontWeight: 'medium', lineHeight: 'none' },
});

export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'tab', 'count', 'panel'],
  base: {
    root: { minWidth: '0' },
    list: { display: 'flex', gap: '1', borderBottom: 'soft', overflowX: 'auto', scrollbarWidth: 'none', '&[data-wrap]': { flexWrap: 'wrap' } },
    tab: {
      position: 'relative', display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '11', paddingInline: '3', background: 'none', fontSize: '14', fontWeight: 'semibold', color: 'fg.subtle', whiteSpace: 'nowrap', textDecoration: 'none', cursor: 'pointer',
      _hover: { color: 'fg' }, _focusVisible: { outlineOffset: '[-3px]', borderRadius: 'sm' }, _disabled: { opacity: 'disabled' },
      '&:is([aria-selected=true], [aria-current=page])': { color: 'fg', _after: { content: '""', position: 'absolute', left: '3', right: '3', bottom: '0', height: '0.5', borderRadius: 'full', backgroundColor: 'brand' } },
      '& svg': { width: '4', height: '4' },
    },
    count: { fontWeight: '500', color: 'fg.subtle', tabular: true },
    panel: { outline: 'none', paddingBlockStart: '5', _focusVisible: { outline: '2px solid {colors.brand}', outlineOffset: '2px', borderRadius: 'sm' } },
  },
});

export const emptyState = defineSlotRecipe({
  className: 'empty',
  slots: ['root', 'art', 'title', 'text', 'actions'],
  base: {
    root: { display: 'grid', justifyItems: 'center', textAlign: 'center', gap: '2' },
    art: { width: 'full', marginBlockEnd: '4', '& svg': { width: 'full', height: 'auto', marginInline: 'auto' } },
    title: { fontFamily: 'display', fontWeight: 'bold', letterSpacing: 'tight', lineHeight: 'tight', textWrap: 'balance', maxWidth: '[24ch]' },
    text: { color: 'fg.muted', maxWidth: 'narrow', textWrap: 'pretty' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginBlockStart: '4' },
  },
  variants: {
    size: {
      sm: { root: { paddingBlock: '8', paddingInline: '4' }, art: { maxWidth: '[200px]', marginBlockEnd: '2' }, title: { fontSize: '17' }, text: { fontSize: '14' } },
      lg: { root: { paddingBlock: { base: '10', md: '14' }, paddingInline: '4' }, art: { maxWidth: '[420px]' }, title: { fontSize: '24' } },
    },
  },
  defaultVariants: { size: 'lg' },
});

export const breadcrumbs = defineSlotRecipe({
  className: 'crumbs',
  slots: ['list', 'item', 'link'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', listStyle: 'none', fontSize: '13', color: 'fg.subtle' },
    item: { display: 'inline-flex', alignItems: 'center', gap: '2', minWidth: '0', '& svg': { width: '3', height: '3' } },
    link: { minHeight: '6', display: 'inline-flex', alignItems: 'center', color: 'fg.subtle', textDecoration: 'none', _hover: { color: 'fg' }, '&[aria-current]': { color: 'fg.muted' } },
  },
});

export const alert = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'icon', 'text', 'title'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', gap: '2.5', alignItems: 'flex-start', paddingBlock: '3', paddingInline: '3.5', borderRadius: 'sm', fontSize: '14', color: 'fg' },
    icon: { flex: 'none', marginTop: '[1px]', '& svg': { width: '18px', height: '18px' } },
    // On narrow screens the notice's button stands on a line of its own, so that the notice's text keeps its width.
    text: { flex: '[1 1 170px]', minWidth: '0' },
    title: { display: 'block', fontWeight: 'bold' },
  },
  variants: {
    tone: {
      neutral: { root: { backgroundColor: 'raised' }, icon: { color: 'fg.subtle' } },
      info: { root: { backgroundColor: 'brand.soft' }, icon: { color: 'brand' } },
      good: { root: { backgroundColor: 'good.soft' }, icon: { color: 'good' } },
      warn: { root: { backgroundColor: 'amber.soft' }, icon: { color: 'amber' } },
      bad: { root: { backgroundColor: 'bad.soft' }, icon: { color: 'bad' } },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** The styles of a table of facts under column headings. Callers add the padding of cells: `cx(dataTable(), css({ … }))`. */
export const dataTable = defineRecipe({
  className: 'data-table',
  base: {
    width: 'full', borderCollapse: 'collapse', textStyle: 'small',
    '& th, & td': { textAlign: 'start', borderBottom: 'soft' },
    '& thead th': { color: 'fg.subtle', fontWeight: 'medium' },
    '& tbody th': { fontWeight: '[400]' },
  },
});
