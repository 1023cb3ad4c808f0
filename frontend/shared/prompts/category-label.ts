/** Writes the key of a prompt's category as text: "Blog writing" for 'blog-writing'. */
export const categoryLabel = (category: string): string =>
  category.charAt(0).toUpperCase() + category.slice(1).replaceAll('-', ' ');
