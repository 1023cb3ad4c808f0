import { defineSlotRecipe } from '@pandacss/dev';

const surface = { backgroundColor: 'overlay', border: 'line', boxShadow: 'overlay', color: 'fg' } as const;
const fade = { _open: { animation: 'fadeIn' }, _closed: { animation: 'fadeOut' } };
const pop = { _open: { animation: 'popIn' }, _closed: { animation: 'popOut' } };

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'grab', 'art', 'header', 'heading', 'title', 'description', 'close', 'body', 'footer'],
  base: {
    // Dialogs are on the same layer as drawers, so that the backdrop of a dialog dims the drawer that opened it.
    backdrop: { position: 'fixed', inset: '0', zIndex: 'drawer', backgroundColor: 'scrim', backdropFilter: 'blur(2px)', ...fade },
    positioner: { position: 'fixed', inset: '0', zIndex: 'dialog', display: 'grid', placeItems: { base: 'end stretch', md: 'center' }, padding: { base: '0', md: '6' }, overflow: 'hidden' },
    content: {
      ...surface, position: 'relative', display: 'flex', flexDirection: 'column', width: 'full', minWidth: '0', overflow: 'hidden', outline: 'none',
      borderRadius: { base: '[20px 20px 0 0]', md: 'xl' }, borderWidth: { base: '[1px 0 0]', md: '[1px]' },
      maxHeight: { base: '[92dvh]', md: '[calc(100dvh - 48px)]' },
      _open: { animation: { base: '[sheet-in 250ms cubic-bezier(.2,.8,.2,1)]', md: '[rise-in 200ms cubic-bezier(.2,.8,.2,1)]' } },
      _closed: { animation: { base: '[sheet-out 200ms cubic-bezier(.4,0,1,1)]', md: '[rise-out 150ms cubic-bezier(.4,0,1,1)]' } },
    },
    grab: { display: { base: 'block', md: 'none' }, position: 'absolute', top: '2', left: '[50%]', transform: 'translateX(-50%)', width: '9', height: '1', borderRadius: 'full', backgroundColor: 'line.field', zIndex: 'raised' },
    art: { position: 'relative', flex: 'none', height: { base: '[116px]', md: '[128px]' }, overflow: 'hidden', backgroundColor: 'il.sky', borderBottom: '[1px solid {colors.il.skyLine}]', '& > svg': { width: 'full', height: 'full' } },
    header: { flex: 'none', display: 'flex', alignItems: 'flex-start', gap: '3', paddingBlockStart: { base: '6', md: '[22px]' }, paddingInline: { base: '5', md: '6' }, paddingInlineEnd: { base: '14', md: '14' }, '&:has(+ .dialog__footer)': { paddingBlockEnd: '5' } },
    heading: { flex: '1', minWidth: '0', display: 'grid', gap: '1' },
    title: { fontFamily: 'display', fontWeight: 'bold', fontSize: '24', lineHeight: 'tight', letterSpacing: 'tight', textWrap: 'balance' },
    description: { color: 'fg.muted', fontSize: '15' },
    // On touch screens the button takes presses within 44 px, and keeps its size.
    close: { position: 'absolute', top: { base: '3', md: '3.5' }, right: { base: '3', md: '3.5' }, zIndex: 'raised', '@media (pointer: coarse)': { _after: { content: '""', position: 'absolute', inset: '-7px' } } },
    body: { flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain', paddingBlock: '5', paddingInline: { base: '5', md: '6' }, _last: { paddingBlockEnd: '6' } },
    footer: {
      flex: 'none', display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: '2', paddingBlock: { base: '3', md: '3.5' }, paddingInline: { base: '5', md: '6' },
      paddingBlockEnd: { base: '[max(16px, env(safe-area-inset-bottom))]', md: '3.5' }, borderTop: 'line', backgroundColor: 'overlay',
      '& > *': { flex: { base: '1', md: 'none' } },
    },
  },
  variants: {
    size: { sm: { content: { md: { maxWidth: 'dialogSm' } } }, md: { content: { md: { maxWidth: 'dialogMd' } } }, lg: { content: { md: { maxWidth: 'dialogLg' } } } },
  },
  defaultVariants: { size: 'md' },
});

