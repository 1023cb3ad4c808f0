import { defineTextStyles } from '@pandacss/dev';

const heading = { fontFamily: 'display', fontWeight: 'bold', letterSpacing: 'tight', lineHeight: 'tight', textWrap: 'balance' } as const;

/** Styles of text. The display font is only for headings, big numbers and avatars; everything else uses the text font. */
export const textStyles = defineTextStyles({
  display: { value: { ...heading, fontSize: { base: '32', md: '44' }, letterSpacing: 'tighter', lineHeight: '1.06' } },
  h1: { value: { ...heading, fontSize: { base: '26', md: '32' } } },
  h2: { value: { ...heading, fontSize: '24' } },
  h3: { value: { ...heading, fontSize: '20' } },
  h4: { value: { ...heading, fontSize: '17' } },
  pane: { value: { fontFamily: 'text', fontSize: '15', fontWeight: 'bold', lineHeight: 'snug', letterSpacing: 'normal' } },
  cardTitle: { value: { fontFamily: 'text', fontSize: { base: '14', md: '15' }, fontWeight: '620', lineHeight: '1.32', letterSpacing: '-0.005em' } },
  body: { value: { fontFamily: 'text', fontSize: '15', lineHeight: 'normal' } },
  small: { value: { fontFamily: 'text', fontSize: '14', lineHeight: 'normal' } },
  label: { value: { fontFamily: 'text', fontSize: '14', fontWeight: 'semibold', lineHeight: 'snug' } },
  meta: { value: { fontFamily: 'text', fontSize: '13', lineHeight: '1.4' } },
  micro: { value: { fontFamily: 'text', fontSize: '12', lineHeight: '1.4' } },
  result: { value: { fontFamily: 'text', fontSize: '17', lineHeight: 'relaxed' } },
  code: { value: { fontFamily: 'mono', fontSize: '14', lineHeight: 'code' } },
  stat: { value: { fontFamily: 'display', fontSize: '24', fontWeight: 'bold', lineHeight: '1.2', letterSpacing: 'tight', fontVariantNumeric: 'tabular-nums' } },
});
