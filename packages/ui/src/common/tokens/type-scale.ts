const rem = (px: number): string => `${px / 16}rem`

/** Size and line height in px by step; `lg` is the storefront's body, `md` the back offices'. */
export const typeScale = {
  '2xs': [11, 16],
  xs: [12, 18],
  sm: [13, 20],
  md: [14, 22],
  lg: [16, 26],
  xl: [18, 26],
  '2xl': [22, 30],
  '3xl': [28, 36],
  '4xl': [36, 44],
  '5xl': [48, 56],
} as const

/** Text styles by step, in rem so that the reader's own font size counts. */
export const textStyles = Object.fromEntries(
  Object.entries(typeScale).map(([step, [size, leading]]) => [
    step,
    { value: { fontSize: rem(size), lineHeight: rem(leading) } },
  ]),
)

export const fontSizes = Object.fromEntries(
  Object.entries(typeScale).map(([step, [size]]) => [step, { value: rem(size) }]),
)

/** Inter covers letters and digits only (see fonts.css); Chinese falls back to the system font. */
const sans = [
  '"Inter Var"',
  '"PingFang SC"',
  '"HarmonyOS Sans SC"',
  '"MiSans"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei UI"',
  '"Noto Sans SC"',
  '"Noto Sans CJK SC"',
  '"Source Han Sans SC"',
  'system-ui',
  'sans-serif',
].join(', ')

const mono =
  'ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, "Noto Sans Mono CJK SC", monospace'

export const fonts = { body: { value: sans }, heading: { value: sans }, mono: { value: mono } }

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
  bold: { value: '700' },
}

/** `label` is the letter spacing of small Chinese labels. */
export const letterSpacings = { tight: { value: '-0.01em' }, normal: { value: '0' }, label: { value: '0.04em' } }
