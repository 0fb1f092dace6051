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

const copyButtons = {
  '& td:has([data-copy]):not([data-pin])': { position: 'relative' },
  '& [data-copy]': {
    display: 'grid',
    placeItems: 'center',
    // Over the end of its cell, so that it takes no room from the value.
    position: 'absolute',
    insetInlineEnd: '2px',
    top: 'calc(50% - 12px)',
    w: '24px',
    h: '24px',
    borderRadius: 'xs',
    bg: 'bg.surface',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'accent.subtle', color: 'accent.fg' },
  },
  '& td[data-shape=figure] [data-copy]': { insetInlineEnd: 'auto', insetInlineStart: '2px' },
  '@media (hover: none)': { '& td:has([data-copy])': { pe: '7' } },
  // Where there is a pointer that hovers, the buttons wait for it; a finger and the keyboard find them as they are.
  '@media (hover: hover)': {
    '& tbody tr:not(:hover, :focus-within) [data-copy]': { opacity: '0' },
    '& tbody tr[data-row]:hover': { bg: 'bg.hover' },
  },
}

const pictures = {
  '& [data-picture]': { display: 'block', w: '40px', borderRadius: 'sm' },
  '& button[data-picture]': { cursor: 'zoom-in' },
  '&[data-density=compact] [data-picture]': { w: '30px' },
}

const trees = {
  '& [data-stem]': { display: 'flex', alignItems: 'center', gap: '1', maxW: '420px' },
  '& [data-stem] > span:last-child': { lineClamp: '2', overflowWrap: 'break-word' },
  '& [data-branch]': { flexShrink: '0', display: 'inline-grid', placeItems: 'center', w: '24px', h: '24px' },
  '& button[data-branch]': {
    borderRadius: 'xs',
    cursor: 'pointer',
    color: 'fg.muted',
    _hover: { bg: 'accent.subtle' },
  },
  '& button[data-branch]::before': {
    content: '""',
    borderBlock: '5px solid transparent',
    borderInlineStart: '6px solid currentColor',
    transition: 'transform 140ms',
  },
  '& button[data-branch=open]::before': { transform: 'rotate(90deg)' },
  '& button[data-branch=loading]::before': {
    w: '12px',
    h: '12px',
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin .8s linear infinite',
  },
}

const inlineEdits = {
  '& [data-inline][aria-busy=true]': { opacity: '.6' },
  '& [data-edit]': {
    minW: '24px',
    minH: '24px',
    px: '1',
    mx: '-4px',
    borderRadius: 'xs',
    textAlign: 'inherit',
    cursor: 'text',
    textDecoration: 'underline dotted',
    textDecorationColor: 'border.control',
    textUnderlineOffset: '4px',
    _hover: { bg: 'accent.subtle' },
  },
  '& [data-draft]': {
    w: 'full',
    minW: '72px',
    h: 'control-xs',
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'xs',
    bg: 'bg.surface',
    textAlign: 'inherit',
    _invalid: { borderColor: 'status.danger.border' },
  },
  '& [data-problem]': { display: 'block', color: 'status.danger.fg', textStyle: 'xs', whiteSpace: 'normal' },
  '& tbody input[role=switch]': { w: '32px', h: '18px', accentColor: 'accent.solid', cursor: 'pointer' },
}

/**
 * Looks of what stands in cells: tags, buttons, pictures, branches, inputs. Set from above by the frame, because each
 * styled element costs a tenth of a millisecond and a page may have five thousand cells.
 */
export const cellLooks = { ...tags, ...actions, ...pictures, ...trees, ...inlineEdits, ...copyButtons }
