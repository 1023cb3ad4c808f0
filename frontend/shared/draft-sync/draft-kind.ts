/** Fields that every draft has besides its content. */
export interface Revised {
  /** Revision of the draft on the server, which rises with each save. */
  revision: number;
}

/** Describes one kind of draft: `Content` is what its author writes, `Meta` what the server adds, `Draft` both as the server sends them. */
export interface DraftKind<Content, Meta extends Revised, Draft> {
  /** Time in ms from a change to its automatic save. */
  autosaveMs: number;
  /** Name of the undo step for content taken over from another device. */
  adoptedLabel: string;
  idOf(meta: Meta): string;
  metaOf(draft: Draft): Meta;
  contentOf(draft: Draft): Content;
  draftOf(meta: Meta, content: Content): Draft;
  /** Whether two contents are equal. */
  same(one: Content, other: Content): boolean;
  /**
   * Merges two changes of `base`. Where both changed a part, `content` has mine and `conflicts` is true. Left out when the author must always choose
   * after two changes.
   */
  merge?(base: Content, mine: Content, theirs: Content): { content: Content; conflicts: boolean };
}
