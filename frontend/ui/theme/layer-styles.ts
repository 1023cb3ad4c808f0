import { defineLayerStyles } from '@pandacss/dev';

/** Styles of surfaces: hairlines instead of shadows; only overlays have a soft shadow. */
export const layerStyles = defineLayerStyles({
  card: { value: { background: '{colors.surface}', border: '1px solid {colors.line.soft}', borderRadius: '{radii.lg}' } },
  panel: { value: { background: '{colors.surface}', border: '1px solid {colors.line.soft}', borderRadius: '{radii.xl}' } },
  overlay: { value: { background: '{colors.overlay}', border: '1px solid {colors.line}', boxShadow: '{shadows.overlay}' } },
  magicEdge: {
    value: { border: '1px solid transparent', background: 'linear-gradient({colors.surface}, {colors.surface}) padding-box, {gradients.magic} border-box' },
  },
});
