import type { ContentType } from '#contracts/primitives.ts';

/** A challenge theme that comes with the product. A later start keeps the changes that administrators made to it. */
export interface ThemeSeed {
  title: string;
  /** One sentence that tells entrants what to make. */
  theme: string;
  contentType: ContentType;
  /** How hard the theme is: 1 easy, 2 medium, 3 hard. */
  difficulty: 1 | 2 | 3;
  /** The question above the first field of the challenge's form, and an example answer. */
  ask: string;
  example: string;
  /** Additional rules of challenges with this theme. */
  rules: readonly string[];
}
