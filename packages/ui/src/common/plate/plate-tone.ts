import { pick } from '../hash/hash.ts'
import { type PlateTone, plates } from '../tokens/semantic.ts'

const tones: readonly [PlateTone, ...PlateTone[]] = [
  'paper',
  'sage',
  'fog',
  'lilac',
  'blush',
  'sand',
  'mint',
  'stone',
  'peach',
  'ice',
  'oat',
]

/** The backdrop of an item, always the same for the same id; graphite is only used explicitly. */
export const plateToneOf = (seed: string | number): PlateTone => pick(`plate ${seed}`, tones)

/** CSS background of a backdrop: the centre is a little lighter than the edge, as under a studio lamp. */
export const plateBackground = (tone: PlateTone): string =>
  `radial-gradient(circle at 50% 42%, ${plates[tone][0]} 0%, ${plates[tone][1]} 100%)`
