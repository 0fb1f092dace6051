import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const slide = (edge: 'start' | 'end' | 'bottom') => ({
  _open: { animationName: `slide-in-${edge}`, animationDuration: 'sheet', animationTimingFunction: 'enter' },
  _closed: { animationName: `slide-out-${edge}`, animationDuration: 'press', animationTimingFunction: 'leave' },
})

/** Look of sheets that come in from an edge. */
export const drawerRecipe = defineSlotRecipe({
  className: 'sj-drawer',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'body',
    'footer',
    'closeTrigger',
  ],
  base: {
    backdrop: {
      pos: 'fixed',
      inset: '0',
      bg: 'bg.scrim',
      zIndex: 'calc(var(--chakra-z-index-drawer) + var(--layer-index, 0) - 1)',
      _open: { animation: 'fade-in', animationDuration: 'sheet' },
      _closed: { animation: 'fade-out', animationDuration: 'press' },
    },
    positioner: {
      pos: 'fixed',
      inset: '0',
      display: 'flex',
      overflow: 'hidden',
      zIndex: 'calc(var(--chakra-z-index-drawer) + var(--layer-index, 0))',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      bg: 'bg.raised',
      boxShadow: 'dialog',
      outline: '0',
      '--shiji-focus-gap': '{colors.bg.raised}',
    },
    header: { display: 'flex', alignItems: 'center', gap: '2', px: '5', pt: '4', pb: '3', flexShrink: '0' },
    title: { flex: '1', textStyle: 'xl', fontWeight: 'semibold', minW: '0' },
    description: { color: 'fg.muted', textStyle: 'md' },
    body: { flex: '1', minH: '0', overflow: 'auto', px: '5', py: '2', overscrollBehavior: 'contain' },
    footer: {
      display: 'flex',
      gap: '3',
      px: '5',
      pt: '3',
      pb: 'calc(env(safe-area-inset-bottom) + 16px)',
      flexShrink: '0',
    },
    closeTrigger: {},
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: { w: 'min(400px, 88vw)', h: 'dvh', ...slide('start') },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { w: 'min(400px, 88vw)', h: 'dvh', ...slide('end') },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: { w: 'full', maxH: '88dvh', borderRadius: '16px 16px 0 0', ...slide('bottom') },
      },
    },
  },
  defaultVariants: { placement: 'end' },
})
