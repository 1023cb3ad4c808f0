import { css } from '#styled/css';
import { metaText, mutedText, wrap } from '#styled/patterns';
import type { AdminPricing, PackagePrices } from '#contracts/pricing-admin.ts';
import { centsOf, costPerToken, dollars } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { PackagesEditor } from './packages-editor.tsx';
import { PriceSection } from './price-section.tsx';
import { ADMIN_PRICING, PACKAGES_SECTION } from './admin-pricing.words.ts';

const summary = (packages: readonly PackagePrices[]): string =>
  packages.map(({ name, price, tokens, active }) => `${name} ${tokens} for ${dollars(centsOf(price))}${active ? '' : PACKAGES_SECTION.notOnSaleText}`).join(' · ');

/** The section of the price administration with the token packages, in the order of the shop. */
export const PackagesSection = ({ lists: { packages } }: { lists: AdminPricing }) => (
  <PriceSection
    kind="packages" title={PACKAGES_SECTION.title} intro={PACKAGES_SECTION.intro} list={packages} summary={summary}
    view={(content) => <PackageRows packages={content} />} editor={(props) => <PackagesEditor {...props} />}
  />
);

const PackageRows = ({ packages }: { packages: readonly PackagePrices[] }) => (
  <ul aria-label={PACKAGES_SECTION.label} className={css({ display: 'grid' })}>
    {packages.map(({ packageId, name, description, price, tokens, popular, active, stripePriceId }) => (
      <li key={packageId} className={wrap({ columnGap: '4', rowGap: '1', justifyContent: 'space-between', paddingBlock: '3', borderBottom: 'soft', _last: { borderBottom: 'none' } })}>
        <div className={css({ minWidth: '0', flex: '[1 1 220px]' })}>
          <p className={wrap({ gap: '2', alignItems: 'center' })}>
            <strong>{name}</strong>{popular && <Badge tone="brand">{PACKAGES_SECTION.mostPopularBadge}</Badge>}{!active && <Badge tone="warn">{PACKAGES_SECTION.notOnSaleBadge}</Badge>}
          </p>
          <p className={mutedText()}>{description}</p>
          <p className={metaText({ overflowWrap: 'anywhere' })}>{stripePriceId ?? ADMIN_PRICING.noStripePrice}</p>
        </div>
        <p className={css({ fontVariantNumeric: 'tabular-nums' })}>
          <strong>{dollars(centsOf(price))}</strong> <span className={mutedText()}>{PACKAGES_SECTION.eachText(tokens, costPerToken(centsOf(price), tokens))}</span>
        </p>
      </li>
    ))}
  </ul>
);
