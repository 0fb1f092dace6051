import type { Object3D } from 'three'
import { matte } from '../../../studio/materials.ts'
import { at, ball, group, ring, rod } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { around } from '../parts/cream.ts'
import { cutPaint, ringed } from '../parts/cuts.ts'
import { finished, grown } from '../parts/organic.ts'
import { fluted } from '../parts/swept.ts'

const profileOf = (r: number, h: number): [number, number][] => [
  [0, 0],
  [r * 0.9, 0],
  [r * 0.97, h * 0.06],
  [r, h * 0.16],
  [r, h * 0.5],
  [r, h * 0.84],
  [r * 0.96, h * 0.95],
  [r * 0.88, h],
  [r * 0.5, h],
  [0, h],
]

/** Mooncake with crimped wall and an embossed flower. */
export function mooncake(r = 3.6, h = 3.2, crust = '#c07a30', petals = 8): Object3D {
  const relief = finished('waxed', darker(crust, 0.16))
  const petal = (): Object3D => {
    const one = ball(1, relief)
    one.scale.set(r * 0.13, 0.14, r * 0.27)
    return group(one)
  }
  return group(
    fluted(
      profileOf(r, h),
      18,
      0.055,
      t => blend(lighter(crust, 0.22), darker(crust, 0.14), t > 0.62 ? 1 : t),
      'waxed',
    ),
    at(ring(r * 0.83, 0.15, relief), { y: h + 0.02, rx: Math.PI / 2 }),
    at(group(around(petal, petals, r * 0.48, 0)), { y: h + 0.02 }),
    at(ring(r * 0.17, 0.1, relief), { y: h + 0.05, rx: Math.PI / 2 }),
    around(() => ball(r * 0.055, relief), petals, r * 0.7, h, Math.PI / petals),
  )
}

/** Half of a mooncake, cut face to the front: paste, and a yolk when there is one. */
export function halfMooncake(r: number, h: number, crust: string, paste: string, yolk?: string): Object3D {
  const body = fluted(
    profileOf(r, h),
    18,
    0.055,
    t => blend(lighter(crust, 0.2), darker(crust, 0.14), t > 0.62 ? 1 : t),
    'waxed',
  )
  const position = body.geometry.getAttribute('position')
  for (let i = 0; i < position.count; i += 1) position.setZ(i, Math.min(position.getZ(i), 0))
  body.geometry.computeVertexNormals()
  const block = at(group(boxFace(r * 1.86, h * 0.9, paste)), { y: h * 0.48, z: 0.02 })
  const seed = yolk
    ? [
        at(
          disc(
            h * 0.3,
            cutPaint(
              ringed([
                [1, darker(yolk, 0.06)],
                [0.9, yolk],
                [0.5, lighter(yolk, 0.14)],
              ]),
              0.4,
              0.6,
            ),
          ),
          { y: h * 0.5, z: 0.22, rx: Math.PI / 2 },
        ),
      ]
    : []
  return group(body, block, ...seed)
}

const boxFace = (w: number, h: number, paste: string): Object3D => {
  const face = grown({
    size: [w / 2, h / 2, 0.06],
    colour: paste,
    bend: p => {
      const power = 0.35
      p.x = Math.sign(p.x) * Math.abs(p.x) ** power
      p.y = Math.sign(p.y) * Math.abs(p.y) ** power
    },
    fine: 30,
    lump: 0.01,
  })
  return face
}

/** Twine tied crosswise with a bow, around a stack. */
export const twine = (r: number, h: number, colour = '#b98a55'): Object3D =>
  group(
    ...[0, Math.PI / 2].map(ry =>
      at(
        group(
          rod(
            [
              [-r, 0.1, 0],
              [-r - 0.1, h, 0],
              [0, h + 0.12, 0],
              [r + 0.1, h, 0],
              [r, 0.1, 0],
            ],
            0.12,
            matte(colour),
          ),
        ),
        { ry },
      ),
    ),
    ...[-1, 1].map(side => at(ring(0.9, 0.11, matte(colour)), { x: side * 0.95, y: h + 0.3, rx: 1.2 })),
    ...[-1, 1].map(side =>
      rod(
        [
          [0, h + 0.2, 0],
          [side * 1, h + 0.35, 1.2],
          [side * 1.5, h + 0.1, 2.4],
        ],
        0.1,
        matte(colour),
      ),
    ),
  )
