/**
 * Whether an address is a page of the payment provider (docs/rules/server.md#other-hosts): at the host of its checkout page, or beside that host
 * (billing.stripe.com beside checkout.stripe.com), over https. The sandbox on this machine may use http.
 */
export function isProviderPage(address: string, checkoutOrigin: string): boolean {
  if (!URL.canParse(address)) return false;
  const [page, checkout] = [new URL(address), new URL(checkoutOrigin)];
  if (page.origin === checkout.origin) return true;
  return page.protocol === 'https:' && page.port === checkout.port && siteOf(checkout.hostname) !== null && siteOf(page.hostname) === siteOf(checkout.hostname);
}

/** The domain above a host. Null where it could belong to other owners too: addresses of machines, and hosts of two labels. */
function siteOf(hostname: string): string | null {
  const labels = hostname.split('.');
  return labels.length < 3 || /^\d+$/.test(labels.at(-1) ?? '') ? null : labels.slice(1).join('.');
}
