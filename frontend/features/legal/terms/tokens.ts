import { PRODUCT } from '#contracts/product.ts';
import type { LegalSection } from '../legal-document.ts';

/** Tokens, runs, purchases, refunds. */
export const TOKENS: readonly LegalSection[] = [
  {
    id: 'tokens',
    title: 'Tokens and what a run costs',
    inShort: 'You see the price before you press the button. It is set aside first, and you pay only for what arrived.',
    body: [
      'Runs are paid in **tokens**, whole numbers kept in your wallet. Tokens are a right to use this service. They are not money, earn no interest, and cannot be sold or passed to others outside the ways that the service offers.',
      'The button that starts a run shows its full price. It is made of the base price of the content type, the multiplier of the model and the quantity, plus the creator’s royalty where the prompt has one.',
      {
        pairs: [
          ['Held', 'When a run is accepted, its price is set aside in your wallet. Your balance always shows what you can still spend.'],
          ['Captured', 'When it ends, exactly what was delivered is charged. Three images of four that were asked for cost three.'],
          ['Released', 'Everything else goes back to your balance at once, on its own.'],
        ],
      },
      {
        list: [
          '**A run that fails, times out or is blocked costs nothing.**',
          'Cancelling costs nothing while nothing has been shown to you. A text that you stop halfway costs the written share of its price, rounded up, and never more than the price you saw. Images that had already arrived when you cancelled are charged, together with the royalty.',
          'A royalty is charged once for a run, whatever the quantity, and only when something was delivered.',
        ],
      },
      'Every run has a receipt in your wallet, with what was set aside, charged and returned. If a receipt looks wrong, tell us: the ledger behind it is kept precisely so that such questions have an answer. Free tokens are spent first, those you paid for last. Tokens that you bought or earned do not expire.',
      'We may change prices for future runs. A run that was accepted keeps the price that its button showed.',
    ],
  },
  {
    id: 'purchases',
    title: 'Buying tokens and Pro',
    inShort: 'Stripe takes the payment. Tokens arrive when Stripe confirms it. Pro renews every month until you cancel.',
    body: [
      'Token packages and Pro are sold at the prices shown on the [pricing page](/pricing). Payments are handled by **Stripe**; your card number goes to Stripe and never to us. Where no payment account is set up, nothing can be bought, and test payments are marked as such.',
      'Your tokens are added once Stripe has confirmed the payment to our server, usually within seconds. You may close the page meanwhile; nothing is lost and nothing is charged twice.',
      `**${PRODUCT} Pro** is a monthly subscription. Each paid month brings its tokens once. It renews until you cancel, which you can do at any time in your wallet; Pro then stays on until the end of the month that is paid. Tokens already granted stay yours.`,
      'Taxes are shown and charged where the law asks for them.',
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    inShort: 'Failed runs are refunded by the machine. Unspent purchases can be returned for 14 days.',
    body: [
      {
        pairs: [
          ['Failed runs', 'Nothing to ask for: what was not delivered was never charged.'],
          ['Token packages', 'Within 14 days of the purchase, in full, as long as none of its tokens have been spent.'],
          ['Unlocked prompts and packs', 'Within 24 hours, if you made fewer than three runs with them since; at any time, if not one of your runs with them worked.'],
        ],
      },
      'A refund goes back the way you paid. When a payment is refunded or disputed, its tokens are taken back. If they are already spent, your wallet shows a debt, and the next tokens you receive settle it first.',
      'Somebody who asks for refund after refund to use things for free can be asked to wait before the next one.',
      '**Rights that the law gives you as a consumer stay untouched**, such as a right of withdrawal or your rights when something is faulty. Where the law is kinder to you than this page, the law applies.',
    ],
  },
];
