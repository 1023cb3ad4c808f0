const KEY = 'conjure.purchase-place';

/** Keeps where somebody was when they left for the checkout page. */
export function rememberPlace(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search);
  } catch {
    // Where storage is refused, the way back leads to the wallet.
  }
}

/** Where somebody was before they paid, else the wallet. Only a path of ours is believed. */
export function placeBefore(): string {
  try {
    const place = sessionStorage.getItem(KEY);
    return place && /^\/(?![/\\])/.test(place) && !place.startsWith('/payment-success') ? place : '/wallet';
  } catch {
    return '/wallet';
  }
}
