const KEY = 'conjure.purchase-place';

/** Stores the page from which the buyer left for checkout. */
export function rememberPlace(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search);
  } catch {
    // Without browser storage the way back from checkout leads to the wallet.
  }
}

/**
 * The page from which the buyer left, otherwise the wallet. Only a path of this site is accepted, so that a changed entry cannot lead to another
 * site.
 */
export function placeBefore(): string {
  try {
    const place = sessionStorage.getItem(KEY);
    return place && /^\/(?![/\\])/.test(place) && !place.startsWith('/payment-success') ? place : '/wallet';
  } catch {
    return '/wallet';
  }
}
