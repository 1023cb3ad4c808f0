import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { stack, wrap } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import { ArtPanel } from '#ui/illustrations/art-panel.tsx';

interface LandingCardProps {
  art: 'coins' | 'tipped' | 'rabbit';
  title: string;
  text: string;
  children?: ReactNode;
  actions: ReactNode;
}

/** Card with the result of a payment, on the page to which the provider returns the buyer. */
export const LandingCard = ({ art, title, text, children, actions }: LandingCardProps) => (
  <Card as="section" className={css({ width: 'full', maxWidth: '[480px]', marginInline: 'auto', overflow: 'hidden' })}>
    <div className={css({ height: '[140px]', backgroundColor: 'il.sky', borderBottom: '[1px solid {colors.il.skyLine}]', '& > svg': { width: 'full', height: 'full' } })}><ArtPanel subject={art} /></div>
    <div className={stack({ padding: { base: '5', md: '8' }, gap: '5' })}>
      <div className={css({ textAlign: 'center' })}>
        <h1 className={css({ textStyle: 'h1' })}>{title}</h1>
        <p className={css({ color: 'fg.muted', marginBlockStart: '2' })}>{text}</p>
      </div>
      {children && <div>{children}</div>}
      <div className={wrap({ gap: '2', '& > *': { flex: '1' } })}>{actions}</div>
    </div>
  </Card>
);
