import { expect, it } from 'vitest';
import { CLAW_BACK_PREVIEW, LIFETIME, REFUND_FORM } from './sales.words.ts';

it.each([
  [1, '1 is spent or held already. It becomes a debt, which the next tokens pay first.'],
  [1_200, '1,200 are spent or held already. They become a debt, which the next tokens pay first.'],
])('says that %i spent or held tokens of a refund become a debt of the buyer', (debt, words) => expect(CLAW_BACK_PREVIEW.spentHeldText(debt)).toBe(words));

it.each([
  [0, 0, 'The money goes back to the card. A refund cannot be undone.'],
  [1, 1, 'The money goes back to the card and 1 token goes with it. 1 of them is spent and becomes debt. A refund cannot be undone.'],
  [40, 3, 'The money goes back to the card and 40 tokens go with it. 3 of them are spent and become debt. A refund cannot be undone.'],
])('warns before a refund that takes %i tokens back, of which the buyer spent %i', (tokens, debt, words) => expect(REFUND_FORM.consequence(tokens, debt)).toBe(words));

it.each([
  [100, 0, '100 granted'],
  [1_200, 1_199, '1,200 granted, 1,199 taken back, 1 left'],
  [100, 100, '100 granted, 100 taken back, 0 left'],
])('says what became of %i tokens of an order after refunds took %i back', (granted, takenBack, words) => expect(CLAW_BACK_PREVIEW.grantedText(granted, takenBack)).toBe(words));

it('says that the wallet still has the tokens of a refund, also when it is one token', () =>
  expect([CLAW_BACK_PREVIEW.inWalletText(1), CLAW_BACK_PREVIEW.inWalletText(1_200)]).toEqual(['The token that goes back is still in the wallet.', 'All 1,200 tokens that go back are still in the wallet.']));

it.each([
  [null, '$2.49 goes back to @mira. The tokens follow once Stripe confirms.'],
  [0, '$2.49 goes back to @mira.'],
  [1, '$2.49 goes back to @mira. 1 token was taken back.'],
  [20, '$2.49 goes back to @mira. 20 tokens were taken back.'],
])('says after a refund what became of the tokens: %s taken back', (takenBack, words) => expect(REFUND_FORM.toastText(249, '@mira', takenBack)).toBe(words));

it('names no share of buyers who did not come back when the earlier days had no buyer', () =>
  expect([LIFETIME.leftOf(0, 0, 0), LIFETIME.leftOf(1, 4, 25)]).toEqual(['–', '1 of 4 (25%)']));
