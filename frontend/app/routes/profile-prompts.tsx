import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ArrowDownWideNarrow } from 'lucide-react';
import { css } from '#styled/css';
import { column, hstack, metaText } from '#styled/patterns';
import type { ProfileCounts } from '#contracts/pins.ts';
import type { PublicProfile } from '#contracts/profiles.ts';
import { PinnedWorks } from '#features/profile/pins/pinned-works.tsx';
import { PromptGrid } from '#features/prompts/prompt-grid.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { InBrowser } from '#ui/in-browser.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Select } from '#ui/select.tsx';
import { paths } from '../paths.ts';
import { prefetchRoute } from '../pages.ts';
import { useCardSlots } from './marketplace/use-card-slots.tsx';
import { PROFILE_PROMPTS } from './profile-view.words.ts';

const ProfileAside = lazyPart(() => import('#features/profile/aside/profile-aside.tsx'), 'ProfileAside');
const AchievementsCard = lazyPart(() => import('#features/achievements/profile/achievements-card.tsx'), 'AchievementsCard');

interface ProfilePromptsProps {
  profile: PublicProfile;
  own: boolean;
  counts: ProfileCounts | undefined;
  empty: ReactNode;
}

/** Returns the order of a profile's prompts that an address names. */
export const sortOf = (asked: string | null): (typeof PROFILE_PROMPTS.sorts)[number]['value'] => PROFILE_PROMPTS.sorts.find(({ value }) => value === asked)?.value ?? 'most-run';

/** The first tab of a profile: pinned works, then all prompts, and on wide windows more about the person beside them. */
export function ProfilePrompts({ profile, own, counts, empty }: ProfilePromptsProps) {
  const [params, setParams] = useSearchParams();
  const { slots, sheet } = useCardSlots();
  const sort = sortOf(params.get('sort'));
  const address = paths.profileOf(profile.username);
  return (
    <div className={columns}>
      <div className={column({ gap: { base: '7', md: '9' }, minWidth: '0', alignContent: 'start' })}>
        <PinnedWorks person={profile} own={own} />
        <section aria-labelledby="all-prompts" className={column({ gap: '3.5' })}>
          <header className={hstack({ justifyContent: 'space-between', gap: '3', minHeight: '10' })}>
            <h3 id="all-prompts" className={hstack({ gap: '2', alignItems: 'baseline', textStyle: 'pane' })}>
              {PROFILE_PROMPTS.heading}{counts && <span className={metaText({ tabular: true, fontWeight: 'normal' })}>{counts.prompts.toLocaleString('en-US')}</span>}
            </h3>
            {counts !== undefined && counts.prompts > 1 && (
              <div className={css({ width: { base: '[150px]', md: '[170px]' } })}>
                <Select label={PROFILE_PROMPTS.sortLabel} icon={<ArrowDownWideNarrow size={16} aria-hidden />} options={PROFILE_PROMPTS.sorts} value={sort} onValueChange={(next) => setParams(next === 'most-run' ? {} : { sort: next }, { replace: true, preventScrollReset: true })} />
              </div>
            )}
          </header>
          <PromptGrid narrow end={(prompts) => <LoadMore list={prompts} what="prompts" />} filters={{ creator: profile.username, sort }} slots={slots} onReach={() => prefetchRoute('/prompt/:idOrSlug')} empty={empty} />
        </section>
        {sheet}
      </div>
      <aside aria-label={PROFILE_PROMPTS.asideLabel(profile.displayName)} className={css({ hideBelow: 'lg' })}>
        <InBrowser>
          <Suspense fallback={null}>
            <ProfileAside personId={profile.id} address={address} collections={counts?.collections ?? 0} achievements={<AchievementsCard username={profile.username} to={`${address}?tab=achievements`} />} />
          </Suspense>
        </InBrowser>
      </aside>
    </div>
  );
}

const columns = css({ display: 'grid', gap: '8', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 304px' }, alignItems: 'start' });
