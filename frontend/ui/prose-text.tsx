import { useMemo } from 'react';
import { compiler, RuleType } from 'markdown-to-jsx';
import type { MarkdownToJSX } from 'markdown-to-jsx';
import { css, cx } from '#styled/css';

const OPTIONS = {
  // HTML in a model's text is shown as text and not as elements, because the text may come from other people.
  disableParsingRawHTML: true,
  forceBlock: true,
  // Markdown is always wrapped in an element, which the style of the caret needs.
  forceWrapper: true,
  overrides: {
    a: { props: { target: '_blank', rel: 'noreferrer nofollow' } },
    img: { component: () => null },
    // A table in Markdown gets a focusable box, because a wide one scrolls, and the keyboard can scroll only focusable elements.
    table: { props: { tabIndex: 0 } },
  },
} as const;

export interface ProseTextProps {
  text: string;
  /** Level of the page's heading above the text. The text's own headings begin one level below it. */
  under?: 1 | 2 | 3;
  /** Shows a caret after the last word, for a text that a model is still writing. */
  streaming?: boolean;
  /** Draws the text in the size of the surrounding text and as wide as its place. */
  inline?: boolean;
  /** Components that replace the usual elements of Markdown. Keep the object the same between renders. */
  overrides?: MarkdownToJSX.Overrides;
}

/** A Markdown text, rendered as a document. */
export function ProseText({ text, under = 1, streaming = false, inline = false, overrides }: ProseTextProps) {
  const content = useMemo(() => compiler(text, { ...OPTIONS, overrides: { ...OPTIONS.overrides, ...overrides }, renderRule: headingsBelow(under) }), [text, under, overrides]);
  return (
    <div className={cx(document, inline ? lines : page)} data-streaming={streaming || undefined}>
      {content}
    </div>
  );
}

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/**
 * Makes the rule that draws the headings of one text. A text begins with any level and may skip some, so a heading's level is its depth in the text, counted
 * from the page's heading above it. A heading gets no id, which could be that of an element of the page.
 */
function headingsBelow(level: number): MarkdownToJSX.Options['renderRule'] {
  const open: number[] = [];
  return (next, node, renderChildren, state) => {
    if (node.type !== RuleType.heading) return next();
    while ((open.at(-1) ?? 0) >= node.level) open.pop();
    open.push(node.level);
    const Heading = TAGS[level + open.length - 1] ?? 'h6';
    return <Heading key={state.key} data-depth={Math.min(open.length, 3)}>{renderChildren(node.children, state)}</Heading>;
  };
}

const page = css({ textStyle: 'result', maxWidth: 'prose' });
const lines = css({ fontSize: '15', lineHeight: 'relaxed' });
const document = css({
  overflowWrap: 'anywhere',
  '& > * > * + *, & > * + *': { marginBlockStart: '3' },
  '& [data-depth="1"]': { textStyle: 'h3' }, '& [data-depth="2"]': { textStyle: 'h4', marginBlockStart: '6!' }, '& [data-depth="3"]': { textStyle: 'label', fontSize: '15', marginBlockStart: '5!' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '6' }, '& ol': { listStyle: 'decimal', paddingInlineStart: '6' },
  '& li + li': { marginBlockStart: '1' }, '& li::marker': { color: 'fg.subtle' },
  '& blockquote': { borderInlineStart: '[2px solid {colors.kind}]', paddingInlineStart: '4', color: 'fg.muted' },
  '& code': { fontFamily: 'mono', fontSize: '[0.9em]', backgroundColor: 'raised', borderRadius: 'xs', paddingInline: '1' },
  '& pre': { overflowX: 'auto', padding: '4', borderRadius: 'md', backgroundColor: 'raised', textStyle: 'code', '& code': { backgroundColor: 'transparent', padding: '0' } },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', fontSize: '14' },
  '& :is(th, td)': { border: 'soft', paddingInline: '3', paddingBlock: '2', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'break-word' }, '& th': { backgroundColor: 'raised', fontWeight: 'semibold' },
  '& hr': { border: 'none', borderTop: 'soft', marginBlock: '5' },
  // Puts the caret at the end of the text's last line, and not on a line below it.
  '&[data-streaming] > div > :is(:is(p, h1, h2, h3, h4, h5, h6):last-child, :is(ul, ol):last-child > li:last-child:not(:has(> :is(p, ul, ol))), :is(ul, ol):last-child > li:last-child > p:last-child, :is(ul, ol):last-child > li:last-child > :is(ul, ol) > li:last-child, blockquote:last-child > p:last-child, pre:last-child > code)': {
    _after: { content: '""', display: 'inline-block', width: '2', height: '[1.1em]', marginInlineStart: '0.5', verticalAlign: 'text-bottom', backgroundColor: 'kind.fill', borderRadius: '[2px]', animation: 'caret' },
  },
});
