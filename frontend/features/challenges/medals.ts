import { css } from '#styled/css';

/* Colours of gold, silver, bronze, ice and the rubric's blue, with one value for both themes or one each. No other file uses them. */

const round = css.raw({ display: 'grid', placeItems: 'center', flex: 'none', width: '[26px]', height: '[26px]', borderRadius: 'full', fontFamily: 'display', fontWeight: 'bold', fontSize: '13', lineHeight: 'none', color: 'fg.muted', tabular: true });
const METALS = [
  css(round, { backgroundColor: '[oklch(.84 .145 84)]', color: 'ink' }),
  css(round, { backgroundColor: '[oklch(.85 .02 270)]', color: 'ink' }),
  css(round, { backgroundColor: '[oklch(.77 .105 52)]', color: 'ink' }),
] as const;
const plain = css(round);

/** Styles of the disc around a place: a metal for the first three, plain for later ones. */
export const disc = (place: number): string => METALS[place - 1] ?? plain;

/** The metal of a place as a CSS colour; undefined from the fourth on. */
export const metalOf = (place: number): string | undefined => ['oklch(.84 .145 84)', 'oklch(.85 .02 270)', 'oklch(.77 .105 52)'][place - 1];

export const iceTile = css({ backgroundColor: { base: '[oklch(.285 .05 245)]', _light: '[oklch(.94 .03 240)]' }, color: { base: '[oklch(.85 .075 235)]', _light: '[oklch(.46 .12 245)]' } });
export const iceNote = css({ backgroundColor: { base: '[oklch(.285 .05 245)]', _light: '[oklch(.94 .03 240)]' }, '& > svg': { color: { base: '[oklch(.85 .075 235)]', _light: '[oklch(.46 .12 245)]' } } });

/** Colours of the score's parts: votes are violet, the rubric is blue, always in this order. */
export const voteFill = css({ '--c': '{colors.type.image.fill}' });
export const rubricFill = css({ '--c': { base: 'oklch(.78 .1 225)', _light: 'oklch(.68 .12 228)' } });
