import { defineRecipe } from '@chakra-ui/react/styled-system'
import { layerConfig } from '../tokens/layers.ts'

/** Styles of all text inputs; the border has a contrast of 3:1 to its background. */
export const inputRecipe = defineRecipe({
  className: 'sj-input',
  base: {
    w: 'full',
    minW: '0',
    h: 'control',
    px: '3',
    // Below 16 px phones zoom into a focused field.
    textStyle: { base: 'lg', md: 'md' },
    bg: 'bg.surface',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    transition: 'border-color 140ms, background-color 140ms',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '-1px',
      borderColor: 'transparent',
      boxShadow: 'none',
    },
    '&[aria-invalid=true]': { borderColor: 'status.danger.border' },
    _disabled: { bg: 'bg.sunken', color: 'fg.subtle', cursor: 'not-allowed', borderColor: 'border' },
    '&[readonly]:not([role=combobox])': { bg: 'bg.sunken' },
  },
  variants: {
    size: {
      [layerConfig.size]: {},
      xs: { h: 'control-xs', px: '2', textStyle: 'sm' },
      sm: { h: 'control-sm', px: '2.5', textStyle: { base: 'lg', md: 'sm' } },
      md: { h: 'control-md' },
      lg: { h: 'control-lg' },
      xl: { h: 'control-xl', px: '4', textStyle: 'lg' },
    },
  },
  defaultVariants: { size: layerConfig.size },
})
