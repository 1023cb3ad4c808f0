import type { Page } from '@playwright/test';
import {
  answerBank, bought, CARDS, cardFrame, dialogOf, expectAdded, invoices, openPurchaseOf, openWallet, packagesIn, payWith, requestsTo, typeCard, withoutProvider,
} from '../stack/payments.ts';
import { expectBalance, fillRegistration, joined, newPerson, seenDialog } from '../stack/people.ts';
import { answerWith, cut, expectToast, forgiveRefusals, refuse, toastOf } from '../stack/sign-in.ts';
import { secondLook, someLooks } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

const PACKAGES = [
  { name: 'Mini Boost', price: '$4.99', tokens: 40, each: '$0.12 per token' },
  { name: 'Creator Stack', price: '$9.99', tokens: 100, each: '$0.10 per token' },
  { name: 'Pro Flow Pack', price: '$24.99', tokens: 280, each: '$0.09 per token' },
  { name: 'Conjure Reserve', price: '$49.99', tokens: 625, each: '$0.08 per token' },
] as const;
const BEGIN = '/api/stripe/create-payment-intent';

/** Registers a new buyer, on a page that has not loaded the payment provider's script yet. */
async function shopper(page: Page, baseURL: string | undefined): Promise<void> {
  await seenDialog(page);
  await joined(page, baseURL!);
  await page.goto('/marketplace');
}

test('buying a package adds exactly its tokens, and a double click buys once', async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  const begun = requestsTo(page, BEGIN);
  const atProvider = requestsTo(page, process.env.E2E_SANDBOX_URL!);
  await shopper(page, baseURL);
  const wallet = await openWallet(page);
  await expect(packagesIn(wallet).filter({ hasText: 'Most Popular' })).toContainText('Creator Stack');
  expect(atProvider).toEqual([]);
  await page.keyboard.press('Escape');
  let balance = 20;
  const chosen = someLooks(PACKAGES, 2);
  for (const { name, price, tokens, each } of chosen) {
    const card = packagesIn(await openWallet(page)).filter({ hasText: name });
    for (const words of [`${tokens} tokens`, each, price]) await expect(card).toContainText(words);
    await card.getByRole('button').click();
    const form = dialogOf(page, `Purchase ${name}`);
    await expect(form).toContainText(`${balance} becomes ${(balance + tokens).toLocaleString('en-US')} tokens`);
    await expect(form.getByText('Sandbox payments', { exact: true })).toBeVisible();
    const button = form.getByRole('button', { name: `Complete Payment ${price}` });
    await expect(button).toBeDisabled();
    await typeCard(page, CARDS.works);
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { figures: seen });
      new MutationObserver(() => document.querySelectorAll('[role=dialog] p').forEach(({ textContent }) => textContent.startsWith('Balance after') && seen.add(textContent))).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await button.dblclick();
    const success = await expectAdded(page, tokens);
    // Checks every balance that the dialog showed: it counts the new tokens once, also when they arrive while the form is still shown.
    for (const figures of await page.evaluate(() => [...(window as unknown as { figures: Set<string> }).figures])) expect(figures).toContain(`${balance.toLocaleString('en-US')} becomes`);
    await expect(success.getByText('Your token purchase was successful!')).toBeVisible();
    await success.getByRole('button', { name: 'Continue' }).click();
    balance += tokens;
    await expectBalance(page, balance);
  }
  expect(await bought(page)).toEqual(chosen.map(({ tokens }) => tokens).reverse());
  expect(begun).toHaveLength(chosen.length);
  expect(atProvider.filter((url) => url.endsWith('/v3/'))).toHaveLength(1);
});

