import { css } from '#styled/css';
import { centered } from '#styled/patterns';
import { ProseText } from '#ui/prose-text.tsx';

interface WholeWorkProps {
  type: 'text' | 'image' | 'video';
  /** Text of the entry, and address of its picture or clip; each is null when the entry has none. */
  text: string | null;
  url: string | null;
  alt: string;
  muted?: boolean;
}

/** An entry of a challenge as large as its dialog: the whole picture, the clip with controls, or the text in one column, which the keyboard can scroll. */
export const WholeWork = ({ type, text, url, alt, muted }: WholeWorkProps) => (
  <div {...(type === 'text' && { 'tabIndex': 0, 'role': 'region', 'aria-label': alt })} className={centered({ minHeight: '0', overflow: 'auto', padding: { base: '3', md: '6' } })}>
    {type === 'text' && <div className={css({ maxWidth: 'prose', width: 'full' })}><ProseText under={2} text={text ?? ''} /></div>}
    {type === 'image' && url !== null && <img src={url} alt={alt} className={whole} />}
    {type === 'video' && url !== null && <video src={url} controls muted={muted} playsInline aria-label={alt} className={whole} />}
  </div>
);

const whole = css({ maxWidth: 'full', maxHeight: 'full', objectFit: 'contain', borderRadius: 'md' });
