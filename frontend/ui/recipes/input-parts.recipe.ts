import { defineSlotRecipe } from '@pandacss/dev';

export const fileDrop = defineSlotRecipe({
  className: 'drop',
  slots: ['root', 'zone', 'art', 'title', 'hint', 'list', 'item', 'thumb', 'name', 'size', 'remove'],
  base: {
    root: { display: 'grid', gap: '2' },
    zone: {
      display: 'grid', justifyItems: 'center', gap: '1', padding: '6', textAlign: 'center', borderRadius: 'md', border: 'dashed', backgroundColor: 'control', cursor: 'pointer', transitionProperty: 'border-color, background-color', transitionDuration: 'fast',
      _hover: { borderColor: 'fg.subtle' }, '&[data-dragging]': { borderColor: 'brand', backgroundColor: 'brand.soft' }, '&[data-invalid]': { borderColor: 'bad' }, '&[data-disabled]': { opacity: 'disabled', cursor: 'not-allowed' },
    },
    art: { color: 'fg.subtle', '& svg': { width: '6', height: '6' } },
    title: { fontSize: '14', fontWeight: 'semibold' },
    hint: { fontSize: '13', color: 'fg.subtle' },
    list: { display: 'grid', gap: '2', listStyle: 'none', _empty: { display: 'none' } },
    item: { display: 'flex', alignItems: 'center', gap: '3', padding: '2', borderRadius: 'sm', border: 'line', backgroundColor: 'surface' },
    thumb: { display: 'grid', placeItems: 'center', flex: 'none', width: '10', height: '10', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'raised', color: 'fg.subtle', '& img': { width: 'full', height: 'full', objectFit: 'cover' }, '& svg': { width: '5', height: '5' } },
    name: { flex: '1', minWidth: '0', fontSize: '14', fontWeight: 'medium', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    size: { fontSize: '13', color: 'fg.subtle', tabular: true },
    remove: {},
  },
});

export const calendar = defineSlotRecipe({
  className: 'calendar',
  slots: ['content', 'header', 'title', 'nav', 'table', 'head', 'day'],
  base: {
    content: { zIndex: 'popover', padding: '3', borderRadius: 'md', border: 'line', backgroundColor: 'overlay', boxShadow: 'overlay', outline: 'none', _open: { animation: 'popIn' }, _closed: { animation: 'popOut' } },
    header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', marginBlockEnd: '2' },
    title: { fontSize: '14', fontWeight: 'bold', minHeight: '8', paddingInline: '2', borderRadius: 'sm', background: 'none', cursor: 'pointer', _hover: { backgroundColor: 'hover' } },
    nav: { display: 'grid', placeItems: 'center', width: '8', height: '8', borderRadius: 'sm', color: 'fg.muted', background: 'none', cursor: 'pointer', _hover: { backgroundColor: 'hover', color: 'fg' }, _disabled: { opacity: 'disabled' }, '& svg': { width: '4', height: '4' } },
    table: { borderCollapse: 'collapse', width: 'full' },
    head: { width: '9', height: '7', fontSize: '12', fontWeight: 'medium', color: 'fg.subtle', textAlign: 'center' },
    day: {
      display: 'grid', placeItems: 'center', minWidth: '9', height: '9', paddingInline: '1', borderRadius: 'sm', fontSize: '14', tabular: true, cursor: 'pointer', textTransform: 'capitalize',
      _hover: { backgroundColor: 'hover' }, '&[data-today]': { fontWeight: 'heavy', color: 'brand' }, '&[data-outside-range]': { color: 'fg.subtle' },
      '&[data-selected]': { backgroundColor: 'brand.strong', color: 'brand.on' }, '&:is([data-disabled], [data-unavailable])': { opacity: 'disabled', cursor: 'not-allowed' },
    },
  },
});

export const colorPicker = defineSlotRecipe({
  className: 'color',
  slots: ['control', 'swatch', 'content', 'area', 'areaBackground', 'thumb', 'channel', 'track', 'presets', 'preset'],
  base: {
    control: { display: 'flex', alignItems: 'center', gap: '2' },
    swatch: { flex: 'none', width: '7', height: '7', borderRadius: 'sm', border: 'field', overflow: 'hidden', cursor: 'pointer', '& > *': { width: 'full', height: 'full' } },
    content: { zIndex: 'popover', width: '[248px]', display: 'grid', gap: '3', padding: '3', borderRadius: 'md', border: 'line', backgroundColor: 'overlay', boxShadow: 'overlay', outline: 'none', _open: { animation: 'popIn' }, _closed: { animation: 'popOut' } },
    area: { position: 'relative', height: '[140px]', borderRadius: 'sm', overflow: 'hidden', touchAction: 'none' },
    areaBackground: { width: 'full', height: 'full' },
    thumb: { width: '5', height: '5', borderRadius: 'full', border: '[3px solid white]', boxShadow: '[0 0 0 1px oklch(.2 .02 292 / .6)]', outline: 'none', _focusVisible: { boxShadow: '[0 0 0 3px {colors.brand}]' } },
    channel: { position: 'relative', display: 'flex', alignItems: 'center', height: '5', touchAction: 'none' },
    track: { flex: '1', height: '3', borderRadius: 'full' },
    presets: { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
    preset: { width: '6', height: '6', borderRadius: 'xs', overflow: 'hidden', cursor: 'pointer', border: 'line', '& > *': { width: 'full', height: 'full' } },
  },
});