test('a buyer who pays with a declined card and then with a good one gets one order, by keyboard alone', async ({ page, baseURL, problems }) => {
  const begun = requestsTo(page, BEGIN);
  await shopper(page, baseURL);
  await page.getByRole('button', { name: /Open wallet$/ }).press('Enter');
  await dialogOf(page, 'Wallet').getByRole('button', { name: 'Purchase Now Mini Boost' }).press('Enter');
  await expect(cardFrame(page).getByRole('textbox').first()).toBeVisible();
  const type = async (number: string): Promise<void> => {
    await page.getByText(/^Test cards/).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${number}1234123`);
    const button = page.getByRole('button', { name: 'Complete Payment $4.99' });
    await expect(button).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await type(CARDS.declined);
  const failure = dialogOf(page, 'Payment Failed');
  await expect(failure).toContainText('Your card was declined.');
  for (const hint of ['Check your card details', 'sufficient funds', 'Contact your bank', 'Try another payment method']) await expect(failure).toContainText(hint);
  await failure.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Complete Payment $4.99' })).toBeDisabled();
  await expect(cardFrame(page).getByRole('textbox').first()).toHaveValue('');
  await type(CARDS.works);
  await expectAdded(page, 40);
  expect(begun).toHaveLength(1);
  expect(await bought(page)).toEqual([40]);
  expect(await invoices(page)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expectBalance(page, 60);
  await expect(page.getByRole('button', { name: /Open wallet$/ })).toBeFocused();
  forgiveRefusals(problems);
});

test('a payment that the bank asks about fails when the buyer refuses, and succeeds when they confirm it', async ({ page, baseURL, problems }) => {
  await shopper(page, baseURL);
  await openPurchaseOf(page, 'Mini Boost');
  await payWith(page, CARDS.asks);
  await answerBank(page, 'Fail');
  const failure = dialogOf(page, 'Payment Failed');
  await expect(failure).toContainText('We are unable to authenticate your payment method.');
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await payWith(page, CARDS.asks);
  await expect(page.getByRole('button', { name: 'Processing Payment...' })).toBeVisible();
  await answerBank(page, 'Complete');
  await expectAdded(page, 40);
  expect(await bought(page)).toEqual([40]);
  forgiveRefusals(problems);
});

test('a buyer who closes the tab right after paying, or pays in two tabs at once, is charged once', secondLook(true), async ({ page, baseURL, context }) => {
  await shopper(page, baseURL);
  await openPurchaseOf(page, 'Mini Boost');
  const paid = page.waitForResponse((answer) => answer.url().endsWith('/confirm') && answer.request().method() === 'POST');
  await payWith(page, CARDS.works);
  expect((await paid).status()).toBe(200);
  await page.close();
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const tab of tabs) await tab.goto('/marketplace');
  await expectBalance(tabs[0], 60);
  await openPurchaseOf(tabs[0], 'Mini Boost');
  await openPurchaseOf(tabs[1], 'Creator Stack');
  await Promise.all(tabs.map((tab) => typeCard(tab, CARDS.works)));
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Complete Payment/ }).click()));
  await Promise.all([expectAdded(tabs[0], 40), expectAdded(tabs[1], 100)]);
  expect((await bought(tabs[0])).sort()).toEqual([100, 40, 40]);
  for (const tab of tabs) {
    await tab.getByRole('button', { name: 'Continue' }).click();
    await expectBalance(tab, 200);
  }
});

test("when the payment provider's answer is lost, the page finds the payment, which is charged once", async ({ page, baseURL, problems }) => {
  await shopper(page, baseURL);
  await openPurchaseOf(page, 'Mini Boost');
  await page.route('**/v1/payment_intents/*/confirm', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await payWith(page, CARDS.works);
  await expectAdded(page, 40);
  expect(await bought(page)).toEqual([40]);
  forgiveRefusals(problems);
});

test('a visitor registers during a purchase and continues it', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Purchase Now.*Mini Boost/ }).click();
  await fillRegistration(page, newPerson());
  await expect(dialogOf(page, 'Purchase Mini Boost')).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
});

// This test expects the messages about payments that docs/rules/payments.md#payment-messages lists.
test('a purchase that cannot be paid says why and adds no tokens', secondLook(true), async ({ page, baseURL, problems }) => {
  await shopper(page, baseURL);
  await cut(page, `${new URL(process.env.E2E_SANDBOX_URL!).host}/v3/`);
  await (await openWallet(page)).getByRole('button', { name: 'Purchase Now Mini Boost' }).click();
  const form = dialogOf(page, 'Purchase Mini Boost');
  await expect(form.getByRole('alert').filter({ hasText: 'Payment system is not ready. Please try again.' })).toBeVisible();
  await expect(form.getByRole('button', { name: /^Complete Payment/ })).toBeDisabled();
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Try again' }).click();

  const fields = cardFrame(page).getByRole('textbox');
  await fields.first().fill('4242424242424241');
  await expect(form.getByRole('alert').filter({ hasText: 'Your card number is invalid.' })).toBeVisible();
  await fields.first().fill(CARDS.works);
  await fields.nth(1).focus();
  await form.getByText('Card information').click();
  await expect(form.getByRole('alert').filter({ hasText: 'Please complete your card information.' })).toBeVisible();

  await refuse(page, BEGIN, 400, 'This package is no longer on sale.', 'unknown_price');
  await payWith(page, CARDS.works);
  const failure = dialogOf(page, 'Payment Failed');
  await expect(failure).toContainText('This package is no longer on sale.');
  await expectToast(page, 'Payment Error', 'This package is no longer on sale.');
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await answerWith(page, BEGIN, 200, '{}');
  await payWith(page, CARDS.works);
  await expect(failure).toContainText('No payment session created. Please try again.');
  await failure.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await bought(page)).toEqual([]);
  forgiveRefusals(problems);
});

test('the wallet offers to reload an empty list of packages, links to the history, and says that a server without keys sells nothing', secondLook(true), async ({ page, baseURL }) => {
  await shopper(page, baseURL);
  await page.route('**/api/token-packages', (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: /Open wallet$/ }).click();
  const wallet = dialogOf(page, 'Wallet');
  await expect(wallet.getByRole('heading', { name: 'No token packages available at the moment.' })).toBeVisible();
  await expect(wallet.getByRole('region', { name: 'Token Usage Guide' })).toContainText('Video5 tokens');
  await page.unroute('**/api/token-packages');
  await wallet.getByRole('button', { name: 'Refresh' }).click();
  await expect(packagesIn(wallet)).toHaveCount(4);
  await wallet.getByRole('link', { name: 'View Transaction History' }).click();
  await expect(page).toHaveURL(/\/wallet$/);
  await expect(wallet).toBeHidden();

  await withoutProvider(page);
  await page.goto('/marketplace');
  await page.getByRole('button', { name: /Open wallet$/ }).click();
  await dialogOf(page, 'Wallet').getByRole('button', { name: 'Payment Unavailable Mini Boost' }).click();
  await expect(toastOf(page, 'Payment Unavailable')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
