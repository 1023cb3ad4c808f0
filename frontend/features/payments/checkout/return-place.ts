import { isOwnPath } from '#lib/own-path.ts';

const KEY = 'conjure.purchase-place';

/** Stores the page that the buyer left for the payment provider's checkout page. */
export function rememberPlace(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search);
  } catch {
    // Without browser storage the buyer returns from checkout to the wallet.
  }
}

/**
 * Returns the page that the buyer left for checkout, otherwise the wallet. Only a path of this site is accepted, so that a changed entry
 * cannot lead to another site.
 */
export function placeBefore(): string {
  try {
    const place = sessionStorage.getItem(KEY);
    return isOwnPath(place) && !place.startsWith('/payment-success') ? place : '/wallet';
  } catch {
    return '/wallet';
  }
}
