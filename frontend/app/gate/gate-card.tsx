import { css } from '#styled/css';
import { stack } from '#styled/patterns';

interface GateCardProps {
  art: React.ReactNode;
  title: string;
  text: string;
  children: React.ReactNode;
}

/** The card with picture, text and buttons that a visitor sees in place of a page for members or administrators. */
export function GateCard({ art, title, text, children }: GateCardProps) {
  return (
    <div className={stack({ justifyItems: 'center', paddingBlock: { base: '6', md: '14' }, paddingInline: 'gutter' })}>
      <section className={css({ layerStyle: 'panel', width: 'full', maxWidth: '[520px]', overflow: 'hidden', textAlign: 'center' })}>
        <div className={css({ backgroundColor: 'il.sky', borderBottom: 'soft', '& svg': { width: 'full', height: 'auto' } })}>{art}</div>
        <div className={stack({ gap: '3', justifyItems: 'center', padding: { base: '6', md: '8' } })}>
          <h1 className={css({ textStyle: 'h1' })}>{title}</h1>
          <p className={css({ color: 'fg.muted', maxWidth: '[38ch]', textWrap: 'balance' })}>{text}</p>
          {children}
        </div>
      </section>
    </div>
  );
}
