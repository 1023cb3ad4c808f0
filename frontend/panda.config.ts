import { defineConfig } from '@pandacss/dev';
import { shortPatterns } from './build/short-patterns.ts';
import { recipes, slotRecipes } from './ui/recipes/all.ts';
import { globalCss } from './ui/theme/global-css.ts';
import { layerStyles } from './ui/theme/layer-styles.ts';
import { keyframes } from './ui/theme/motion.ts';
import { patterns } from './ui/theme/patterns.ts';
import { semanticTokens } from './ui/theme/semantic-tokens.ts';
import { textStyles } from './ui/theme/text-styles.ts';
import { tokens } from './ui/theme/tokens.ts';

/**
 * Configuration of the design system. Of the base preset it uses only properties and patterns. Every value comes from our tokens; a raw value needs
 * brackets (`width: '[252px]'`), so that a reviewer sees it.
 */
export default defineConfig({
  eject: true,
  presets: ['@pandacss/preset-base'],
  preflight: true,
  strictTokens: true,
  include: ['./app/**/*.{ts,tsx}', './features/**/*.{ts,tsx}', './prompt-form/**/*.{ts,tsx}', './lib/**/*.{ts,tsx}', './shared/**/*.{ts,tsx}', './ui/**/*.{ts,tsx}'],
  exclude: ['./ui/recipes/**', './ui/theme/**', './**/*.test.{ts,tsx}'],
  importMap: '#styled',
  outdir: 'styled-system',
  outExtension: 'js',
  gitignore: false,
  conditions: {
    extend: {
      light: '[data-theme=light] &',
      dark: '[data-theme=dark] &',
      typeText: '[data-type=text] &',
      typeImage: '[data-type=image] &',
      typeVideo: '[data-type=video] &',
      hover: '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])',
      busy: '&[aria-busy=true]',
    },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
  utilities: {
    extend: {
      // Plain CSS is allowed, because lists such as 'background-color, color' are common here.
      transitionProperty: { values: { type: 'string' }, transform: (value: string) => ({ transitionProperty: value }) },
      tabular: {
        className: 'tabular',
        values: { type: 'boolean' },
        transform: (on: boolean) => (on ? { fontVariantNumeric: 'tabular-nums' } : {}),
      },
    },
  },
  patterns,
  hooks: { 'codegen:prepare': shortPatterns },
  globalCss,
  staticCss: { recipes: '*' },
});
