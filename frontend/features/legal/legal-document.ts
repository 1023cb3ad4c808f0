/** A paragraph, a list, or pairs of a name and what is said about it. Words may hold **strong** parts and [links](/address). */
export type LegalBlock = string | { list: readonly string[] } | { pairs: readonly (readonly [name: string, text: string])[] };

export interface LegalSection {
  /** Anchor in the address: never changed once published, since people link to it. */
  id: string;
  title: string;
  /** The section in plain words. */
  inShort: string;
  body: readonly LegalBlock[];
}

export interface LegalDocument {
  title: string;
  /** Raised with every change of meaning. */
  version: string;
  /** ISO date from which this version holds. */
  effective: string;
  lead: string;
  sections: readonly LegalSection[];
  /** The other document. */
  companion: { label: string; to: string };
}
