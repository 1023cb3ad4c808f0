import { Suspense, useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { container, stack } from '#styled/patterns';
import type { PromptCard } from '#contracts/prompts.ts';
import type { CardSlots } from '#features/prompts/prompt-card.tsx';
import { PromptGrid } from '#features/prompts/prompt-grid.tsx';
import { promptsQuery } from '#features/prompts/prompts.queries.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useExpected, useWholePage } from '#lib/server-rendering.ts';
import { useAuth } from '#lib/session.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { WhenIdle } from '#ui/when-idle.tsx';
import { prefetchRoute } from '../pages.ts';
import { Hero } from './home/hero.tsx';
import { RowHeader } from './home/row-header.tsx';
import * as HOME from './home/home.words.ts';

const MemberHome = lazyPart(() => import('./home/member-home.tsx'), 'MemberHome');

const LateRows = lazyPart(() => import('./home/late-rows.tsx'), 'LateRows');

const NoPrompts = lazyPart(() => import('./home/row-parts.tsx'), 'NoPrompts');

const CardTool = lazyPart(() => import('./home/row-parts.tsx'), 'CardTool');

const tool = (prompt: PromptCard, menu: boolean) => <Suspense><CardTool menu={menu} prompt={prompt} /></Suspense>;
const slots = (prompt: PromptCard): CardSlots => ({ corner: tool(prompt, false), more: tool(prompt, true) });

const ROWS = [
  { type: undefined, title: HOME.trendingNowTitle, note: HOME.trendingNote },
  { type: 'image', title: 'Pictures', note: HOME.postersLogosScenesNote },
  { type: 'video', title: 'Videos', note: HOME.shortClipsNote },
] as const;

/** Number of prompts in the first row of the home page, and in each later one. */
const [FIRST_ROW, LATER_ROW] = [8, 4];

/** The home page: what the shop is (for visitors), recent work (for members), and prompts to try. */
export function HomePage() {
  const { status, user } = useAuth();
  const expected = useExpected();
  const whole = useWholePage();
  const { data: first } = useInfiniteQuery(promptsQuery({ contentType: ROWS[0].type }));
  const inFirst = useMemo(() => new Set(first?.pages[0]?.items.slice(0, FIRST_ROW).map(({ id }) => id)), [first]);
  return (
    <div className={container({ paddingBlock: { base: '6', md: '8' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '10', md: '14' } })}>
      {user ? <Suspense fallback={waiting}><MemberHome key={user.id} user={user} /></Suspense> : expected && status === 'loading' ? waiting : <Hero waiting={status === 'loading'} />}
      {ROWS.map((row, index) => (
        <section key={row.title} className={stack({ gap: '4' })}>
          <RowHeader title={row.title} note={row.note} to={row.type ? `/marketplace?contentType=${row.type}` : '/marketplace'} />
          <PromptGrid
            filters={{ contentType: row.type }}
            preview={index > 0 ? LATER_ROW : FIRST_ROW}
            except={index > 0 ? inFirst : undefined}
            slots={whole ? slots : undefined}
            below={index > 0}
            onReach={() => prefetchRoute('/prompt/:idOrSlug')}
            empty={<Suspense><NoPrompts /></Suspense>}
          />
        </section>
      ))}
      <WhenIdle><Suspense fallback={null}><LateRows /></Suspense></WhenIdle>
    </div>
  );
}

const waiting = <Skeleton radius="xl" className={css({ height: '[360px]' })} />;
