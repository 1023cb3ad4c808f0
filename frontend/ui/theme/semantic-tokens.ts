import { defineSemanticTokens } from '@pandacss/dev';

const both = (dark: string, light: string) => ({ value: { base: dark, _light: light } });
const same = (value: string) => ({ value });
const byType = (part: string) => ({
  value: { base: '{colors.brand}', _typeText: `{colors.type.text${part}}`, _typeImage: `{colors.type.image${part}}`, _typeVideo: `{colors.type.video${part}}` },
});

/**
 * Colours of the dark theme (ink) and the light theme (paper), in OKLCH. Surfaces stay nearly neutral, so that only content types, tokens and
 * illustrations are colourful. Fills (`*.fill`) are for bars and large shapes, never for text.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    transparent: same('transparent'),
    current: same('currentColor'),
    inherit: same('inherit'),
    white: same('oklch(1 0 0)'),
    ink: same('oklch(.19 .035 295)'),
    paper: same('oklch(.985 .007 85)'),

    bg: both('oklch(.158 .014 292)', 'oklch(.981 .008 85)'),
    surface: both('oklch(.194 .016 292)', 'oklch(.998 .002 85)'),
    raised: both('oklch(.234 .019 292)', 'oklch(.962 .01 85)'),
    overlay: both('oklch(.246 .02 292)', 'oklch(.998 .002 85)'),
    control: both('oklch(.158 .014 292)', 'oklch(.998 .002 85)'),
    hover: both('oklch(1 0 0 / .07)', 'oklch(.2 .03 292 / .055)'),
    scrim: both('oklch(.1 .02 292 / .66)', 'oklch(.25 .03 292 / .45)'),
    line: { DEFAULT: both('oklch(.325 .02 292)', 'oklch(.88 .013 85)'), soft: both('oklch(.268 .017 292)', 'oklch(.925 .011 85)'), field: both('oklch(.5 .022 292)', 'oklch(.64 .018 80)') },
    fg: { DEFAULT: both('oklch(.965 .006 292)', 'oklch(.22 .03 292)'), muted: both('oklch(.81 .012 292)', 'oklch(.4 .026 292)'), subtle: both('oklch(.69 .016 292)', 'oklch(.51 .022 292)') },

    brand: {
      DEFAULT: both('oklch(.77 .13 295)', 'oklch(.49 .21 295)'),
      strong: both('oklch(.55 .21 295)', 'oklch(.5 .225 295)'),
      hover: both('oklch(.58 .2 295)', 'oklch(.53 .22 295)'),
      soft: both('oklch(.285 .07 295)', 'oklch(.945 .032 295)'),
      on: same('oklch(.99 .005 295)'),
      ring: both('oklch(.77 .13 295 / .28)', 'oklch(.49 .21 295 / .28)'),
    },
    amber: { DEFAULT: both('oklch(.83 .14 78)', 'oklch(.52 .115 65)'), soft: both('oklch(.275 .038 80)', 'oklch(.95 .05 85)'), fill: same('oklch(.81 .15 76)') },
    good: { DEFAULT: both('oklch(.81 .14 155)', 'oklch(.47 .12 155)'), soft: both('oklch(.27 .045 155)', 'oklch(.95 .04 155)') },
    warn: { DEFAULT: both('oklch(.83 .14 78)', 'oklch(.52 .115 65)'), soft: both('oklch(.275 .038 80)', 'oklch(.95 .05 85)') },
    bad: {
      DEFAULT: both('oklch(.74 .16 22)', 'oklch(.51 .19 25)'),
      soft: both('oklch(.26 .05 22)', 'oklch(.955 .025 25)'),
      line: both('oklch(.74 .16 22 / .4)', 'oklch(.51 .19 25 / .4)'),
      solid: same('oklch(.55 .2 22)'),
      ring: both('oklch(.74 .16 22 / .28)', 'oklch(.51 .19 25 / .24)'),
    },
    orange: both('oklch(.8 .14 55)', 'oklch(.53 .14 50)'),

    /** The colours of the content types, the same on every screen: text teal, image violet, video coral. */
    type: {
      text: { DEFAULT: both('oklch(.82 .105 190)', 'oklch(.46 .085 200)'), soft: both('oklch(.28 .042 195)', 'oklch(.945 .03 195)'), fill: same('oklch(.74 .12 190)') },
      image: { DEFAULT: both('oklch(.79 .12 295)', 'oklch(.48 .19 295)'), soft: both('oklch(.29 .07 295)', 'oklch(.95 .028 295)'), fill: same('oklch(.66 .18 295)') },
      video: { DEFAULT: both('oklch(.79 .13 28)', 'oklch(.51 .165 25)'), soft: both('oklch(.29 .055 25)', 'oklch(.95 .03 25)'), fill: same('oklch(.7 .17 25)') },
    },
    /** The hue of the content type of the nearest element with data-type="text|image|video", itself included. Without such an element it is the brand's hue. */
    kind: { DEFAULT: byType(''), soft: byType('.soft'), fill: byType('.fill') },

    /** Colours of template variables, the same in the template, its preview and the list of fields. */
    variable: {
      '1': both('oklch(.82 .105 190)', 'oklch(.46 .085 200)'), '2': both('oklch(.79 .13 295)', 'oklch(.48 .19 295)'), '3': both('oklch(.79 .13 28)', 'oklch(.51 .165 25)'),
      '4': both('oklch(.84 .13 85)', 'oklch(.5 .1 75)'), '5': both('oklch(.82 .13 150)', 'oklch(.47 .12 150)'), '6': both('oklch(.8 .11 245)', 'oklch(.47 .14 250)'),
    },
    /** Colours of charts, which also differ in lightness, for colour-blind readers. */
    chart: {
      '1': both('oklch(.8 .105 190)', 'oklch(.62 .105 195)'), '2': both('oklch(.72 .15 295)', 'oklch(.55 .2 295)'), '3': both('oklch(.77 .135 30)', 'oklch(.69 .16 32)'),
      '4': both('oklch(.85 .13 82)', 'oklch(.76 .145 74)'), grid: both('oklch(1 0 0 / .08)', 'oklch(.22 .03 295 / .09)'),
    },
    coin: { DEFAULT: same('oklch(.83 .15 75)'), edge: same('oklch(.7 .14 70)'), ink: same('oklch(.36 .08 65)') },

    /** Colours of the parts of illustrations. */
    il: {
      hat: both('oklch(.38 .1 292)', 'oklch(.36 .11 292)'), hatDark: both('oklch(.33 .09 292)', 'oklch(.31 .1 292)'), hatLight: both('oklch(.46 .1 292)', 'oklch(.47 .12 292)'),
      hole: same('oklch(.13 .03 292)'), band: same('oklch(.68 .18 20)'), fur: both('oklch(.94 .012 85)', 'oklch(.995 .004 85)'), furShade: both('oklch(.86 .015 85)', 'oklch(.9 .015 60)'),
      blush: same('oklch(.8 .1 18)'), face: same('oklch(.24 .03 292)'), brass: both('oklch(.78 .12 80)', 'oklch(.74 .12 78)'), brassDark: same('oklch(.62 .11 72)'), rope: both('oklch(.55 .19 15)', 'oklch(.57 .2 15)'),
      ropeLight: same('oklch(.68 .17 15)'), glass: both('oklch(.42 .03 220)', 'oklch(.88 .025 220)'), cork: same('oklch(.68 .09 60)'), sky: both('oklch(.2 .04 292)', 'oklch(.955 .022 295)'),
      skyLine: both('oklch(.33 .05 292)', 'oklch(.87 .03 295)'), glow: both('oklch(.6 .22 295 / .28)', 'oklch(.62 .2 295 / .16)'), disc: both('oklch(.205 .022 292)', 'oklch(.955 .014 85)'),
    },
  },
  shadows: {
    none: same('none'),
    overlay: both('0 24px 60px -20px oklch(.04 .02 292 / .85), 0 2px 8px oklch(.04 .02 292 / .4)', '0 24px 60px -24px oklch(.3 .05 292 / .32), 0 2px 8px oklch(.3 .05 292 / .07)'),
    shine: same('inset 0 1px 0 oklch(1 0 0 / .14)'),
    magic: same('inset 0 1px 0 oklch(1 0 0 / .4), inset 0 -1px 0 oklch(0 0 0 / .12)'),
    field: same('0 0 0 3px {colors.brand.ring}'),
    fieldBad: same('0 0 0 3px {colors.bad.ring}'),
    edge: same('0 0 0 1px {colors.line}'),
    brandEdge: same('inset 0 0 0 1px {colors.brand}'),
    cut: same('0 0 0 2px {colors.bg}'),
  },
  borders: {
    none: same('none'),
    line: same('1px solid {colors.line}'),
    soft: same('1px solid {colors.line.soft}'),
    field: same('1px solid {colors.line.field}'),
    brand: same('1px solid {colors.brand}'),
    bad: same('1px solid {colors.bad.line}'),
    clear: same('1px solid transparent'),
    dashed: same('1.5px dashed {colors.line.field}'),
  },
});
