import { atom } from 'jotai';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getPricing, TokenPackage } from '#contracts/pricing.ts';

export type ProPlan = ResponseOf<typeof getPricing>['pro'];

/** The thing that a person wants to buy, such as a token package or Pro. */
export type Purchase = { kind: 'tokens'; package: TokenPackage } | { kind: 'subscription'; plan: ProPlan };

/** The purchase for which a dialog is open; null when none is. */
export const purchaseAtom = atom<Purchase | null>(null);

/** Whether the wallet's dialog is open, and how many tokens the person lacks for what they wanted to do. */
export const walletDialogAtom = atom<boolean | { missing: number }>(false);

/** Opens the purchase dialog from anywhere, in place of the wallet's. Visitors sign in first and return to it. On a server without payments a toast says so. */
export const openPurchaseAtom = atom(null, (_get, set, purchase: Purchase) => {
  set(walletDialogAtom, false);
  set(purchaseAtom, purchase);
});
