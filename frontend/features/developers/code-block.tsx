import { css } from '#styled/css';

/** A block of code or JSON that scrolls inside its box. It is focusable, so that the keyboard can scroll it. */
export const CodeBlock = ({ label, children }: { label: string; children: string }) => (
  <pre tabIndex={0} aria-label={label} role="region" className={block}><code>{children}</code></pre>
);

const block = css({ '&, & code': { fontFamily: 'mono' }, textStyle: 'small', padding: '4', borderRadius: 'md', backgroundColor: 'raised', border: 'soft', overflow: 'auto', maxHeight: '[420px]', whiteSpace: 'pre' });
