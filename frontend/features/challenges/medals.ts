import { css } from '#styled/css';

/* Colours of gold, silver, bronze, ice and the bar of the judges' scores. Only this file has them, each with one value for both themes or one per theme. */

const round = css.raw({ display: 'grid', placeItems: 'center', flex: 'none', width: '[26px]', height: '[26px]', borderRadius: 'full', fontFamily: 'display', fontWeight: 'bold', fontSize: '13', lineHeight: 'none', color: 'fg.muted', tabular: true });
const METALS = [
  css(round, { backgroundColor: '[oklch(.84 .145 84)]', color: 'ink' }),
  css(round, { backgroundColor: '[oklch(.85 .02 270)]', color: 'ink' }),
  css(round, { backgroundColor: '[oklch(.77 .105 52)]', color: 'ink' }),
] as const;
const plain = css(round);

/** Returns the class of the disc around a place in a challenge: a metal for the first three, plain for later ones. */
export const disc = (place: number): string => METALS[place - 1] ?? plain;

/** Returns the metal of a place in a challenge as a CSS colour; undefined from the fourth place on. */
export const metalOf = (place: number): string | undefined => ['oklch(.84 .145 84)', 'oklch(.85 .02 270)', 'oklch(.77 .105 52)'][place - 1];

export const iceTile = css({ backgroundColor: { base: '[oklch(.285 .05 245)]', _light: '[oklch(.94 .03 240)]' }, color: { base: '[oklch(.85 .075 235)]', _light: '[oklch(.46 .12 245)]' } });
export const iceNote = css({ backgroundColor: { base: '[oklch(.285 .05 245)]', _light: '[oklch(.94 .03 240)]' }, '& > svg': { color: { base: '[oklch(.85 .075 235)]', _light: '[oklch(.46 .12 245)]' } } });

/** Colours of the two parts of a challenge's score: votes are violet, the judges' scores blue. */
export const voteFill = css({ '--c': '{colors.type.image.fill}' });
export const rubricFill = css({ '--c': { base: 'oklch(.78 .1 225)', _light: 'oklch(.68 .12 228)' } });
