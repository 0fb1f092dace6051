import { Group, type Object3D } from 'three'
import { anodised, cloth, gloss, glow, matte, metal, plastic, rubber, terry, wood } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { coil, type Point, wire } from '../parts/strips.ts'
import { boom, discFace, gamingFace, grilleFace, type Headset, headset } from './headsets.ts'

const leather = (color: string) => cloth(color, 40, 0.6)
const BIG = { deep: 3.9, high: 4.7 } as const

/** Matt plastic, one colour all over. */
export const matteSet = (color: string): Object3D =>
  headset({
    cup: BIG,
    shell: plastic(color, 0.6),
    trim: metal(lighter(color, 0.1), 0.4),
    pad: leather(darker(color, 0.12)),
    band: plastic(color, 0.6),
    inner: leather(darker(color, 0.12)),
    arm: plastic(darker(color, 0.08), 0.5),
    face: () => at(drum(1.5, 1.5, 0.06, plastic(lighter(color, 0.12), 0.5), 0.02), { rx: Math.PI / 2 }),
  })

/** Brushed aluminium and lambskin. */
export const metalSet = (color: string): Object3D =>
  headset({
    cup: { deep: 3.8, high: 4.6, square: 2.8, out: 2.2 },
    shell: anodised(color),
    trim: metal('#d8b66a', 0.24),
    pad: leather('#6b4a35'),
    band: metal(lighter(color, 0.2), 0.3),
    inner: leather('#6b4a35'),
    arm: metal('#d5d8dc', 0.24),
    face: discFace(lighter(color, 0.25), 2.3),
  })

/** Light ones with a band of cloth. */
export const clothSet = (color: string): Object3D =>
  headset({
    cup: { deep: 3.7, high: 4.3, out: 2 },
    shell: plastic(color, 0.55),
    trim: plastic(lighter(color, 0.4)),
    pad: cloth(lighter(color, 0.3), 16, 3),
    band: cloth(lighter(color, 0.2), 18, 3),
    inner: cloth(lighter(color, 0.3), 16, 3),
    arm: plastic(lighter(color, 0.4)),
    face: () => at(slab(rounded(0.9, 3, 0.44), 0.2, 0.08, plastic(lighter(color, 0.5))), {}),
  })

const folding = (color: string): Headset => ({
  cup: { deep: 3.2, high: 3.2, out: 1.8, square: 2 },
  shell: plastic(color, 0.45),
  trim: plastic(darker(color, 0.2)),
  pad: cloth('#4a4d52', 14, 4),
  band: plastic(color, 0.5),
  inner: cloth('#4a4d52', 14, 3),
  arm: plastic(darker(color, 0.25)),
  half: 5.6,
  face: discFace(lighter(color, 0.3), 1.3),
})

/** On-ear ones, both cups tucked in under the band. */
export const foldedSet = (color: string): Object3D => headset({ ...folding(color), half: 7, fold: [1.95, 1.95] })
/** The same as worn. */
export const openSet = (color: string): Object3D => headset(folding(color))

/** Thin band of steel and pads of bright foam, with its wire. */
export const retroSet = (color: string): Object3D =>
  group(
    headset({
      cup: { deep: 2.7, high: 2.7, out: 1.3, square: 2 },
      shell: metal('#c9ccd2', 0.34),
      trim: plastic('#2b2d31'),
      pad: terry(color, 5),
      band: metal('#d2d5da', 0.24),
      inner: terry(color, 5),
      arm: plastic('#2b2d31'),
      slim: true,
      half: 6,
      face: () =>
        group(
          at(drum(1.5, 1.5, 0.1, plastic('#2b2d31'), 0.03), { rx: Math.PI / 2 }),
          at(drum(0.8, 0.8, 0.2, plastic(color), 0.05), { rx: Math.PI / 2 }),
        ),
    }),
    ...[-1, 1].map(sign => {
      const foam = ball(2.75, terry(color, 6))
      foam.scale.set(0.42, 1, 1)
      return at(group(foam), { x: sign * 5.1, y: 2.9 })
    }),
    wire(
      [
        [-6.6, 0.6, 0.2],
        [-7, 0.2, 2],
        [-4, 0.16, 5],
        [1, 0.16, 5.4],
        [5, 0.16, 4],
        [9, 0.16, 5.6],
      ],
      0.14,
      rubber('#2b2d31'),
    ),
  )

/** Gaming headset: frame of two rods, floating strap, lit cups, microphone. */
export const gamingSet = (color: string, light: string): Object3D =>
  group(
    headset({
      cup: { deep: 4.1, high: 4.8, square: 3.6, out: 2.7 },
      shell: plastic(color, 0.5),
      trim: plastic(darker(color, 0.4)),
      pad: cloth('#26282c', 12, 4),
      band: metal(darker(color, 0.3), 0.36),
      inner: cloth('#303338', 14, 3),
      arm: plastic(darker(color, 0.4)),
      floating: true,
      face: gamingFace(darker(color, 0.28), light),
    }),
    boom(light),
  )

