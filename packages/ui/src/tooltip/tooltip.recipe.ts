import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Look of short explanations on hover and focus. */
export const tooltipRecipe = defineSlotRecipe({
  className: 'sj-tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      bg: 'bg.inverted',
      color: 'fg.inverted',
      px: '2.5',
      py: '1.5',
      borderRadius: 'sm',
      textStyle: 'xs',
      fontWeight: 'medium',
      maxW: '320px',
      overflowWrap: 'anywhere',
      boxShadow: 'popover',
      zIndex: 'tooltip',
      _open: { animation: 'fade-in', animationDuration: 'press' },
      _closed: { animation: 'fade-out', animationDuration: 'state' },
    },
    arrow: { '--arrow-size': '8px', '--arrow-background': 'colors.bg.inverted' },
  },
})