export const sheet = defineSlotRecipe({
  className: 'sheet',
  slots: ['backdrop', 'positioner', 'content', 'grab', 'header', 'title', 'close', 'body', 'footer'],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: 'backdrop', backgroundColor: 'scrim', ...fade },
    positioner: { position: 'fixed', inset: '0', zIndex: 'drawer', display: 'grid', overflow: 'hidden', pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } },
    content: { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: '0', backgroundColor: 'overlay', boxShadow: 'overlay', outline: 'none' },
    grab: { flex: 'none', width: '9', height: '1', borderRadius: 'full', backgroundColor: 'line.field', marginInline: 'auto', marginBlockStart: '2', marginBlockEnd: '1' },
    header: { flex: 'none', display: 'flex', alignItems: 'center', gap: '3', minHeight: '12', paddingInline: '5', paddingInlineEnd: '3' },
    title: { flex: '1', fontFamily: 'text', fontSize: '17', fontWeight: 'bold', letterSpacing: 'normal' },
    close: {},
    body: { flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain', paddingInline: '5', paddingBlock: '4' },
    footer: { flex: 'none', paddingInline: '5', paddingBlock: '3', paddingBlockEnd: '[max(16px, env(safe-area-inset-bottom))]', borderTop: 'line', backgroundColor: 'overlay' },
  },
  variants: {
    side: {
      bottom: {
        positioner: { alignItems: 'end' },
        content: {
          borderTop: 'line', borderRadius: '[20px 20px 0 0]', maxHeight: '[86dvh]', width: 'full',
          _open: { animation: '[sheet-in 250ms cubic-bezier(.2,.8,.2,1)]' }, _closed: { animation: '[sheet-out 200ms cubic-bezier(.4,0,1,1)]' },
        },
      },
      left: {
        positioner: { justifyItems: 'start', alignItems: 'stretch' },
        header: { paddingBlockStart: '3' },
        content: { borderRight: 'line', height: 'viewport', maxWidth: '[88vw]', _open: { animation: 'slideIn' }, _closed: { animation: 'slideOut' } },
      },
      right: {
        positioner: { justifyItems: 'end', alignItems: 'stretch' },
        header: { paddingBlockStart: '3' },
        content: {
          borderLeft: 'line', height: 'viewport', maxWidth: '[100vw]',
          _open: { animation: '[slide-in-right 250ms cubic-bezier(.2,.8,.2,1)]' }, _closed: { animation: '[slide-out-right 200ms cubic-bezier(.4,0,1,1)]' },
        },
      },
    },
    width: { drawer: { content: { width: 'drawer' } }, panel: { content: { width: '[480px]' } }, full: {} },
  },
  defaultVariants: { side: 'bottom', width: 'full' },
});

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'item', 'separator', 'hint'],
  base: {
    content: { ...surface, ...pop, zIndex: 'popover', minWidth: '[220px]', maxWidth: '[calc(100vw - 24px)]', maxHeight: '[min(70dvh, var(--available-height))]', overflowY: 'auto', padding: '1.5', borderRadius: 'lg', outline: 'none' },
    item: {
      display: 'flex', alignItems: 'center', gap: '3', width: 'full', minHeight: { base: '11', md: '10' }, paddingInline: '2.5', borderRadius: 'sm', fontSize: '14', fontWeight: 'medium', color: 'fg', textAlign: 'start', cursor: 'pointer', outline: 'none',
      '& > svg': { width: '18px', height: '18px', color: 'fg.subtle' },
      _highlighted: { backgroundColor: 'hover' }, _focusVisible: { outline: '2px solid {colors.brand}', outlineOffset: '-2px' },
      _disabled: { opacity: 'disabled', cursor: 'not-allowed' },
      '&[data-tone=bad], &[data-tone=bad] > svg': { color: 'bad' }, '&[data-tone=orange], &[data-tone=orange] > svg': { color: 'orange' },
    },
    separator: { border: 'none', borderTop: 'line', marginBlock: '1.5', marginInline: '-1.5' },
    hint: { marginInlineStart: 'auto', color: 'fg.subtle', fontSize: '13' },
  },
});

export const listbox = defineSlotRecipe({
  className: 'listbox',
  slots: ['trigger', 'value', 'content', 'item', 'itemText', 'itemHelp', 'mark', 'group', 'empty', 'chips', 'chip', 'chipRemove'],
  base: {
    trigger: { display: 'flex', alignItems: 'center', gap: '2.5', textAlign: 'start', cursor: 'pointer', '& > svg:last-child': { marginInlineStart: 'auto', width: '4', height: '4', color: 'fg.subtle' }, '& > svg:first-child': { width: '4', height: '4', color: 'fg.subtle' } },
    value: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', '[data-placeholder-shown] &': { color: 'fg.subtle' } },
    content: { ...surface, ...pop, zIndex: 'popover', width: '[max(var(--reference-width), 180px)]', maxWidth: '[calc(100vw - 24px)]', maxHeight: '[min(320px, var(--available-height))]', overflowY: 'auto', overscrollBehavior: 'contain', padding: '1.5', borderRadius: 'md', outline: 'none' },
    item: {
      display: 'flex', alignItems: 'center', gap: '2.5', minHeight: { base: '11', md: '9' }, paddingInline: '2.5', paddingBlock: '1.5', borderRadius: 'sm', fontSize: '14', color: 'fg', cursor: 'pointer', '& > svg': { width: '4', height: '4', color: 'fg.subtle' },
      _highlighted: { backgroundColor: 'hover' }, '&[data-state=checked]': { fontWeight: 'semibold' }, _disabled: { opacity: 'disabled', cursor: 'not-allowed' },
    },
    itemText: { minWidth: '0', display: 'grid', overflowWrap: 'anywhere' },
    itemHelp: { fontSize: '13', fontWeight: 'normal', color: 'fg.subtle' },
    mark: { marginInlineStart: 'auto', color: 'brand', display: 'inline-flex', '& svg': { width: '4', height: '4' } },
    group: { paddingInline: '2.5', paddingBlock: '1.5', fontSize: '12', fontWeight: 'semibold', color: 'fg.subtle' },
    empty: { padding: '3', fontSize: '14', color: 'fg.subtle', textAlign: 'center' },
    chips: { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: '1.5', alignItems: 'center', paddingBlock: '1.5', paddingInlineEnd: '10', height: 'auto', '& > [data-part=trigger]': { position: 'absolute', insetBlockStart: '1', insetInlineEnd: '1.5' }, '& > input': { minWidth: '[96px]', minHeight: '[26px]' } },
    chip: { display: 'inline-flex', alignItems: 'center', minHeight: '[26px]', paddingInlineStart: '2.5', borderRadius: 'full', backgroundColor: 'raised', color: 'fg', fontSize: '13', fontWeight: 'medium', maxWidth: 'full', overflow: 'hidden', _highlighted: { boxShadow: 'brandEdge' } },
    chipRemove: { display: 'inline-grid', placeItems: 'center', width: '[26px]', height: '[26px]', borderRadius: 'full', color: 'fg.subtle', background: 'none', cursor: 'pointer', _hover: { color: 'fg' }, '& svg': { width: '3.5', height: '3.5' } },
  },
});

