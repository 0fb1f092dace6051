import { DirectionalLight, Vector3 } from 'three'
import type { Mood } from './cover.ts'

/** Light of a mood: where the lamp hangs, its colour, and how deep the shadows get. */
interface Lamp {
  readonly from: readonly [number, number, number]
  readonly colour: string
  readonly strength: number
  /** How far the lamp wanders: a larger one has softer shadows. */
  readonly wide: number
  /** Strength of the soft boxes. */
  readonly fill: number
  readonly exposure: number
  /** How dark the lamp's shadow is. */
  readonly shade: number
}

/** The lamps of the studio, all from the upper right. */
export const LAMPS: Readonly<Record<Mood, Lamp>> = {
  day: { from: [3.4, 6.4, 3.8], colour: '#fff4e6', strength: 2.2, wide: 1.7, fill: 0.66, exposure: 1.12, shade: 0.5 },
  soft: { from: [2.2, 7.2, 3.4], colour: '#fffaf4', strength: 1.7, wide: 3.2, fill: 0.82, exposure: 1.12, shade: 0.42 },
  morning: {
    from: [5.6, 4.4, 3.2],
    colour: '#ffe9cc',
    strength: 2.7,
    wide: 0.9,
    fill: 0.56,
    exposure: 1.1,
    shade: 0.52,
  },
  evening: {
    from: [5.4, 3.9, 2.8],
    colour: '#ffd2a1',
    strength: 2.7,
    wide: 1.4,
    fill: 0.44,
    exposure: 1.1,
    shade: 0.6,
  },
  above: {
    from: [3.6, 6.2, -3.4],
    colour: '#fff6ea',
    strength: 2.1,
    wide: 1.6,
    fill: 0.66,
    exposure: 1.12,
    shade: 0.5,
  },
}

/** The lamp that gives colour and shine; its shadow is taken apart. */
export function lampOf(mood: Mood): DirectionalLight {
  const { colour, strength } = LAMPS[mood]
  const light = new DirectionalLight(colour, strength)
  light.position.copy(lampSpots(mood, 1)[0] ?? new Vector3(0, 1, 0))
  return light
}

/** Places of a wide lamp: it wanders over its soft box, so that the mean of all places has soft shadows. */
export function lampSpots(mood: Mood, count: number): Vector3[] {
  const { from, wide } = LAMPS[mood]
  return Array.from({ length: count }, (_, at) => {
    const angle = at * 2.39996
    const away = Math.sqrt((at + 0.5) / count) * wide
    const [x, y, z] = from
    return new Vector3(x + Math.cos(angle) * away, y + Math.sin(angle * 1.7) * 0.7, z + Math.sin(angle) * away)
  })
}

/** Places all over the sky; the mean of the shadows from there is ambient occlusion. */
export function skySpots(count: number): Vector3[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = at * 2.39996 + 1.3
    const height = 0.2 + 0.78 * ((at + 0.5) / count)
    const flat = Math.sqrt(1 - height * height)
    return new Vector3(Math.cos(angle) * flat * 8, height * 8, Math.sin(angle) * flat * 8)
  })
}
