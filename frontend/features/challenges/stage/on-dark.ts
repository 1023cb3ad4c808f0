import { css } from '#styled/css';

/**
 * CSS variables that give a challenge's large picture the dark theme's colours in both themes, so that text on it stays readable. The values
 * repeat ui/theme/semantic-tokens.ts, because tokens cannot set one theme inside another.
 */
export const onDark = css({
  colorScheme: 'dark', color: '[oklch(.965 .006 292)]',
  '--colors-bg': 'oklch(.158 .014 292)', '--colors-surface': 'oklch(.194 .016 292)', '--colors-raised': 'oklch(.234 .019 292)', '--colors-control': 'oklch(.158 .014 292)', '--colors-hover': 'oklch(1 0 0 / .07)',
  '--colors-fg': 'oklch(.965 .006 292)', '--colors-fg-muted': 'oklch(.81 .012 292)', '--colors-fg-subtle': 'oklch(.72 .016 292)',
  '--colors-line': 'oklch(.325 .02 292)', '--colors-line-soft': 'oklch(.268 .017 292)', '--colors-line-field': 'oklch(.5 .022 292)',
  '--colors-brand': 'oklch(.77 .13 295)', '--colors-brand-soft': 'oklch(.285 .07 295)', '--colors-amber': 'oklch(.83 .14 78)', '--colors-amber-soft': 'oklch(.275 .038 80)', '--colors-good': 'oklch(.81 .14 155)',
  '--colors-type-text': 'oklch(.82 .105 190)', '--colors-type-text-soft': 'oklch(.28 .042 195)', '--colors-type-image': 'oklch(.79 .12 295)', '--colors-type-image-soft': 'oklch(.29 .07 295)',
  '--colors-type-video': 'oklch(.79 .13 28)', '--colors-type-video-soft': 'oklch(.29 .055 25)',
});
