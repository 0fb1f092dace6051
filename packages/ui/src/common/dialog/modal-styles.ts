/** Parts of what opens above the page. */
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

/** Keyframes by which something comes in, slowly, and leaves, quickly. */
export const inAndOut = <In, Out>(comes: In, leaves: Out) => ({
  _open: { animationName: comes, ...INTO_VIEW },
  _closed: { animationName: leaves, ...OUT_OF_VIEW },
})

/** Styles that dialogs and drawers share, on a layer of `zIndex`: head and foot are fixed, the body scrolls. `side` is the space at both sides. */
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
