import { expect, it } from 'vitest';
import { createPortalSession } from '#contracts/payments.ts';
import { isProviderPage } from './provider-page.ts';

const CHECKOUT = 'https://checkout.stripe.com';
const SANDBOX = 'http://127.0.0.1:4242';

it.each([
  ['https://checkout.stripe.com/c/pay/cs_1', CHECKOUT], ['https://billing.stripe.com/p/session/1', CHECKOUT], ['https://pay.shop.example/p/1', 'https://pay.shop.example'], [`${SANDBOX}/portal/1`, SANDBOX],
])('%s is a page of the payment provider whose checkout is at %s', (address, checkout) => expect(isProviderPage(address, checkout)).toBe(true));

it.each([
  ['https://evil.example/portal', CHECKOUT], ['http://billing.stripe.com/p/1', CHECKOUT], ['https://stripe.com.evil.example/', CHECKOUT], ['https://billing.stripe.com:8443/', CHECKOUT], ['https://billing.stripe.com@evil.example/', CHECKOUT],
  ['//billing.stripe.com/p/1', CHECKOUT], ['javascript:alert(1)', CHECKOUT], ['', CHECKOUT], ['http://127.0.0.1:4243/portal/1', SANDBOX], ['https://10.0.0.1/portal/1', SANDBOX], ['https://evil.example/', 'https://shop.example'],
])('%s is not a page of the payment provider whose checkout is at %s', (address, checkout) => expect(isProviderPage(address, checkout)).toBe(false));

it.each(['//evil.example', '/\\evil.example', 'https:evil.example', 'https://evil.example/', '@evil.example', '.evil.example', ':8443/', '/\t/evil.example', 'javascript:alert(1)'])('the customer portal is not asked to lead back to %j', (returnPath) =>
  expect(createPortalSession.body.safeParse({ returnPath }).success).toBe(false));

it('the customer portal leads back to a page of this site', () => expect(createPortalSession.body.safeParse({ returnPath: '/wallet?tab=billing' }).success).toBe(true));
