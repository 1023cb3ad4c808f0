import { EditorView } from '@codemirror/view';

const mono = 'var(--fonts-mono)';

/** The theme of the code editor, made of our design tokens, so that it follows the page's theme. */
export const editorLook = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--colors-fg)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: mono, lineHeight: '1.8', overflow: 'auto' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--colors-brand)', minWidth: '0' },
  '.cm-line': { padding: '0 16px 0 10px', overflowWrap: 'anywhere' },
  '.cm-gutters': { backgroundColor: 'transparent', border: 'none', color: 'var(--colors-fg-subtle)', fontSize: '0.75rem' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '34px', padding: '0 4px 0 8px', lineHeight: '25.2px' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--colors-hover)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-placeholder': { color: 'var(--colors-fg-subtle)' },
  '.cm-tooltip': { backgroundColor: 'var(--colors-overlay)', color: 'var(--colors-fg)', border: '1px solid var(--colors-line)', borderRadius: '12px', boxShadow: 'var(--shadows-overlay)', overflow: 'hidden' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--fonts-text)', maxHeight: '260px', maxWidth: 'min(360px, 86vw)', padding: '4px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { display: 'flex', gap: '12px', alignItems: 'baseline', padding: '6px 10px', borderRadius: '8px', lineHeight: '1.4' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--colors-brand-soft)', color: 'var(--colors-fg)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > completion-section': { display: 'block', border: 'none', padding: '6px 10px 2px', opacity: '1', color: 'var(--colors-fg-subtle)', fontSize: '0.75rem', fontWeight: '600' },
  '.cm-completionLabel': { fontFamily: mono, fontSize: '0.8125rem' },
  '.cm-completionDetail': { marginInlineStart: 'auto', fontStyle: 'normal', color: 'var(--colors-fg-muted)', fontSize: '0.8125rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--colors-brand)' },
});
