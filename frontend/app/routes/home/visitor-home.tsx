import { useSetAtom } from 'jotai';
import { css } from '#styled/css';
import { stack, wrap } from '#styled/patterns';
import { TodayCard } from '#features/challenges/home/today-card.tsx';
import { FeaturedPackRow } from '#shared/packs/featured-row.tsx';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { say } from '#lib/plain-words.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { paths } from '../../paths.ts';
import { Questions } from './questions.tsx';
import { TokenSteps } from './token-steps.tsx';
import { TopCreators } from './top-creators.tsx';
import { VISITOR_HOME } from './home-rows.words.ts';

/** A visitor's rows of the home page below the prompts: today's challenge, how tokens work, packs, creators, and frequent questions. */
export function VisitorHome() {
  const openAuth = useSetAtom(openAuthAtom);
  return (
    <>
      <TodayCard />
      <TokenSteps />
      <FeaturedPackRow />
      <TopCreators />
      <Questions />
      <section aria-labelledby="begin-title" className={end}>
        <div className={stack({ gap: '1' })}>
          <h2 id="begin-title" className={css({ textStyle: 'h4' })}>{say(...VISITOR_HOME.endTitle)}</h2>
          <p className={css({ color: 'fg.muted' })}>{VISITOR_HOME.endText}</p>
        </div>
        <div className={wrap({ gap: '2' })}>
          <Button variant="primary" size="lg" onClick={() => openAuth({ tab: 'register' })}>{say(...VISITOR_HOME.joinButton)}</Button>
          <LinkButton to={paths.marketplace} variant="ghost" size="lg">{VISITOR_HOME.lookButton}</LinkButton>
        </div>
      </section>
    </>
  );
}

const end = wrap({ alignItems: 'center', justifyContent: 'space-between', gap: '5', padding: { base: '5', md: '8' }, borderRadius: 'xl', border: 'soft', backgroundColor: 'brand.soft' });
