import { expect, it } from 'vitest';
import type { PackagePrices } from '#contracts/pricing-admin.ts';
import { packageChanges, planChanges, rateChanges } from './price-changes.ts';

const mini: PackagePrices = { packageId: 'mini-boost', name: 'Mini Boost', description: 'A start', price: '4.99', tokens: 40, popular: false, active: true, stripePriceId: 'price_1' };
const stack: PackagePrices = { ...mini, packageId: 'creator-stack', name: 'Creator Stack', popular: true };
const draftOf = ({ stripePriceId: _known, ...rest }: PackagePrices) => rest;

it('the list of price changes names each changed field of a token package with old and new value, and a changed order', () => {
  expect(packageChanges([mini, stack], [draftOf(stack), { ...draftOf(mini), price: '5.49', tokens: 50, active: false }])).toEqual([
    { name: 'Mini Boost, price', before: '$4.99', after: '$5.49' },
    { name: 'Mini Boost, tokens', before: '40', after: '50' },
    { name: 'Mini Boost, on sale', before: 'yes', after: 'no' },
    { name: 'Order', before: 'Mini Boost, Creator Stack', after: 'Creator Stack, Mini Boost' },
  ]);
});

it('the list of price changes is empty for an equal draft; leaving out the Stripe price changes nothing, null removes it', () => {
  expect(packageChanges([mini, stack], [draftOf(mini), draftOf(stack)])).toEqual([]);
  expect(packageChanges([mini], [{ ...draftOf(mini), stripePriceId: null }])).toEqual([{ name: 'Mini Boost, price at Stripe', before: 'price_1', after: 'none' }]);
});

it('the list of price changes names changed rates, multipliers and prices of the Pro plan with old and new value', () => {
  const base = { shortText: 1, longText: 2, image: 2, video: 20 };
  expect(rateChanges({ base, multipliers: { a: 2 } }, { base: { ...base, image: 3 }, multipliers: { b: 1.5 } })).toEqual([
    { name: 'Image', before: '2', after: '3' }, { name: 'a', before: '× 2', after: 'its own' }, { name: 'b', before: 'its own', after: '× 1.5' },
  ]);
  expect(planChanges({ price: '7.99', tokensPerMonth: 100, stripePriceId: null }, { price: '8.99', tokensPerMonth: 100 })).toEqual([{ name: 'Price a month', before: '$7.99', after: '$8.99' }]);
});
