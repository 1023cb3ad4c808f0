import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import type { TokenPackage } from '#contracts/pricing.ts';
import { packagesQuery } from '#shared/shop/shop.queries.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { coveringPackage } from './covering-package.ts';
import { PackageCard } from './package-card.tsx';
import { PACKAGE_CARDS } from '../payments.words.ts';

interface PackageCardsProps {
  /** Tokens that the buyer is missing for something; 0 for none. The smallest package that covers them is marked. */
  missing: number;
  onBuy(chosen: TokenPackage): void;
}

/** Shows the token packages as cards, with their states: loading, failed with a retry, and none on sale. */
export function PackageCards({ missing, onBuy }: PackageCardsProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(packagesQuery);
  const again = (): void => void refetch();
  if (isPending) {
    return (
      <div aria-busy="true" aria-label={PACKAGE_CARDS.loadingPackagesLabel} role="status" className={grid}>
        {[0, 1, 2, 3].map((place) => <Skeleton key={place} radius="lg" className={css({ height: { base: '[104px]', md: '[252px]' } })} />)}
      </div>
    );
  }
  if (!data) return <div className={css({ marginBlockStart: '5' })}><FetchProblem error={error} onRetry={again} /></div>;
  if (data.length === 0) {
    return (
      <EmptyState art={<EarsScene />} size="sm" level="h3" title={PACKAGE_CARDS.title} actions={<Button busy={isFetching} onClick={again}>{PACKAGE_CARDS.button}</Button>} />
    );
  }
  const covering = coveringPackage(data, missing);
  return <ul aria-label={PACKAGE_CARDS.tokenPackagesLabel} className={grid}>{data.map((one) => <PackageCard key={one.id} of={one} covers={covering && one.id === covering.id} onBuy={() => onBuy(one)} />)}</ul>;
}

const grid = css({
  display: 'grid', gap: '3', marginBlockStart: '6', listStyle: 'none', padding: '0',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(160px, 1fr))' },
});
