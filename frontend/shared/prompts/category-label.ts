/** 'blog-writing' as people write it: "Blog writing". */
export const categoryLabel = (category: string): string =>
  category.charAt(0).toUpperCase() + category.slice(1).replaceAll('-', ' ');
