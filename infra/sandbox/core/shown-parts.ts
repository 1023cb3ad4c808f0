/** The fields that Stripe's answers contain only when the caller requests them (`expand`), for each kind of object. */
export const ON_REQUEST: Readonly<Record<string, readonly string[]>> = {
  invoice: ['confirmation_secret', 'payments'],
  'checkout.session': ['line_items'],
};

/** Returns a copy of a sandbox object for an event, without the fields that Stripe sends only on request. */
export function bare(object: object): Record<string, unknown> {
  const kind = (object as { object?: string }).object ?? '';
  const hidden = ON_REQUEST[kind] ?? [];
  return Object.fromEntries(Object.entries(structuredClone(object)).filter(([key]) => !hidden.includes(key)));
}
