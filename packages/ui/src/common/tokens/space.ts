/** Space on a 4 px base; the key is the number of 4 px steps, so `4` is 16 px. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96,
]

const inRem = (multiple: number) => ({ value: `${multiple / 4}rem` })

export const spacing = {
  0: { value: '0rem' },
  ...Object.fromEntries(steps.map(step => [String(step), inRem(step)])),
}

/** Heights of controls in px: table, back office, default, storefront on phones, main purchase. */
export const controlHeights = { xs: 28, sm: 32, md: 40, lg: 44, xl: 48 } as const

export const sizes = {
  ...spacing,
  px: { value: '1px' },
  full: { value: '100%' },
  min: { value: 'min-content' },
  max: { value: 'max-content' },
  fit: { value: 'fit-content' },
  dvh: { value: '100dvh' },
  dvw: { value: '100dvw' },
  prose: { value: '62ch' },
  '1/2': { value: '50%' },
  '1/3': { value: '33.333%' },
  '2/3': { value: '66.667%' },
  '1/4': { value: '25%' },
  '3/4': { value: '75%' },
  // Widest text column of the shop and its widest grid.
  content: { value: '1280px' },
  grid: { value: '1440px' },
  xs: { value: '20rem' },
  sm: { value: '24rem' },
  md: { value: '28rem' },
  lg: { value: '32rem' },
  xl: { value: '36rem' },
  '2xl': { value: '42rem' },
  '3xl': { value: '48rem' },
  '4xl': { value: '56rem' },
  // Heights are px on purpose: adjacent controls stay aligned whatever the text size.
  ...Object.fromEntries(Object.entries(controlHeights).map(([name, px]) => [`control-${name}`, { value: `${px}px` }])),
}

/** Breakpoints. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' }
