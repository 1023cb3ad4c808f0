import { isValidElement, memo } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Copy } from 'lucide-react';
import { css } from '#styled/css';
import { Button } from '#ui/button.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { REPLY_TEXT } from './chat-thread.words.ts';
import { copyText } from './copy-text.ts';
import { hostOf } from './link-host.ts';

/** The text of a reply as Markdown. Code can be copied, links show their host, and only pictures of this server are shown. */
export const ReplyText = memo(function ReplyText({ text, streaming = false }: { text: string; streaming?: boolean }) {
  return <ProseText inline text={text} streaming={streaming} overrides={OVERRIDES} />;
});

/** Returns the text inside React elements, for copying code. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((part: ReactNode) => textOf(part)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

function CodeBlock({ children }: { children?: ReactNode }) {
  const language = isValidElement<{ className?: string }>(children) ? /lang(?:uage)?-([\w+#.-]{1,24})/.exec(children.props.className ?? '')?.[1] : undefined;
  return (
    <figure className={code}>
      <figcaption className={caption}>
        <span>{language ?? REPLY_TEXT.codeLabel}</span>
        <Button size="sm" variant="ghost" icon={<Copy aria-hidden />} onClick={() => void copyText(textOf(children))}>{REPLY_TEXT.copyButton}</Button>
      </figcaption>
      {/* Blocks of code are focusable, so that the keyboard can scroll long lines. */}
      <pre tabIndex={0} aria-label={language ?? REPLY_TEXT.codeLabel} role="region">{children}</pre>
    </figure>
  );
}

function HostLink({ href, children, ...rest }: ComponentProps<'a'>) {
  const host = hostOf(href ?? '', textOf(children));
  return <><a {...rest} href={href} target="_blank" rel="noreferrer nofollow" className={link}>{children}</a>{host !== null && <span className={hostName}> ({host})</span>}</>;
}

/** Matches the address of a file of this server. Any other picture in a reply is shown as its description. */
const OWN_FILE = /^\/media\/[0-9a-f-]{36}$/;
function OwnPicture({ src, alt = '' }: ComponentProps<'img'>) {
  if (src === undefined || !OWN_FILE.test(src)) return <span>{alt}</span>;
  return <img src={src} alt={alt} loading="lazy" decoding="async" className={picture} />;
}

const Table = ({ children }: { children?: ReactNode }) => <div className={frame} tabIndex={0} role="group"><table>{children}</table></div>;

const OVERRIDES = { pre: CodeBlock, a: HostLink, img: OwnPicture, table: Table };

const code = css({ border: 'soft', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'control', '& pre': { borderRadius: 'none!', backgroundColor: 'transparent!', outlineOffset: '[-2px]' } });
const caption = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '[38px]', paddingInlineStart: '4', paddingInlineEnd: '1', borderBottom: 'soft', fontFamily: 'mono', fontSize: '12', color: 'fg.subtle' });
const link = css({ color: 'brand', textDecoration: 'underline', textUnderlineOffset: '[3px]', fontWeight: 'medium' });
const hostName = css({ color: 'fg.subtle', fontSize: '13' });
const picture = css({ maxWidth: 'full', maxHeight: '[60vh]', height: 'auto', borderRadius: 'md', backgroundColor: 'raised' });
const frame = css({
  overflowX: 'auto', border: 'soft', borderRadius: 'md', outlineOffset: '[-2px]',
  '& table': { display: '[table !important]', width: 'full', overflowX: '[visible !important]' },
  '& :is(th, td)': { overflowWrap: 'break-word', minWidth: '[88px]', borderWidth: '[0 0 1px !important]', paddingInline: { base: '3!', md: '4!' }, paddingBlock: '2.5!' },
  '& th': { color: 'fg.subtle', fontSize: '13', fontWeight: '[500 !important]' }, '& td:first-child': { fontWeight: 'semibold' }, '& tbody tr:last-child td': { borderWidth: '[0 !important]' },
});
