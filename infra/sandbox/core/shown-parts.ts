/** Fields that an answer contains only when the caller asks for them (`expand`). */
export const ON_REQUEST: Readonly<Record<string, readonly string[]>> = {
  invoice: ['confirmation_secret', 'payments'],
  'checkout.session': ['line_items'],
};

/** An object as events carry it: without the fields that come on request. */
export function bare(object: object): Record<string, unknown> {
  const kind = (object as { object?: string }).object ?? '';
  const hidden = ON_REQUEST[kind] ?? [];
  return Object.fromEntries(Object.entries(structuredClone(object)).filter(([key]) => !hidden.includes(key)));
}
