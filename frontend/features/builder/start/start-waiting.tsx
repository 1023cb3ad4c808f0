import { css } from '#styled/css';
import { stack, twoColumns } from '#styled/patterns';
import { Skeleton } from '#ui/skeleton.tsx';
import { OwnPrompts } from './own-prompts.tsx';
import { START_WAITING } from '../builder-shell.words.ts';

/** The title of the builder's start page, with a text on what the page is for. */
export const StartHead = () => (
  <header className={stack({ gap: '1' })}>
    <h1 className={css({ textStyle: 'h1' })}>{START_WAITING.title}</h1>
    <p className={css({ color: 'fg.muted', maxWidth: 'prose' })}>{START_WAITING.intro}</p>
  </header>
);

/** The builder's start page while the browser reads unsaved work from its storage; the author's prompts are already shown. */
export const StartWaiting = () => (
  <div className={stack({ gap: '6' })} aria-busy="true">
    <StartHead />
    <div className={twoColumns({ gap: '3' })}>
      <Skeleton className={way} />
      <Skeleton className={way} />
    </div>
    <OwnPrompts />
    <div className={stack({ gap: '3' })}>
      <Skeleton radius="md" className={css({ height: '10', width: '[180px]' })} />
      <WaitingCards />
    </div>
  </div>
);

/** Placeholder cards on the builder's start page while the ready-made prompts load. */
export const WaitingCards = () => <div className={cards}>{Array.from({ length: 8 }, (_, index) => <Skeleton key={index} radius="lg" className={css({ height: '[150px]' })} />)}</div>;

export const cards = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' } });
const way = css({ height: '[90px]', borderRadius: 'lg' });
