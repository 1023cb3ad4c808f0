/** Fields that every draft has besides its content. */
export interface Revised {
  /** Revision of the draft on the server, which rises with each save. */
  revision: number;
}

/** Describes one kind of draft: `Content` is written by the author, `Meta` is added by the server, and `Draft` is both as the server sends them. */
export interface DraftKind<Content, Meta extends Revised, Draft> {
  /** Time in ms from an edit to its automatic save. */
  autosaveMs: number;
  /** Name of the undo step for content that was taken over from another device. */
  adoptedLabel: string;
  idOf(meta: Meta): string;
  metaOf(draft: Draft): Meta;
  contentOf(draft: Draft): Content;
  draftOf(meta: Meta, content: Content): Draft;
  /** Whether two contents of a draft are equal. */
  same(one: Content, other: Content): boolean;
  /**
   * Merges two changes of `base`. Where both changed the same part, `content` has my change and `conflicts` is true. Left out when the author
   * must always choose.
   */
  merge?(base: Content, mine: Content, theirs: Content): { content: Content; conflicts: boolean };
}
