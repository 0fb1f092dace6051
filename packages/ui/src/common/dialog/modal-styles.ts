/** Slots of dialogs and drawers. */
export const modalSlots = [
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
]

const INTO_VIEW = { animationDuration: 'sheet', animationTimingFunction: 'enter' }
const OUT_OF_VIEW = { animationDuration: 'press', animationTimingFunction: 'leave' }

/** Keyframes for entering, slowly, and leaving, quickly. */
export const inAndOut = <In, Out>(comes: In, leaves: Out) => ({
  _open: { animationName: comes, ...INTO_VIEW },
  _closed: { animationName: leaves, ...OUT_OF_VIEW },
})

/**
 * Styles of dialogs and drawers, at `zIndex`: header and footer are fixed, the body scrolls. `side` is the horizontal
 * padding.
 */
export const modalStyles = (layer: 'modal' | 'drawer', side: '5' | '6') =>
  ({
    backdrop: {
      pos: 'fixed',
      inset: '0',
      bg: 'bg.scrim',
      zIndex: `calc(var(--chakra-z-index-${layer}) + var(--layer-index, 0) - 1)`,
      ...inAndOut('fade-in', 'fade-out'),
    },
    positioner: {
      pos: 'fixed',
      inset: '0',
      display: 'flex',
      overflow: 'hidden',
      zIndex: `calc(var(--chakra-z-index-${layer}) + var(--layer-index, 0))`,
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      bg: 'bg.raised',
      boxShadow: 'dialog',
      outline: '0',
      '--shiji-focus-gap': '{colors.bg.raised}',
    },
    header: { display: 'flex', alignItems: 'center', gap: '2', px: side, pb: '3', flexShrink: '0' },
    title: { flex: '1', textStyle: 'xl', fontWeight: 'semibold', minW: '0' },
    description: { color: 'fg.muted', textStyle: 'md' },
    body: { flex: '1', minH: '0', overflow: 'auto', px: side, py: '2', overscrollBehavior: 'contain' },
    footer: { display: 'flex', gap: '3', px: side, flexShrink: '0' },
    closeTrigger: {},
  }) as const
