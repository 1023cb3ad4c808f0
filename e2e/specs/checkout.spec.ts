import type { Page } from '@playwright/test';
import { bought, CARDS, openPurchaseOf } from '../stack/payments.ts';
import { expectBalance, joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { answerWith, cut, forgiveRefusals, refuse, toastOf } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

const BEGIN = '/api/payments/create-token-purchase';
const WAY_OUT = 'Pay on the secure checkout page instead';
const STATUS = '**/api/payments/status?*';
const ID = '0190a5c0-0000-7000-8000-000000000000';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function shopper(page: Page, baseURL: string | undefined): Promise<void> {
  await seenDialog(page);
  await joined(page, baseURL!);
}

test("a member pays on the provider's hosted checkout page, returns to the page from before, and has the tokens in the balance", async ({ page, baseURL }) => {
  await shopper(page, baseURL);
  await page.goto('/marketplace?type=image');
  await openPurchaseOf(page, 'Mini Boost');
  await page.getByRole('button', { name: WAY_OUT }).click();
  await expect(page).toHaveURL(new RegExp(`^${process.env.E2E_SANDBOX_URL!}`));
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/marketplace?type=image');
  await openPurchaseOf(page, 'Creator Stack');
  await page.getByRole('button', { name: WAY_OUT }).click();
  await page.getByLabel('Card number').fill(CARDS.works);
  await page.getByLabel(/^Expiration/).fill('12 / 34');
  await page.getByLabel(/^Security code/).fill('123');
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(page).toHaveURL(/\/payment-success\?session_id=/);
  await expect(heading(page, 'Payment Successful!')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('main').getByText('100 tokens added to your wallet')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('New balance120 tokens');
  await expect(page.getByRole('link', { name: 'Open receipt' })).toBeVisible();
  await expectBalance(page, 120);
  expect(await bought(page)).toEqual([100]);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/marketplace\?type=image$/);
});

test('a hosted checkout that cannot begin says why', async ({ page, baseURL, problems }) => {
  await shopper(page, baseURL);
  await page.goto('/marketplace');
  const form = await openPurchaseOf(page, 'Mini Boost');
  const expectWords = async (title: string): Promise<void> => {
    await form.getByRole('button', { name: WAY_OUT }).click();
    await expect(toastOf(page, title)).toBeVisible();
  };
  await refuse(page, BEGIN, 400, 'This package is no longer on sale.', 'unknown_price');
  await expectWords('Purchase Failed');
  await answerWith(page, BEGIN, 200, JSON.stringify({ sessionId: 'cs_1', checkoutUrl: 'https://elsewhere.example/pay' }));
  await expectWords('Payment Error');
  await expect(page).toHaveURL(/\/marketplace$/);
  forgiveRefusals(problems);
});

test('after failed retries of a checkout, the page says whether the payment provider is down or not configured', secondLook(true), async ({ page, baseURL, problems }) => {
  test.setTimeout(90_000);
  await shopper(page, baseURL);
  await page.goto('/marketplace');
  const form = await openPurchaseOf(page, 'Mini Boost');
  const expectWords = async (title: string): Promise<void> => {
    await form.getByRole('button', { name: WAY_OUT }).click();
    await expect(toastOf(page, title)).toBeVisible({ timeout: 30_000 });
  };
  await refuse(page, BEGIN, 503, 'Not set up here.', 'payment_unavailable');
  await expectWords('Payment Unavailable');
  await cut(page, BEGIN);
  await expectWords('Error');
  forgiveRefusals(problems);
});

test('the page /payment-success has an answer for visitors, and for members with an unknown payment or none', async ({ page, baseURL, problems }) => {
  await page.goto('/payment-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded');
  await expect(heading(page, 'Sign in to see your payment')).toBeVisible();
  await expect(page).toHaveURL(/\/payment-success\?payment_intent=pi_1&redirect_status=succeeded$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shopper(page, baseURL);
  await page.goto('/payment-success?session_id=cs_of_somebody');
  await expect(heading(page, 'Payment not found')).toBeVisible();
  await page.goto('/payment-success');
  await expect(page).toHaveURL(/\/wallet$/);
  forgiveRefusals(problems);
});

test('the page /payment-success shows a payment that is pending, refused and finally paid', secondLook(true), async ({ page, baseURL }) => {
  await shopper(page, baseURL);
  let status = { state: 'confirming', kind: 'tokens', orderId: ID, productName: 'Mini Boost', amountCents: 499, tokens: 40, balance: 20, failure: null as string | null, receiptUrl: null };
  await page.route(STATUS, (route) => route.fulfill({ json: status }));
  await page.goto('/payment-success?session_id=cs_1');
  await expect(heading(page, 'Almost there')).toBeVisible();
  await expect(page.getByText('Confirming your payment…', { exact: true })).toBeVisible();
  await expect(heading(page, 'Still processing')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/^You can close this page/)).toBeVisible();
  status = { ...status, state: 'failed', failure: 'Your card was declined.' };
  await expect(heading(page, 'Payment Failed')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your card was declined.');
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pricing');
  status = { ...status, state: 'done', failure: null };
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  await expect(page.getByText('40 tokens added to your wallet')).toBeVisible();
});
