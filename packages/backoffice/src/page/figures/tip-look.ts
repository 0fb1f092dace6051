/** Shows the attribute `data-tip` above an element on focus and hover. */
export const tipLook = {
  position: 'relative',
  '&[data-tip]:is(:hover, :focus-visible)::after': {
    content: 'attr(data-tip)',
    position: 'absolute',
    insetInlineStart: '0',
    bottom: 'calc(100% + 4px)',
    zIndex: 'dropdown',
    w: 'max-content',
    maxW: '220px',
    px: '2.5',
    py: '1.5',
    borderRadius: 'sm',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    textStyle: 'xs',
    fontWeight: 'medium',
    textAlign: 'start',
    whiteSpace: 'normal',
    pointerEvents: 'none',
  },
} as const
