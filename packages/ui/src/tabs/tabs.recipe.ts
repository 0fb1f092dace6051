import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Look of tabs: a line under the chosen one, set in ink, with the accent as its mark. */
export const tabsRecipe = defineSlotRecipe({
  className: 'sj-tabs',
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    list: {
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      boxShadow: 'inset 0 -1px 0 {colors.border}',
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      h: 'control-lg',
      px: '3',
      textStyle: 'md',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      flexShrink: '0',
      borderRadius: 'xs',
      _hover: { color: 'fg' },
      _selected: { color: 'fg', fontWeight: 'semibold', boxShadow: 'inset 0 -2px 0 {colors.accent.solid}' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    content: { pt: '4', outline: '0' },
  },
})
