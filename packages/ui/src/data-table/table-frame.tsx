import { chakra } from '@chakra-ui/react/styled-system'

const pinned = (edge: 'start' | 'end') => ({
  position: 'sticky',
  zIndex: '1',
  [edge === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: '0',
  bg: 'inherit',
  // A border would stay behind when the cells collapse under the sticky one.
  boxShadow: edge === 'start' ? 'inset -1px 0 0 {colors.border}' : 'inset 1px 0 0 {colors.border}',
})

const tagTone = (palette: string) => ({ bg: `${palette}.subtle`, color: `${palette}.fg` })

// The same looks as those of `Tag`, for tags that are plain elements.
const tags = {
  '& [data-tag]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2',
    minH: '22px',
    me: '1',
    borderRadius: 'xs',
    textStyle: 'xs',
    fontWeight: 'medium',
  },
  '& [data-dot]::before': {
    content: '""',
    w: '6px',
    h: '6px',
    borderRadius: 'full',
    bg: 'currentColor',
    flexShrink: '0',
  },
  '& [data-tag=neutral]': tagTone('neutral'),
  ...Object.fromEntries(
    ['success', 'warning', 'danger', 'info'].map(tone => [`& [data-tag=${tone}]`, tagTone(`status.${tone}`)]),
  ),
  ...Object.fromEntries([1, 2, 3, 4].map(style => [`& [data-tag=plain${style}]`, tagTone(`tag.${style}`)])),
}

const actions = {
  '& [data-actions]': { display: 'flex', alignItems: 'center', gap: '1', whiteSpace: 'nowrap' },
  '& [data-actions] > button': {
    px: '2',
    h: 'control-xs',
    borderRadius: 'xs',
    color: 'accent.fg',
    fontWeight: 'medium',
    textStyle: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'accent.subtle' },
  },
  '& [data-actions] > button[data-danger]': { color: 'status.danger.fg', _hover: { bg: 'status.danger.subtle' } },
}

/**
 * The scrolling frame and the looks of everything in it, set once from above: cells are plain `td`, because each styled
 * one costs a tenth of a millisecond and a page may have five thousand.
 */
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
    '& tbody tr': { bg: 'bg.surface' },
    '@media (hover: hover)': { '& tbody tr:hover': { bg: 'bg.hover' } },
    // Opaque, since pinned cells lie over others with the same ground.
    '& tbody tr[aria-selected=true]': { bg: 'color-mix(in srgb, {colors.accent.solid} 9%, {colors.bg.surface})' },
    '& tbody td': {
      h: 'var(--row-height)',
      px: '3',
      py: '1',
      borderBottomWidth: '1px',
      verticalAlign: 'middle',
      fontVariantNumeric: 'tabular-nums',
    },
    ...tags,
    ...actions,
    '& td[data-shape=text] > div': { lineClamp: '2', minW: '72px', maxW: '300px', overflowWrap: 'break-word' },
    '& td:is([data-shape=figure], [data-shape=fixed])': { whiteSpace: 'nowrap' },
    '& [data-shape=figure]': { textAlign: 'end' },
    '& [data-pin=start]': { ...pinned('start'), w: '44px', minW: '44px' },
    '& [data-pin=end]': { ...pinned('end'), w: '1px', whiteSpace: 'nowrap' },
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
