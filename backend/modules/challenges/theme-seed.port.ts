import type { ContentType } from '#contracts/primitives.ts';

/** A theme that comes with the product. Administrators may change it afterwards, and a later start leaves it as they want it. */
export interface ThemeSeed {
  title: string;
  /** One sentence that says what to make. */
  theme: string;
  contentType: ContentType;
  /** 1 easy, 2 medium, 3 hard. */
  difficulty: 1 | 2 | 3;
  /** Question above the first field of the challenge's own form, and an example answer. */
  ask: string;
  example: string;
  /** Rules that hold for challenges of this theme only. */
  rules: readonly string[];
}
