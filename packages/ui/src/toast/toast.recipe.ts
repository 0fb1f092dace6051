import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Look of short messages: the outcome is told by icon and word, never by colour alone. */
export const toastRecipe = defineSlotRecipe({
  className: 'sj-toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: 'full',
      ps: '3',
      pe: '3',
      py: '3',
      bg: 'bg.raised',
      color: 'fg',
      textStyle: 'md',
      borderRadius: 'md',
      boxShadow: 'popover',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 260ms, scale 260ms, opacity 260ms, height 260ms',
      transitionTimingFunction: 'enter',
      _closed: { transition: 'translate 200ms, scale 200ms, opacity 140ms', transitionTimingFunction: 'leave' },
    },
    indicator: { flexShrink: '0', mt: '1px' },
    title: { flex: '1', minW: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
    description: { color: 'fg.muted', textStyle: 'sm' },
    actionTrigger: {
      fontWeight: 'semibold',
      color: 'accent.fg',
      px: '2',
      minH: '24px',
      borderRadius: 'xs',
      cursor: 'pointer',
    },
    closeTrigger: { flexShrink: '0', p: '0.5', borderRadius: 'xs', color: 'fg.muted', cursor: 'pointer' },
  },
})