export const popover = defineSlotRecipe({
  className: 'popover',
  slots: ['content', 'title', 'description'],
  base: {
    content: { ...surface, ...pop, zIndex: 'popover', width: '[max-content]', maxWidth: '[min(420px, calc(100vw - 24px))]', maxHeight: '[min(80dvh, var(--available-height))]', overflowY: 'auto', borderRadius: 'lg', padding: '4', outline: 'none' },
    title: { fontSize: '15', fontWeight: 'bold' },
    description: { fontSize: '14', color: 'fg.muted' },
  },
  variants: { flush: { true: { content: { padding: '0' } } } },
});

export const tooltip = defineSlotRecipe({
  className: 'tip',
  slots: ['content'],
  base: {
    content: {
      zIndex: 'tooltip', paddingBlock: '[5px]', paddingInline: '2.5', borderRadius: 'sm', backgroundColor: 'fg', color: 'bg', fontSize: '13', fontWeight: 'medium', lineHeight: 'snug', maxWidth: '[280px]', width: 'max',
      _open: { animation: 'fadeIn' }, _closed: { animation: 'fadeOut' },
    },
  },
});

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['viewport', 'root', 'icon', 'text', 'title', 'description', 'actions'],
  base: {
    viewport: {
      position: 'fixed', right: { base: '3', md: '6' }, bottom: '[calc(max(var(--toast-offset, 0px), var(--toast-bar, 0px)) + var(--page-bar, 0px) + var(--toast-edge))]', '--toast-edge': { base: '12px', md: '24px' }, zIndex: 'toast', width: '[min(420px, calc(100vw - 24px))]', maxWidth: 'toast', margin: '0', padding: '0', listStyle: 'none', pointerEvents: 'none', outline: 'none',
      // On phones a dialog's fields and main button are at the lower edge, so toasts appear above the dialog.
      mdDown: { 'html:has([aria-modal=true][data-state=open]) &': { top: '3', bottom: 'auto' } },
    },
    root: {
      ...surface, pointerEvents: 'auto', display: 'flex', alignItems: 'flex-start', gap: '3', width: 'full', paddingBlock: '3.5', paddingInlineStart: '4', paddingInlineEnd: '2.5', borderRadius: 'md', touchAction: 'pan-y', transform: 'translateX(var(--swipe, 0px))',
      _open: { animation: 'riseIn' }, _closed: { animation: 'riseOut' },
      '&[data-swiping]': { transition: 'none', cursor: 'grabbing' }, '&:not([data-swiping])': { transitionProperty: 'transform', transitionDuration: 'base', transitionTimingFunction: 'out' },
    },
    icon: { flex: 'none', marginTop: '0.5', color: 'fg.subtle', '& svg': { width: '18px', height: '18px' } },
    text: { flex: '1', minWidth: '0' },
    title: { display: 'block', fontWeight: 'bold', fontSize: '15', lineHeight: 'snug' },
    description: { marginTop: '0.5', color: 'fg.muted', fontSize: '14', lineHeight: '1.45' },
    actions: { display: 'flex', gap: '1', marginBlock: '-1' },
  },
  variants: {
    tone: {
      neutral: {},
      success: { icon: { color: 'good' } },
      destructive: { root: { borderColor: 'bad.line', backgroundColor: '[color-mix(in oklab, {colors.bad.soft} 60%, {colors.overlay})]' }, icon: { color: 'bad' }, description: { color: 'fg' } },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
