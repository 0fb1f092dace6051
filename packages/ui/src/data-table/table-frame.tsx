import { chakra } from '@chakra-ui/react/styled-system'
import { cellLooks } from './cell-looks.ts'

const pinned = { position: 'sticky', zIndex: '1', bg: 'inherit' } as const

// The innermost column of each edge: over what scrolls below it, it throws a shadow; at rest there is a line. A border would
// stay behind when the cells collapse under the sticky one.
const innermost = {
  start: '[data-pin=start]:not(:has(+ [data-pin=start]))',
  end: ':not([data-pin=end]) + [data-pin=end]',
}

const edges = (edge: 'start' | 'end') => {
  const inwards = edge === 'start' ? 1 : -1
  const line = `inset ${-inwards}px 0 0 {colors.border}`
  return {
    [`& ${innermost[edge]}`]: { boxShadow: line },
    [`&[data-below-${edge}=true] ${innermost[edge]}`]: {
      boxShadow: `${line}, ${inwards * 6}px 0 10px -6px rgb(16 20 18 / .28)`,
    },
  }
}

/** The scrolling frame of a table, with the looks of everything in it. Cells are plain `td`. */
export const TableFrame = chakra('div', {
  base: {
    position: 'relative',
    bg: 'bg.surface',
    borderRadius: 'md',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    '& table': { w: 'full', borderCollapse: 'separate', borderSpacing: '0', textStyle: 'sm' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      zIndex: '2',
      h: '40px',
      px: '3',
      bg: 'bg.sunken',
      color: 'fg.muted',
      fontWeight: 'semibold',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      letterSpacing: 'label',
    },
    '& thead th[data-pin]': { zIndex: '3', bg: 'bg.sunken' },
    '& tbody tr': { bg: 'bg.surface', scrollMarginBlock: '48px' },
    '& tbody tr:focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    // Opaque, since pinned cells lie over others with the same ground.
    '& tbody tr[aria-selected=true]': { bg: 'color-mix(in srgb, {colors.accent.solid} 9%, {colors.bg.surface})' },
    '& tbody tr[data-flash] > td': {
      bg: 'color-mix(in srgb, {colors.status.success.solid} 22%, {colors.bg.surface})',
    },
    '& tbody td': {
      h: 'var(--row-height)',
      px: '3',
      py: '0',
      borderBottomWidth: '1px',
      verticalAlign: 'middle',
      fontVariantNumeric: 'tabular-nums',
    },
    '& td[data-spacer]': { p: '0', h: 'auto', borderBottomWidth: '0' },
    '& tfoot :is(th, td)': {
      position: 'sticky',
      bottom: '0',
      zIndex: '2',
      h: '40px',
      px: '3',
      bg: 'bg.sunken',
      fontWeight: 'semibold',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      borderTopWidth: '1px',
    },
    // Its word is wider than the boxes above it.
    '& tfoot th': { px: '1.5' },
    '& tfoot [data-pin]': { zIndex: '3', bg: 'bg.sunken' },
    ...cellLooks,
    '& td[data-shape=text] > div:not([data-stem])': {
      lineClamp: '2',
      minW: '72px',
      maxW: '300px',
      overflowWrap: 'break-word',
    },
    '&[data-density=compact] td[data-shape=text] > div:not([data-stem])': { lineClamp: '1' },
    '& :is(td, th)[data-shape=figure], & td[data-shape=fixed]': { whiteSpace: 'nowrap' },
    '& [data-shape=figure]': { textAlign: 'end' },
    '&[data-fixed=true] td[data-shape=text] > div:not([data-stem])': { maxW: 'none', minW: '0' },
    '&[data-fixed=true] :is(td:is([data-shape=figure], [data-shape=fixed]), thead th)': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& [data-pin=start]': { ...pinned, insetInlineStart: '0' },
    '& [data-pin=end]': { ...pinned, insetInlineEnd: '0' },
    ...edges('start'),
    ...edges('end'),
    '& [data-pin=start]:not([data-nth])': { w: '44px', minW: '44px' },
    '& [data-pin=end][data-nth="0"]': { w: '1px', whiteSpace: 'nowrap' },
    // A phone has no room for more than the box and the buttons.
    '@media (max-width: 767px)': {
      '& [data-nth]:not([data-nth="0"])': { insetInline: 'auto !important' },
      '& tbody [data-nth]:not([data-nth="0"])': { position: 'static' },
    },
    '& tbody input[type=checkbox]': {
      display: 'block',
      w: '16px',
      h: '16px',
      accentColor: 'accent.solid',
      cursor: 'pointer',
    },
    // Old rows step back without losing contrast: people may be reading them.
    '&[data-stale=true] tbody tr': { bg: 'bg.hover' },
    '&[data-stale=true] tbody': { filter: 'saturate(.6)' },
  },
})
