import { atom } from 'jotai';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getPricing, TokenPackage } from '#contracts/pricing.ts';

export type ProPlan = ResponseOf<typeof getPricing>['pro'];

/** What the person wants to buy. */
export type Purchase = { kind: 'tokens'; package: TokenPackage } | { kind: 'subscription'; plan: ProPlan };

/** The purchase whose dialog is open. */
export const purchaseAtom = atom<Purchase | null>(null);

/** Whether the wallet's dialog is open, and for how many tokens that are missing for something. */
export const walletDialogAtom = atom<boolean | { missing: number }>(false);

/**
 * Opens the purchase dialog from anywhere, in place of the wallet's one. Visitors sign in first and come back to it; a server
 * without payments says so in a toast.
 */
export const openPurchaseAtom = atom(null, (_get, set, purchase: Purchase) => {
  set(walletDialogAtom, false);
  set(purchaseAtom, purchase);
});
