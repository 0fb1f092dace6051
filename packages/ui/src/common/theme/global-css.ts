/** Page-wide rules: background, type, focus ring, selection, reduced motion. */
export const globalCss = {
  // Inherited from the root: set on every element, as Chakra does, they would cost a big table a third of its styling.
  ':where(html, .chakra-theme)': {
    '--global-color-border': 'colors.border',
    '--global-font-body': 'fonts.body',
    '--global-font-heading': 'fonts.heading',
    '--global-font-mono': 'fonts.mono',
  },
  html: {
    color: 'fg',
    bg: 'bg.canvas',
    colorPalette: 'accent',
    fontFamily: 'body',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textRendering: 'optimizeLegibility',
    textAutospace: 'normal',
    lineBreak: 'strict',
    overflowWrap: 'break-word',
    // Sticky headers must not cover what the keyboard or a deep link brings into view (WCAG 2.4.11).
    scrollPaddingTop: '5rem',
    scrollPaddingBottom: '5rem',
    colorScheme: 'light',
    '&.dark': { colorScheme: 'dark' },
  },
  // A dialog disables pointer events on the body, and its backdrop covers the app anyway: the app does not inherit
  // that, so it is not restyled.
  '#root': { pointerEvents: 'auto' },
  'h1, h2, h3, h4, h5, h6': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  'button, [role=button], summary, select, label[for]': { touchAction: 'manipulation' },
  // 2 px ring with a 2 px gap: the gap is painted, since on a coloured button the ring alone would be invisible.
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px var(--shiji-focus-gap, {colors.bg.surface})',
  },
  '[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
  '::selection': { bg: 'accent.emphasized', color: 'fg' },
  '::placeholder': { color: 'fg.subtle', opacity: 1 },
  '[data-tabular]': { fontVariantNumeric: 'tabular-nums' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not merely short: with any duration, the first paint would transition from the browser's default styles.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
}