/** Pale gaming headset with its radio stick in front. */
export const dualSet = (color: string): Object3D =>
  group(
    headset({
      cup: { deep: 4, high: 4.6, square: 3, out: 2.5 },
      shell: gloss(color),
      trim: plastic('#f4f2ec'),
      pad: leather('#f0ede6'),
      band: plastic(color, 0.4),
      inner: leather('#f0ede6'),
      arm: plastic('#f4f2ec'),
      face: () =>
        group(
          at(slab(rounded(4.2, 5.2, 1.6), 0.3, 0.12, plastic('#f4f2ec')), {}),
          wire(
            Array.from({ length: 25 }, (_, i): Point => [Math.cos(i * 0.262) * 1.3, Math.sin(i * 0.262) * 1.3, 0.2]),
            0.14,
            glow('#8ff0e0', 1),
            60,
          ),
        ),
    }),
    boom('#8ff0e0', 6.4),
    at(group(box(2, 0.9, 3.4, 0.25, plastic(color)), at(box(1.2, 0.5, 1.6, 0.1, metal('#c9ccd2', 0.3)), { z: 2.3 })), {
      x: 5.4,
      y: 0.46,
      z: 9.6,
      ry: 0.5,
    }),
  )

const studioSpec = (color: string, pad: string): Headset => ({
  cup: { deep: 4, high: 4.6, out: 2.3, square: 2.1 },
  shell: plastic(color, 0.5),
  trim: metal('#b9bcc2', 0.3),
  pad: terry(pad, 8),
  band: leather('#26282c'),
  inner: leather('#26282c'),
  arm: metal('#c2c5cb', 0.28),
  fork: true,
})

const cord = (color = '#1f2124'): Object3D =>
  group(
    coil(
      [
        [-8.4, 0.9, 1],
        [-9, 0.9, 5],
        [-3, 0.9, 8.4],
        [4, 0.9, 7.4],
        [9, 0.9, 8.6],
      ],
      46,
      0.62,
      rubber(color),
      0.17,
    ),
    at(
      group(
        drum(0.5, 0.6, 2.4, metal('#c9ccd2', 0.26), 0.1),
        at(drum(0.24, 0.24, 1.7, metal('#d8b66a', 0.22), 0.08), { y: 2.4 }),
      ),
      {
        x: 9.6,
        y: 0.7,
        z: 8.6,
        rz: -Math.PI / 2,
      },
    ),
  )

/** Closed studio headphones with a spiral cord. */
export const closedSet = (color: string): Object3D =>
  group(headset({ ...studioSpec(color, '#33363b'), face: discFace('#8d9096', 1.7) }), cord())

/** Open ones: a grille of bars, pale velour. */
export const openBackSet = (color: string): Object3D =>
  headset({
    ...studioSpec(color, '#b9bcbd'),
    cup: { deep: 4.3, high: 4.6, out: 1.9, square: 2 },
    face: grilleFace('#c5c9ce'),
  })

/** Plain ones for beginners with two tones. */
export const starterSet = (color: string): Object3D =>
  group(
    headset({
      ...studioSpec(color, darker(color, 0.35)),
      pad: leather('#2a2c30'),
      arm: plastic(lighter(color, 0.2)),
      face: () =>
        group(
          at(drum(2.4, 2.4, 0.2, plastic(lighter(color, 0.16)), 0.08), { rx: Math.PI / 2 }),
          at(drum(1, 1, 0.3, plastic(lighter(color, 0.75)), 0.08), { rx: Math.PI / 2 }),
        ),
    }),
  )

/** Lying on the back of the band: band towards the viewer, cups behind. */
export const lying = (thing: Object3D, lean = -1.18): Object3D => group(at(group(thing), { rx: lean }))

/** Hangs on a wooden stand: foot, column, saddle. */
export const onStand = (thing: Object3D, lift: number, top: number, color = '#6b4630'): Object3D => {
  const saddle = new Group()
  saddle.add(at(drum(2.6, 2.6, 4.4, wood(color), 0.6), { z: -2.2, rx: Math.PI / 2 }))
  return group(
    drum(6.4, 6.8, 1.6, wood(color), 0.5),
    at(drum(0.9, 0.9, top + lift - 2, metal('#c9a35a', 0.3)), { y: 1.4 }),
    at(saddle, { y: top + lift - 3.3 }),
    at(group(thing), { y: lift }),
  )
}

/** Small pouch of cloth with a drawstring. */
export const pouch = (color: string): Object3D => {
  const body = ball(6, cloth(color, 14, 2))
  body.scale.set(1.1, 0.9, 0.55)
  return group(
    at(group(body), { y: 5 }),
    at(drum(3.6, 2.6, 2.6, cloth(color, 10, 2), 0.4), { y: 9.4 }),
    at(
      wire(
        Array.from({ length: 20 }, (_, i): Point => [Math.cos(i / 3) * 2.9, 9.7, Math.sin(i / 3) * 2.9]),
        0.24,
        matte('#f4efe2'),
      ),
      {},
    ),
  )
}
