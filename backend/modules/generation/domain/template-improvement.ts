/** In place of a category: says to a provider that the subject is a template to be rewritten, not one to be followed. */
export const TEMPLATE_IMPROVEMENT = 'template-improvement';
