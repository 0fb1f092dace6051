/**
 * Primitive colour ramps of "ink and glaze". Only `semantic.ts` may name them: components use semantic tokens. Steps
 * that the design direction does not define are interpolated in OKLCH between their neighbours.
 */
export const ramps = {
  ink: {
    0: '#FFFFFF',
    25: '#FBFBFA',
    50: '#F6F6F4',
    100: '#EDEEEB',
    200: '#DFE1DD',
    300: '#C6CAC4',
    450: '#858C86',
    500: '#697069',
    600: '#555C56',
    700: '#3D443F',
    800: '#212824',
    900: '#181D1A',
    950: '#101412',
    1000: '#0B0E0C',
  },
  shop: {
    50: '#FFF3ED',
    100: '#FFE2D3',
    200: '#FFBFA2',
    300: '#FF9A73',
    400: '#FF7F50',
    500: '#E45E33',
    600: '#C93A12',
    700: '#A52E0D',
  },
  seller: {
    50: '#E9F7F2',
    100: '#CEEFE4',
    200: '#AAE4D2',
    300: '#5FD0B4',
    400: '#3DBE9E',
    500: '#25997E',
    600: '#0A7560',
    700: '#075C4B',
  },
  admin: {
    50: '#EEF1FD',
    100: '#DAE1FE',
    200: '#C4CEFF',
    300: '#A3B1FF',
    400: '#8596FF',
    500: '#6275E4',
    600: '#4053C9',
    700: '#3342A5',
  },
  success: { 50: '#E9F7EE', 100: '#D1E8D9', 200: '#B5D6C0', 600: '#1B7A3E', 700: '#14602F' },
  warning: { 50: '#FFF6E0', 100: '#FDEFCF', 200: '#FBE7BB', 400: '#F5B63F', 800: '#7A4B00' },
  danger: { 50: '#FDECEE', 100: '#F8D6D9', 200: '#F2BCC1', 600: '#BF2336', 700: '#9E1B2B' },
  info: { 50: '#EAF2FD', 100: '#D1E1F7', 200: '#B5CDEF', 600: '#2263C0', 700: '#1B4F9C' },
} as const

/** The three areas of the product; only their accent differs. */
export const areas = ['shop', 'seller', 'admin'] as const

/** One of the three areas. */
export type Area = (typeof areas)[number]
