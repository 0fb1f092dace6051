/** A backdrop of an avatar: tone in the middle and at the rim. */
export type Plate = readonly [inner: string, outer: string]

/** The twelve backdrops that avatars take in turn. */
export const PLATES: Readonly<Record<string, Plate>> = {
  paper: ['#faf6ee', '#e7dbc6'],
  sage: ['#f2f6ef', '#cddac8'],
  fog: ['#f0f5fa', '#cbd9e8'],
  lilac: ['#f5f2fc', '#d9d0ef'],
  blush: ['#fdf2f2', '#f0d2d3'],
  sand: ['#f9f3e8', '#e3d2b4'],
  mint: ['#eef8f4', '#c5e3d7'],
  stone: ['#f5f4f2', '#d8d5cf'],
  peach: ['#fff3ea', '#f2d4be'],
  ice: ['#f0f8fa', '#c8e0e6'],
  oat: ['#f7f4ec', '#ddd5c3'],
  graphite: ['#e6e7ea', '#b6bac1'],
}
