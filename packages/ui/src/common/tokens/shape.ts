/** Border radii; a nested corner is the outer one minus the padding between them. */
export const radii = {
  none: { value: '0' },
  xs: { value: '4px' },
  sm: { value: '8px' },
  md: { value: '12px' },
  lg: { value: '16px' },
  xl: { value: '24px' },
  full: { value: '9999px' },
  // Chakra's own components use these three.
  l1: { value: '4px' },
  l2: { value: '8px' },
  l3: { value: '12px' },
}

/** Shadow by role. In dark mode a lighter surface and a border replace the shadow. */
export const shadows = {
  rest: { light: '0 1px 2px rgb(16 20 18 / 6%)', dark: '0 0 0 1px rgb(255 255 255 / 4%)' },
  hover: { light: '0 4px 14px rgb(16 20 18 / 8%)', dark: '0 0 0 1px rgb(255 255 255 / 10%)' },
  popover: { light: '0 8px 28px rgb(16 20 18 / 14%)', dark: '0 0 0 1px #2E3632, 0 8px 28px rgb(0 0 0 / 40%)' },
  dialog: { light: '0 20px 60px rgb(16 20 18 / 22%)', dark: '0 0 0 1px #2E3632, 0 20px 60px rgb(0 0 0 / 50%)' },
} as const
