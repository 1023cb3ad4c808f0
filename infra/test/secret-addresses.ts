/** A field of an address: a part of its path, or a field of its query. `address` is null where the code reads the query without naming the address. */
export interface AddressField {
  address: string | null;
  field: string;
}

/** Matches names of fields that could hold a secret. */
const SUSPECT = /pass|secret|token|ticket|key|code|signature|session|credential|otp|nonce|coupon|email|^via$|^auth/i;
/** Matches names of fields with the id of a row, which opens nothing by itself. */
const ROW_ID = /Id$/;
/** Matches literals that are addresses with fields in their path. */
const PATH = /['"`\s](\/[\w./-]*:[A-Za-z][\w./:?-]*)(?=['"`\s])/g;
/** Matches fields that the code reads from a query without a schema. */
const RAW_QUERY = /\bctx\.query(?:\.(\w+)|\[['"](\w+)['"]\])|\bsaid\('(\w+)'\)/g;

/** Returns the fields of all addresses that the text of a file names in paths, or reads from a query. */
export function fieldsIn(text: string): AddressField[] {
  const paths = [...text.matchAll(PATH)].flatMap(([, address = '']) => [...address.matchAll(/:(\w+)/g)].map(([, field = '']) => ({ address: address.replace(/\?$/, ''), field })));
  const queries = [...text.matchAll(RAW_QUERY)].map(([, ...names]) => ({ address: null, field: names.find((name) => name !== undefined) ?? '' }));
  return [...paths, ...queries];
}

/**
 * Compares the fields of addresses that could hold a secret with the list in docs/security.md.
 * @returns one sentence for each field without a row, and for each row without a field
 */
export function secretAddressProblems(fields: readonly AddressField[], page: string): string[] {
  const section = /^## Secrets in addresses\n[^]*?(?=^## )/m.exec(page)?.[0] ?? '';
  const listed = [...section.matchAll(/^\| (`\/[^|]+) \| ([^|]+) \| [^|]{10,} \|$/gm)].flatMap(([, addresses = '', names = '']) => ticked(addresses).flatMap((address) => ticked(names).map((field) => ({ address, field }))));
  const suspects = fields.filter(({ field }) => SUSPECT.test(field) && !ROW_ID.test(field));
  const fits = (found: AddressField, row: AddressField): boolean => found.field === row.field && (found.address === null || found.address === row.address);
  return [
    ...suspects.filter((found) => !listed.some((row) => fits(found, row))).map(({ address, field }) => `docs/security.md does not list ${field} of ${address ?? 'a query'}, which could hold a secret.`),
    ...listed.filter((row) => !fields.some((found) => fits(found, row))).map(({ address, field }) => `docs/security.md lists ${field} of ${address}, which no address has.`),
  ];
}

const ticked = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
