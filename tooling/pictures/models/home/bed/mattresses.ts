import type { Object3D } from 'three'
import { upholstery } from '../../../studio/cloth/upholstery.ts'
import { matte, metal } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, box, drum, group, rod } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { block, type Point } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'

const coil = (high: number): Object3D =>
  group(
    at(drum(2.9, 2.9, high, matte('#f3efe8'), 0.6), {}),
    rod(
      Array.from(
        { length: 40 },
        (_, i): Point => [Math.cos(i * 0.8) * 3, 0.6 + (i / 39) * (high - 1.2), Math.sin(i * 0.8) * 3],
      ),
      0.26,
      metal('#9fa3aa', 0.3),
    ),
  )

const holes = (w: number, d: number): Object3D =>
  group(
    ...Array.from({ length: 60 }, (_, i) =>
      at(drum(0.6, 0.6, 0.1, matte('#c9bb97'), 0), {
        x: (Math.floor(i / 6) - 4.5) * (w / 10),
        z: ((i % 6) - 2.5) * (d / 6),
      }),
    ),
  )

/** Thick mattress whose corner is cut open: cover, latex with holes, pocket springs, felt. */
export function latexMattress(): Object3D {
  const [w, h, l, cut] = [150, 22, 190, 52]
  const cover = upholstery('#f6f3ec', 'weave')
  const quilted = (x: number, y: number, z: number): Point => [
    x,
    y + (y > 3 ? 1 * Math.abs(Math.sin(x / 8)) * Math.abs(Math.sin(z / 8)) : 0),
    z,
  ]
  const piece = (pw: number, pl: number, x: number, z: number) =>
    group(
      at(block([pw, 5, pl], 2.2, cover, quilted, 30), { x, y: h - 2, z }),
      at(box(pw, h - 6, pl, 1, upholstery('#e2e6e4', 'weave')), { x, y: h / 2 - 1, z }),
      at(box(pw + 0.6, 1, pl + 0.6, 0.4, matte('#5f8f8b')), { x, y: h - 4.6, z }),
    )
  return group(
    piece(w, l - cut, 0, -cut / 2),
    piece(w - cut, cut, -cut / 2, (l - cut) / 2),
    at(group(box(cut, 2.4, cut, 0.5, matte('#b9b3a6'))), { x: (w - cut) / 2, y: 1.4, z: (l - cut) / 2 }),
    ...Array.from({ length: 36 }, (_, i) => {
      const [a, b] = [i % 6, Math.floor(i / 6)]
      return at(coil(11), { x: w / 2 - 5 - a * 8, y: 2.6, z: l / 2 - 5 - b * 8 })
    }),
    at(group(box(cut - 14, 5, cut - 14, 0.6, matte('#f3e3b4')), at(holes(cut - 16, cut - 16), { y: 2.5 })), {
      x: w / 2 - cut + (cut - 14) / 2,
      y: 16.4,
      z: l / 2 - cut + (cut - 14) / 2,
    }),
    at(
      block([cut * 0.72, 2, cut * 0.72], 0.9, cover, (x, y, z) => [x, y + Math.max(0, x + z) ** 2 * 0.012, z]),
      {
        x: w / 2 - cut + 14,
        y: h + 2,
        z: l / 2 - cut + 14,
        ry: 0.1,
      },
    ),
    at(box(w + 6, 12, l + 6, 2, timber('#c9a070', 'up')), { y: -6 }),
  )
}

/** Thin quilted mattress folded in three, with a strap. */
export function folding(color: string): Object3D {
  const skin = upholstery(color, 'linen')
  const pad = (i: number) =>
    block(
      [90, 9, 66],
      4,
      skin,
      (x, y, z) => [x, y + Math.sign(y) * (0.9 * Math.abs(Math.sin((x / 90) * Math.PI * 6)) + noise(i) * 0.3), z],
      30,
    )
  return group(
    ...[0, 1].map(i => at(pad(i), { y: 5 + i * 9.6 })),
    at(pad(2), { y: 24, z: 1, rx: -0.015 }),
    ...[-24, 24].map(x =>
      group(
        at(box(4, 29, 0.5, 0.2, matte(darker(color, 0.4))), { x, y: 14.6, z: 34.4 }),
        at(box(4, 0.5, 66, 0.2, matte(darker(color, 0.4))), { x, y: 29.2, z: 1 }),
      ),
    ),
    rod(
      [
        [-24, 20, 35],
        [-12, 15, 39],
        [0, 13.6, 40],
        [12, 15, 39],
        [24, 20, 35],
      ],
      1.2,
      matte(darker(color, 0.4)),
    ),
  )
}
