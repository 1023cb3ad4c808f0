/** Fields that every draft has besides its content. */
export interface Revised {
  /** Revision of the draft on the server, which rises with each save. */
  revision: number;
}

/** What one kind of draft is made of: `Content` is what its author writes, `Meta` what the server says about it, `Draft` both as the server sends them. */
export interface DraftKind<Content, Meta extends Revised, Draft> {
  /** Time in ms from a change to its automatic save. */
  autosaveMs: number;
  /** Name of the undo step that takes over another device's content. */
  adoptedLabel: string;
  idOf(meta: Meta): string;
  metaOf(draft: Draft): Meta;
  contentOf(draft: Draft): Content;
  draftOf(meta: Meta, content: Content): Draft;
  /** Whether two contents are equal. */
  same(one: Content, other: Content): boolean;
  /**
   * Lays two changes of `base` over each other. Where both changed a part, `content` has mine and `conflicts` is true. Left out where a draft that
   * was changed in two places always waits for its author's choice.
   */
  merge?(base: Content, mine: Content, theirs: Content): { content: Content; conflicts: boolean };
}
