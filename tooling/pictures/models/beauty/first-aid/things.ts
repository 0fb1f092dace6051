import type { Material, Object3D } from 'three'
import { cloth, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, rod, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { strip } from '../../electronics/parts/strips.ts'
import { nylon } from '../../fashion/parts/stuffs.ts'
import { finished, grown } from '../../food/parts/organic.ts'
import { block } from '../../home/parts/shape.ts'

/** Cross of `s` centimetres, facing +z, its middle at 0. */
export const cross = (s: number, colour = '#fbf9f4', stuff: Material = matte(colour, 0.6)): Object3D =>
  group(box(s, s * 0.34, 0.16, 0.05, stuff), box(s * 0.34, s, 0.17, 0.05, stuff))

const puffed = (w: number, h: number, d: number, stuff: Material): Object3D =>
  block(
    [w, h, d],
    Math.min(2.2, d * 0.45),
    stuff,
    (x, y, z) => [x, y, z * (1 + 0.12 * (1 - (x / w) ** 2 * 4) * (1 - (y / h) ** 2 * 4))],
    18,
  )

/** Closed zipped pouch with a handle and a cross. */
export const kit = (colour: string, w = 21, h = 14.5, d = 7): Object3D =>
  group(
    at(puffed(w, h, d, nylon(colour)), { y: h / 2 }),
    at(slab(rounded(w * 1.006, h * 1.006, 2.2), 0.9, 0.2, matte(darker(colour, 0.35), 0.7)), { y: h / 2, z: -0.2 }),
    ...[-0.08, 0.08].map(z =>
      at(slab(rounded(w * 1.012, h * 1.012, 2.2), 0.12, 0.03, metal('#b9bcc2', 0.36)), { y: h / 2, z: z - 0.2 }),
    ),
    at(
      group(
        at(drum(0.5, 0.5, 0.3, metal('#b9bcc2', 0.3)), {}),
        at(box(0.9, 2.6, 0.24, 0.1, matte(darker(colour, 0.35))), { y: -1.5 }),
      ),
      { x: w * 0.36, y: h * 1.0 + 0.2, z: 0.2, rx: -0.6 },
    ),
    strip(
      [
        [-w * 0.2, h * 0.96],
        [-w * 0.17, h + 2.2],
        [0, h + 2.9],
        [w * 0.17, h + 2.2],
        [w * 0.2, h * 0.96],
      ],
      1.1,
      0.22,
      nylon(darker(colour, 0.2)),
    ),
    at(cross(h * 0.44), { y: h * 0.5, z: d * 0.56 }),
  )

/** Rolled gauze, standing. */
export const gauze = (r = 1.7, h = 4.6, colour = '#f6f2e8'): Object3D =>
  group(
    drum(r, r, h, cloth(colour, 10, 2), 0.16),
    ...[0.3, 0.5, 0.7, 0.88].map(s => at(ring(r * s, 0.06, matte(darker(colour, 0.16))), { y: h, rx: Math.PI / 2 })),
  )

/** Scissors, closed, lying upright along y. */
const scissors = (grip: string): Object3D =>
  group(
    at(box(0.5, 6, 0.16, 0.06, metal('#c9ccd2', 0.24)), { x: 0.12, y: 6.4, rz: 0.05 }),
    at(box(0.5, 6, 0.16, 0.06, metal('#c9ccd2', 0.24)), { x: -0.12, y: 6.4, rz: -0.05 }),
    ...[-1, 1].map(s => at(ring(1, 0.28, plastic(grip, 0.4)), { x: s * 1.1, y: 2 })),
  )

/** Pouch open like a book: its lid stands behind with clear pockets, rolls and packs lie in front. */
export const openKit = (colour: string): Object3D => {
  const stuff = nylon(colour)
  const inside = nylon(darker(colour, 0.16))
  const [w, d, h] = [22, 15, 4]
  const pocket = (x: number, y: number, pw: number, ph: number, thing: Object3D) =>
    group(
      at(thing, { x, y: y - ph * 0.4, z: 0.8 }),
      at(box(pw, ph, 0.8, 0.3, clear('#f4f8fa', 0.4)), { x, y, z: 1 }),
      at(box(pw, 0.36, 0.9, 0.1, matte('#f4f1ea', 0.6)), { x, y: y + ph / 2, z: 1 }),
    )
  const lid = group(
    at(puffed(w, d, 2.4, stuff), { y: d / 2 }),
    at(slab(rounded(w - 1.6, d - 1.6, 1.4), 0.3, 0.1, inside), { y: d / 2, z: 1.25 }),
    pocket(-6.2, 5, 7.4, 6, group(at(gauze(1.4, 4.4), { x: -1.6 }), at(gauze(1.4, 4.4, '#e9d3b0'), { x: 1.6 }))),
    pocket(
      4,
      5,
      11,
      6,
      group(
        at(scissors('#2f8f8b'), { x: -3, y: -0.4 }),
        at(box(4.4, 4.2, 0.5, 0.1, matte('#f7f4ec')), { x: 1.6, y: 2.2 }),
        at(cross(1.8, '#2f8f6b'), { x: 1.6, y: 2.2, z: 0.3 }),
      ),
    ),
    at(cross(4), { x: 0, y: 11.2, z: 1.5 }),
  )
  return group(
    at(puffed(w, h, d, stuff), { y: h / 2 }),
    at(box(w - 1.6, 0.4, d - 1.6, 0.15, inside), { y: h + 0.02 }),
    at(slab(rounded(w * 1.005, d * 1.005, 1.8), 0.5, 0.1, matte(darker(colour, 0.4))), {
      y: h - 0.9,
      rx: -Math.PI / 2,
    }),
    at(lid, { y: h - 0.6, z: -d / 2 - 0.4, rx: -0.2 }),
    ...[-8, -4.4].map((x, i) =>
      at(group(at(gauze(1.6, 5, i ? '#e9d3b0' : '#f6f2e8'), { rz: Math.PI / 2, x: 2.5 })), {
        x: x + 1,
        y: h + 1.8,
        z: -2 + i * 4.2,
      }),
    ),
    at(box(6, 1.4, 4.4, 0.15, matte('#f7f4ec')), { x: 3.4, y: h + 0.8, z: -2.4 }),
    at(group(at(cross(2.4, '#2f8f6b'), { rx: -Math.PI / 2 })), { x: 3.4, y: h + 1.52, z: -2.4 }),
    at(box(5, 1, 4, 0.15, matte('#8fb7c9')), { x: 4.6, y: h + 0.6, z: 3 }),
    ...[0, 1, 2].map(i =>
      at(group(at(plaster('#e8c39a'), { rx: -Math.PI / 2 })), {
        x: 8.6,
        y: h + 0.3 + i * 0.16,
        z: 0.6,
        ry: 1.3 + i * 0.2,
      }),
    ),
  )
}

/** Roll-top pouch for outdoors with a strap and a buckle. */
export const rollTop = (colour: string): Object3D => {
  const [w, h, d] = [17, 15, 7.6]
  const stuff = nylon(colour)
  return group(
    at(puffed(w, h, d, stuff), { y: h / 2 }),
    at(block([w * 0.98, 3.4, 3.4], 1.5, nylon(darker(colour, 0.12))), { y: h + 0.6 }),
    at(box(w * 0.99, 0.16, 3.5, 0.06, matte(darker(colour, 0.35))), { y: h + 0.6 }),
    ...[-1, 1].map(s =>
      at(box(1.6, h * 0.72, 0.4, 0.12, nylon(darker(colour, 0.3))), { x: s * w * 0.36, y: h * 0.68, z: d * 0.53 }),
    ),
    ...[-1, 1].map(s =>
      at(box(2.4, 2.6, 0.8, 0.3, plastic('#26282a', 0.5)), { x: s * w * 0.36, y: h * 0.62, z: d * 0.57 }),
    ),
    at(cross(5), { y: h * 0.42, z: d * 0.565 }),
  )
}

/** Hammer for windows, lying along x. */
export const hammer = (): Object3D =>
  group(
    at(slab(rounded(14, 2.6, 1.2), 1.8, 0.6, plastic('#e8742a', 0.4)), { y: 0.9, rx: -Math.PI / 2 }),
    at(drum(1, 1, 6, plastic('#e8742a', 0.4), 0.3), { x: -6.4, y: 1, z: -3, rx: Math.PI / 2 }),
    ...[-1, 1].map(s =>
      at(drum(0.1, 0.6, 1, metal('#b9bcc2', 0.24)), { x: -6.4, y: 1, z: s * 3, rx: (s * Math.PI) / 2 }),
    ),
    at(box(5, 1.9, 2.2, 0.3, rubber('#26282a')), { x: 3, y: 0.9 }),
  )

/** Hard case with its lid up, a tray with bottles, a cross in front. */
export const hardCase = (colour: string): Object3D => {
  const shell = plastic(colour, 0.4)
  const [w, h, d] = [28, 13, 18]
  const bottle = (tone: string, tall: number) =>
    group(drum(1.5, 1.5, tall, plastic(tone, 0.4), 0.3), at(drum(1, 1, 1.4, plastic('#f7f5ef', 0.4), 0.2), { y: tall }))
  return group(
    at(box(w, h, d, 1.4, shell), { y: h / 2 }),
    at(box(w - 1.6, 0.3, d - 1.6, 0.1, matte(darker(colour, 0.3))), { y: h + 0.02 }),
    at(
      group(
        at(box(w, 4, d, 1.3, shell), { y: 0, z: 0 }),
        at(box(w - 2, 0.4, d - 2, 0.1, matte(darker(colour, 0.14))), { y: -2 }),
      ),
      { y: h + d * 0.46, z: -d * 0.6, rx: -1.3 },
    ),
    at(box(w - 2.4, 2.6, d * 0.42, 0.4, clear('#cfe2e4', 0.6)), { y: h + 2.6, z: 1.4 }),
    at(box(w - 3, 0.3, d * 0.4, 0.1, matte('#dfe8e6')), { y: h + 1.5, z: 1.4 }),
    ...['#d98a5a', '#8fb7a8', '#f2e6c9', '#6f9ac0'].map((tone, i) =>
      at(bottle(tone, 3.4 + (i % 2) * 1.2), { x: -9.4 + i * 4.2, y: h + 1.6, z: 1.4 }),
    ),
    at(group(at(gauze(1.6, 4.4), {})), { x: 8.6, y: h + 1.6, z: 1.4 }),
    at(slab(rounded(10, 1.6, 0.7), 1.4, 0.4, plastic('#5f9a8a', 0.4)), { y: h - 1.4, z: d / 2 + 0.5 }),
    ...[-1, 1].map(s =>
      at(box(2.6, 3.4, 0.9, 0.3, plastic('#5f9a8a', 0.4)), { x: s * 9.6, y: h - 1.4, z: d / 2 + 0.2 }),
    ),
    at(cross(5.4, '#2f8f6b', plastic('#2f8f6b', 0.4)), { y: h * 0.44, z: d / 2 + 0.05 }),
  )
}

/** Sticking plaster of 7.2 × 1.9 cm facing +z. */
export const plaster = (colour: string, art?: string): Object3D =>
  group(
    slab(rounded(7.2, 1.9, 0.94), 0.12, 0.04, matte(colour, 0.75)),
    at(pane(2.1, 1.5, 0.2, matte(lighter(colour, art ? 0.2 : 0.32), 0.9)), { z: 0.07 }),
    ...[-1, 1].flatMap(s =>
      Array.from({ length: 9 }, (_, i) =>
        at(drum(art ? 0.2 : 0.07, art ? 0.2 : 0.07, 0.02, matte(art && i % 2 ? art : darker(colour, 0.16), 0.8), 0), {
          x: s * (1.6 + (i % 3) * 0.62),
          y: (Math.floor(i / 3) - 1) * 0.5,
          z: 0.06,
          rx: Math.PI / 2,
        }),
      ),
    ),
  )

/** Fan of plasters, standing a little raised, joined below. */
export const fan = (tones: readonly (readonly [string, string?])[]): Object3D =>
  group(
    ...tones.map(([tone, art], i) =>
      at(group(at(plaster(tone, art), { x: 3.2 })), {
        z: i * 0.14,
        rz: 0.5 + (i / Math.max(1, tones.length - 1)) * 2.1,
      }),
    ),
  )

/** Bandage roll on its side, partly unrolled towards the right, with clips. */
export const bandage = (colour: string, r = 2.6, w = 7, run = 11): Object3D => {
  const stuff = cloth(colour, 14, 3)
  return group(
    at(drum(r, r, w, stuff, 0.16), { y: r, z: -w / 2, rx: Math.PI / 2 }),
    ...[0.25, 0.42, 0.6, 0.76, 0.9].map(s => at(ring(r * s, 0.07, matte(darker(colour, 0.2))), { y: r, z: w / 2 })),
    strip(
      [
        [-r * 0.1, 0.1],
        [run * 0.3, 0.12],
        [run * 0.6, 0.5],
        [run * 0.82, 0.16],
        [run, 0.2],
      ],
      w / 2,
      0.1,
      stuff,
      { square: 8 },
    ),
    ...[-1, 1].map(s =>
      at(box(1.7, 0.16, 0.5, 0.06, metal('#d9dbdf', 0.26)), { x: run * 0.9, y: 0.42, z: s * w * 0.22, ry: 0.3 }),
    ),
  )
}

/** Bandage roll standing upright. */
export const rollUp = (colour: string, r = 2.5, h = 7): Object3D =>
  group(
    drum(r, r, h, cloth(colour, 14, 3), 0.16),
    ...[0.25, 0.42, 0.6, 0.76, 0.9].map(s =>
      at(ring(r * s, 0.07, matte(darker(colour, 0.2))), { y: h, rx: Math.PI / 2 }),
    ),
    at(box(0.5, 1.7, 0.14, 0.06, metal('#d9dbdf', 0.26)), { x: 0.8, y: h * 0.5, z: r }),
  )

/** Gel pack of 22 × 11 cm, its lower half in a knitted cover with a strap, frost on a corner; stands leaning. */
export const gelPack = (colour: string): Object3D => {
  const skin = plastic(colour, 0.22)
  skin.clearcoat = 0.9
  const knit = cloth(darker(colour, 0.42), 22, 3)
  const [w, h] = [22, 11.5]
  const body = group(
    block([w, h, 2.8], 1.3, skin, (x, y, z) => [x, y, z * (0.92 + 0.16 * Math.sin(x * 1.2) * Math.cos(y * 1.1))], 30),
    at(slab(rounded(w + 0.8, h + 0.8, 1.4), 0.24, 0.1, skin), {}),
    at(
      block([w * 0.5, h + 1.2, 3.5], 1.5, knit, (x, y, z) => [x, y, z], 18),
      { x: -w * 0.28 },
    ),
    at(box(0.9, h + 1.3, 3.6, 0.4, cloth(darker(colour, 0.55), 22, 3)), { x: -w * 0.04 }),
    at(box(w * 0.5, 2.4, 3.7, 0.3, cloth('#26282a', 22, 2)), { x: -w * 0.28 }),
    ...Array.from({ length: 170 }, (_, i) => {
      const [x, y] = [w * 0.5 - noise(i) ** 1.6 * 8, h * 0.5 - noise(i + 200) ** 1.6 * 5]
      return at(
        grown({ size: [0.09 + noise(i + 9) * 0.13, 0.09, 0.05], colour: '#f2f7fa', fine: 8, lump: 0.6, seed: i }),
        { x: x - 0.3, y: y - 0.3, z: 1.28 },
      )
    }),
  )
  return group(at(body, { y: h / 2 + 0.7, rx: -0.28 }))
}

/** Small bear sticker face; a ball with ears, for the children's kit. */
export const charm = (colour: string): Object3D =>
  group(
    at(ball(1.3, finished('soft', colour)), {}),
    ...[-1, 1].map(s => at(ball(0.5, finished('soft', colour)), { x: s * 0.95, y: 1 })),
    rod(
      [
        [0, 1.3, 0],
        [0.2, 2.2, 0],
        [0, 3, 0],
      ],
      0.08,
      matte('#8a8378'),
    ),
  )
