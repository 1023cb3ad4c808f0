// The renderer lives beside the form's rules, because the form builder's preview fills templates with the very same function.
export { templateVariables } from '#contracts/template-variables.ts';
export { renderedValues } from '#contracts/render-value.ts';
export type { AttachedFile, AttachedFiles, RenderedField } from '#contracts/render-value.ts';
export { renderTemplate } from '#contracts/render-template.ts';
export type { SystemValues } from '#contracts/render-template.ts';

/** Rough length in model tokens, for display only: four characters of Latin script, one of any other. */
export function tokenEstimate(text: string): number {
  let latin = 0;
  let other = 0;
  for (const character of text) {
    if (character <= '\u024f') latin += 1;
    else other += 1;
  }
  return Math.ceil(latin / 4) + other;
}
