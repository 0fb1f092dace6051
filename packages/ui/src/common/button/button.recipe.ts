import { defineRecipe } from '@chakra-ui/react/styled-system'
import { layerConfig } from '../tokens/layers.ts'

/** Styles of buttons. Use at most one `solid` per group. */
export const buttonRecipe = defineRecipe({
  className: 'sj-button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '1.5',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    textDecoration: 'none',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    transition: 'background-color 140ms, border-color 140ms, color 140ms, transform 80ms',
    _active: { transform: 'translateY(1px)' },
    '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
      cursor: 'not-allowed',
      color: 'fg.subtle',
      bg: 'neutral.subtle',
      borderColor: 'transparent',
      transform: 'none',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    tone: {
      accent: { colorPalette: 'accent' },
      neutral: { colorPalette: 'neutral' },
      danger: { colorPalette: 'status.danger' },
    },
    look: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', _hover: { bg: 'colorPalette.solidHover' } },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      outline: {
        bg: 'bg.surface',
        color: 'fg',
        borderColor: 'border.control',
        _hover: { borderColor: 'colorPalette.border', color: 'colorPalette.fg', bg: 'bg.hover' },
      },
      ghost: { color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
      plain: {
        color: 'colorPalette.fg',
        px: '0',
        minW: '0',
        h: 'auto',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
    size: {
      [layerConfig.size]: { h: 'control', minW: 'control', px: '4', textStyle: 'md' },
      xs: { h: 'control-xs', minW: 'control-xs', px: '2', textStyle: 'xs', borderRadius: 'xs' },
      sm: { h: 'control-sm', minW: 'control-sm', px: '3', textStyle: 'sm' },
      md: { h: 'control-md', minW: 'control-md', px: '4', textStyle: 'md' },
      lg: { h: 'control-lg', minW: 'control-lg', px: '5', textStyle: 'lg' },
      xl: { h: 'control-xl', minW: 'control-xl', px: '6', textStyle: 'lg', fontWeight: 'semibold', borderRadius: 'md' },
    },
    block: { true: { w: 'full' } },
    square: { true: { px: '0' } },
    round: { true: { borderRadius: 'full' } },
  },
  compoundVariants: [
    { look: 'plain', css: { px: '0', h: 'auto', minW: '0' } },
    // Variants without a background get none when disabled.
    { look: ['plain', 'ghost'], css: { '&:is(:disabled, [aria-disabled=true])': { bg: 'transparent' } } },
  ],
  defaultVariants: { tone: 'accent', look: 'outline', size: layerConfig.size },
})
