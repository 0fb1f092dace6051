import type { Object3D } from 'three'
import { matte, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, ball, drum, group, placed } from '../../../studio/shapes.ts'
import { pane } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Point, surface } from '../../home/parts/shape.ts'
import { smear } from '../parts/dabs.ts'
import { bottleBody, pump } from '../parts/droppers.ts'
import { fill, jarBody, jarLid, leant, paperLabel, spatula } from '../parts/jars.ts'
import { creamy, gold, jelly, ribbed } from '../parts/stuff.ts'
import { type Tube, tube } from '../parts/tubes.ts'

/** Heavy jar closed by a silver lid. */
export const closedJar = (tone: string, words: Words): Object3D =>
  group(jarBody({ r: 3.4, h: 3.2, tone, words }), at(jarLid(3.46, 1.8, 'silver'), { y: 3.1 }))

/** Jar of clear glass with gel, its lid leaning on it. */
export const gelJar = (tone: string, words: Words): Object3D =>
  group(
    jarBody({ r: 3.4, h: 3.4, tone, wall: 'glass', words, ink: '#34485c' }),
    fill(3.4, 3.4, jelly(lighter(tone, 0.2)), 0.9),
    leant(jarLid(3.46, 1.6, plastic('#f3f5f6', 0.36)), 3.46, 3.4, 1.15, 0.86),
  )

/** Jar of ground glass open, a spatula with cream across its mouth. */
export const nightJar = (tone: string, words: Words): Object3D =>
  group(
    jarBody({ r: 3.5, h: 3.6, tone, wall: 'frosted', words }),
    fill(3.5, 3.6, creamy(lighter(tone, 0.62), 0.4, 0.4), 0.8),
    at(group(spatula('#f6f1e8', 9)), { x: 2.2, y: 4.25, z: -0.4, ry: 0.5, rz: -0.04 }),
    at(placed(jarLid(3.56, 1.7, gold(0.3)), {}), { x: -5.4, z: -3.8 }),
  )

/** Taller straight jar with a wooden lid and a paper label. */
export const plainJar = (tone: string, words: Words): Object3D =>
  group(
    drum(2.9, 2.9, 4.6, plastic(tone, 0.5), 0.3),
    at(paperLabel(2.9, 2.8, 2, words, '#f6f2e6', '#4a5a4c'), { y: 2.2 }),
    at(jarLid(2.86, 1.5, 'wood'), { y: 4.6 }),
  )

/** Tube lying turned by `turn`, a stroke of its cream beside it. */
export const lyingTube = (made: Tube, cream: string, capColor: string, turn: number): Object3D =>
  at(
    group(
      at(
        placed(tube({ ...made, along: turn < 0 ? 'back' : true, lid: capColor }), {
          rx: -Math.PI / 2,
          y: made.r + 0.02,
        }),
        { z: made.long * 0.5 },
      ),
      at(smear(5.4, 1.5, 0.26, creamy(cream, 0.36, 0.4), 4), {
        x: Math.sign(turn) * (made.r + 3.4),
        z: made.long * 0.16,
        ry: Math.PI / 2,
      }),
    ),
    { ry: turn },
  )

/** Round bottle with a lockable pump. */
export const pumpBottle = (tone: string, words: Words, style: 'tall' | 'soft'): Object3D =>
  style === 'tall'
    ? group(
        bottleBody({ r: 2.7, h: 11.6, tone, wall: 'frosted', words, ink: '#2f4a42', shoulder: 0.5 }),
        at(pump(plastic('#fbfaf5', 0.36), 1.4, 0.5), { y: 11.7 }),
      )
    : group(
        bottleBody({ r: 2.5, h: 9.2, tone, wall: 'frosted', words, ink: '#4a3a5c', shoulder: 1.5 }),
        at(pump(gold(0.3), 1.2, -0.5, gold(0.3)), { y: 9.3 }),
      )

/** Flat oval squeeze bottle standing on its wide cap, 12 cm. */
export const sunBottle = (tone: string, words: Words, style: Style, dull = false): Object3D => {
  const [w, d, cap, high] = [2.7, 1.25, 2.1, 9.4]
  const body = surface(
    (u, v): Point => {
      const turn = (u * 2 - 1) * Math.PI
      const top = Math.max(0, (v - 0.8) / 0.2)
      const k = v > 0.8 ? Math.sqrt(Math.max(0, 1 - top * top)) : 1
      const swell = 1 + 0.07 * Math.sin(Math.PI * v)
      const [s, c] = [Math.sin(turn), Math.cos(turn)]
      return [
        Math.sign(s) * Math.abs(s) ** 0.86 * w * swell * (0.35 + 0.65 * k) * (k > 0 ? 1 : 0),
        cap + high * (v > 0.8 ? 0.8 + 0.2 * top : v),
        c * d * swell * k,
      ]
    },
    plastic(tone, dull ? 0.62 : 0.3),
    72,
    60,
  )
  const lid = surface(
    (u, v): Point => {
      const turn = (u * 2 - 1) * Math.PI
      const k = v < 0.08 ? 0.94 + v * 0.7 : 1
      const [s, c] = [Math.sin(turn), Math.cos(turn)]
      return [
        Math.sign(s) * Math.abs(s) ** 0.86 * w * 1.01 * k * (v === 0 ? 0 : 1),
        cap * v,
        c * d * 1.03 * k * (v === 0 ? 0 : 1),
      ]
    },
    plastic(dull ? darker(tone, 0.2) : '#fbfaf6', 0.4),
    72,
    26,
  )
  return group(body, lid, at(pane(3.3, 6, 0.1, face(3.3, 6, words, style, 80)), { y: cap + high * 0.46, z: d * 1.085 }))
}

/** Shea nuts: glossy brown with a pale scar. */
export const sheaNuts = (count: number, reach: number): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const nut = at(ball(1, creamy(i % 2 ? '#6b4128' : '#7c4f32', 0.34, 0.4)), {
        x: (noise(i * 3 + 2) - 0.5) * reach * 2,
        y: 0.8,
        z: (noise(i * 5 + 1) - 0.5) * reach,
        ry: i * 1.3,
      })
      nut.scale.set(1.3, 0.85, 0.95)
      return nut
    }),
  )

/** Brim of a straw hat, only a part of which is seen. */
export const hatBrim = (r = 13): Object3D =>
  group(
    ...Array.from({ length: 11 }, (_, i) => {
      const ringR = r * (0.42 + i * 0.058)
      return at(placed(ribbed(ringR, 0.5, 12, 0.01, matte(i % 2 ? '#d9bd86' : '#e3cb9a')), {}), { y: 0.4 - i * 0.02 })
    }),
    at(drum(r * 0.34, r * 0.42, r * 0.42, matte('#dfc592'), 1), { y: 0.4 }),
    at(drum(r * 0.43, r * 0.43, 1.4, matte('#5d6f80'), 0.1), { y: 0.6 }),
  )

/** Flat smooth stones in a little pile. */
export const pebbles = (tone: string, count = 3): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const one = at(ball(2.2 - i * 0.45, matte(i % 2 ? lighter(tone, 0.14) : tone, 0.7)), {
        x: i * 0.3,
        y: 0.7 + i * 1.05,
        z: i * 0.1,
      })
      one.scale.set(1.2, 0.34, 0.95)
      return one
    }),
  )
