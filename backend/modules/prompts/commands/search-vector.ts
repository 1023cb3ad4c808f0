import { raw } from 'objection';

/** The words of a prompt that its page shows to everybody; never those of its template. */
export interface SearchableWords {
  title: string;
  oneLiner: string;
  description: string;
  category: string;
  tags: readonly string[];
}

/** What search looks through, most telling words first. */
export const searchVector = ({ title, oneLiner, description, category, tags }: SearchableWords) =>
  raw(
    `setweight(to_tsvector('english', ?), 'A') || setweight(to_tsvector('english', ?), 'B')
     || setweight(to_tsvector('english', ?), 'C')`,
    [title, `${oneLiner} ${tags.join(' ')} ${category}`, description],
  );
