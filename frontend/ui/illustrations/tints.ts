import { css } from '#styled/css';

/** The class of each tint of the illustrations, so that every part follows the theme. */
export const tint = {
  hat: css({ fill: 'il.hat' }), hatDark: css({ fill: 'il.hatDark' }), hatLight: css({ fill: 'il.hatLight' }), hole: css({ fill: 'il.hole' }), band: css({ fill: 'il.band' }),
  fur: css({ fill: 'il.fur' }), furShade: css({ fill: 'il.furShade' }), blush: css({ fill: 'il.blush' }), face: css({ fill: 'il.face' }),
  brass: css({ fill: 'il.brass' }), brassDark: css({ fill: 'il.brassDark' }), glass: css({ fill: 'il.glass' }), cork: css({ fill: 'il.cork' }),
  disc: css({ fill: 'il.disc' }), paper: css({ fill: 'surface' }), white: css({ fill: 'white' }),
  teal: css({ fill: 'type.text.fill' }), violet: css({ fill: 'type.image.fill' }), coral: css({ fill: 'type.video.fill' }), amber: css({ fill: 'amber.fill' }), quiet: css({ fill: 'line' }), brand: css({ fill: 'brand' }),
} as const;

export const stroke = {
  rope: css({ stroke: 'il.rope', fill: 'transparent' }), ropeLight: css({ stroke: 'il.ropeLight', fill: 'transparent' }), line: css({ stroke: 'line.field', fill: 'transparent' }), face: css({ stroke: 'il.face', fill: 'transparent' }),
  furShade: css({ stroke: 'il.furShade', fill: 'transparent' }), hatDark: css({ stroke: 'il.hatDark', fill: 'transparent' }), brass: css({ stroke: 'il.brass', fill: 'transparent' }), amber: css({ stroke: 'amber.fill', fill: 'transparent' }),
} as const;

export type SparkTint = 'teal' | 'violet' | 'coral' | 'amber' | 'quiet' | 'white';
