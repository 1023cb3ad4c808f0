import { PRODUCT } from '#contracts/product.ts';
import type { LegalSection } from '#contracts/legal-text.ts';

/** Sections of the terms of service on tokens, runs, purchases and refunds. */
export const TOKENS: readonly LegalSection[] = [
  {
    id: 'tokens',
    title: 'Tokens and what a run costs',
    inShort: 'The button shows the price before you press it. The price is held first, and you pay only for what arrives.',
    body: [
      'You pay for runs with **tokens**. Tokens are whole numbers in your wallet. They are a right to use this service. They are not money and earn no interest. You may sell or transfer them only in the ways that the service offers.',
      'The button that starts a run shows its full price: the base price of the content type, times the multiplier of the model, times the quantity. If the prompt has a creator royalty, it is included.',
      {
        pairs: [
          ['Held', 'When a run is accepted, its price is held in your wallet. Your balance shows what you can still spend.'],
          ['Charged', 'When the run ends, you are charged for exactly what was delivered. If three of four images arrive, you pay for three.'],
          ['Returned', 'All other held tokens go back to your balance at once. You do not have to ask for them.'],
        ],
      },
      {
        list: [
          '**A run that fails, times out or is blocked costs nothing.**',
          'If you cancel before anything has been shown to you, the run costs nothing. If you stop a text, you pay the share that was written, rounded up, and never more than the price on the button. If you cancel after images have arrived, you pay for these images and the royalty.',
          'The royalty is charged once for each run, whatever the quantity, and only when something was delivered.',
        ],
      },
      'Each run has a receipt in your wallet: what was held, charged and returned. If a receipt looks wrong, tell us and we check it against the ledger. Free tokens are spent first, purchased tokens last. Tokens that you bought or earned never expire.',
      'We may change prices for future runs. An accepted run keeps the price that its button showed.',
    ],
  },
  {
    id: 'purchases',
    title: 'Buying tokens and Pro',
    inShort: 'Stripe takes the payment. Your tokens arrive when Stripe confirms it. Pro renews every month until you cancel.',
    body: [
      'The [pricing page](/pricing) shows the prices of token packages and Pro. **Stripe** processes the payments. Your card number goes to Stripe and never to us. If this server has no payment account, you cannot buy anything here. Test payments are marked as such.',
      'We add your tokens when Stripe confirms the payment to our server, usually within seconds. You can close the page before that: nothing is lost, and you are never charged twice.',
      `**${PRODUCT} Pro** is a monthly subscription. Each paid month brings its tokens once. Pro renews until you cancel it in your wallet, which you can do at any time. Pro then stays on until the end of the paid month, and you keep the tokens you received.`,
      'Taxes are shown and charged where the law requires it.',
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    inShort: 'Failed runs cost nothing. An unspent token package can be refunded for 14 days.',
    body: [
      {
        pairs: [
          ['Failed runs', 'You do not have to ask: what was not delivered was never charged.'],
          ['Token packages', 'Within 14 days of the purchase, in full, if none of its tokens have been spent.'],
          ['Unlocked prompts and packs', 'Within 24 hours, if you made fewer than three runs with them since. If none of your runs worked, at any time.'],
        ],
      },
      'A refund goes back the way you paid. When a payment is refunded or disputed, its tokens are taken back. If they are already spent, your wallet shows a debt, and the next tokens you receive pay it first.',
      'If you ask for refunds again and again in order to use things for free, we may ask you to wait before the next refund.',
      '**Your legal rights as a consumer do not change**, for example the right of withdrawal or your rights when something is faulty. Where the law gives you more than this page, the law applies.',
    ],
  },
];
