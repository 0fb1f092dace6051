import type { Object3D } from 'three'
import { glass, glaze, matte, metal, plastic, wood } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, placed, ring, rod, slab, thrown, turned } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { around } from './cream.ts'

/** Bamboo whisk for matcha, standing. */
export const teaWhisk = (): Object3D =>
  group(
    at(drum(1.3, 1.4, 5, wood('#d3ae6d'), 0.3), { y: 5.6 }),
    at(ring(1.45, 0.16, matte('#5d4630')), { y: 5.9, rx: Math.PI / 2 }),
    around(
      () =>
        rod(
          [
            [0, 5.8, 1.2],
            [0, 3.4, 2.5],
            [0, 1, 2.9],
            [0, 0.1, 2.2],
          ],
          0.07,
          matte('#dcbd84'),
        ),
      26,
      0,
      0,
    ),
    at(drum(1.5, 0.9, 4.6, matte('#cba869'), 0.2), { y: 1 }),
  )

/** Dessert fork, lying along x. */
export const fork = (long = 15, stuff = metal('#c6c9cf', 0.22)): Object3D =>
  group(
    rod(
      [
        [-long * 0.2, 0.5, 0],
        [0, 0.9, 0],
        [long * 0.3, 0.5, 0],
        [long * 0.55, 0.3, 0],
      ],
      0.26,
      stuff,
    ),
    at(box(1.8, 0.22, 1.9, 0.1, stuff), { x: -long * 0.24, y: 0.5 }),
    ...[-0.7, 0, 0.7].map(z =>
      rod(
        [
          [-long * 0.28, 0.5, z],
          [-long * 0.36, 0.34, z],
          [-long * 0.44, 0.5, z * 0.9],
        ],
        0.16,
        stuff,
      ),
    ),
  )

/** Kitchen knife, lying along x, edge to the front. */
export const knife = (long = 26, handle = wood('#6d4a32')): Object3D =>
  group(
    at(
      slab(
        [
          [-long * 0.6, 0],
          [-long * 0.5, 2.2, 1.6],
          [0, 3.4, 0.4],
          [0, 0, 0.2],
        ],
        0.24,
        0.05,
        metal('#c9ccd1', 0.2),
      ),
      { rx: Math.PI / 2, y: 0.3 },
    ),
    at(box(long * 0.4, 1.1, 2.1, 0.45, handle), { x: long * 0.2, y: 0.6, z: 1.9 }),
    ...[0.1, 0.2, 0.3].map(s =>
      at(drum(0.22, 0.22, 0.08, metal('#b8a070', 0.3), 0.02), { x: long * s, y: 1.13, z: 1.9 }),
    ),
  )

/** Glass of milk or another drink: thick foot, clear wall, level. */
export const milkGlass = (drink = '#fbf7ee', r = 3.4, high = 11.5, full = 0.78): Object3D =>
  group(
    at(drum(r * 0.93, r * 0.8, high * full, plastic(drink, 0.3), 0.3), { y: 0.7 }),
    turned(
      [
        [0, 0],
        [r * 0.84, 0, 0.4],
        [r, high, 0.1],
        [r * 0.95, high],
      ],
      glass('#e8f2f6', 0.2),
    ),
    at(ring(r * 0.975, 0.09, glass('#ffffff', 0.7)), { y: high, rx: Math.PI / 2 }),
  )

/** Pedestal for a cake, top at 9 cm. */
export const cakeStand = (colour: string, r = 11): Object3D =>
  thrown(
    [
      [0, 0],
      [r * 0.5, 0.1],
      [r * 0.46, 0.9],
      [r * 0.16, 2],
      [r * 0.13, 5],
      [r * 0.2, 7.6],
      [r * 0.7, 8.2],
      [r * 0.98, 8.2],
      [r, 9.3],
      [r * 0.96, 9.3],
      [r * 0.93, 8.8],
      [r * 0.5, 8.8],
      [0, 8.8],
    ],
    glaze(colour),
  )

/** Round steamer of bamboo, open, `r` wide. */
export const steamer = (r = 11, high = 6): Object3D => {
  const cane = wood('#cda668')
  const band = wood('#b98c4c')
  return group(
    turned(
      [
        [r * 0.95, 0],
        [r, 0, 0.1],
        [r, high, 0.2],
        [r * 0.93, high, 0.2],
        [r * 0.93, 0.4],
      ],
      cane,
    ),
    ...[0.14, 0.84].map(s =>
      at(
        turned(
          [
            [r * 0.97, 0],
            [r * 1.025, 0, 0.1],
            [r * 1.025, high * 0.2, 0.1],
            [r * 0.97, high * 0.2],
          ],
          band,
        ),
        { y: high * s - high * 0.06 },
      ),
    ),
    at(drum(r * 0.95, r * 0.95, 0.3, wood('#d9b97f'), 0), { y: high * 0.42 }),
    ...[-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map(s =>
      at(box(r * 1.8 * Math.sqrt(1 - s * s), 0.3, r * 0.16, 0.1, band), { y: high * 0.5, z: s * r }),
    ),
    at(
      turned(
        [
          [r * 0.935, high * 0.5],
          [r * 0.935, high],
        ],
        band,
      ),
      {},
    ),
  )
}

/** Teapot of clay or china: lid, knob, spout, handle. */
export const teapot = (colour: string, r = 5.5, stuff = glaze(colour)): Object3D =>
  group(
    thrown(
      [
        [0, 0],
        [r * 0.55, 0],
        [r * 0.95, r * 0.5],
        [r, r * 0.85],
        [r * 0.8, r * 1.3],
        [r * 0.48, r * 1.5],
      ],
      stuff,
    ),
    thrown(
      [
        [r * 0.52, r * 1.46],
        [r * 0.5, r * 1.6],
        [r * 0.22, r * 1.74],
        [0, r * 1.76],
      ],
      stuff,
    ),
    at(ball(r * 0.15, stuff), { y: r * 1.88 }),
    rod(
      [
        [-r * 0.8, r * 0.55, 0],
        [-r * 1.25, r * 0.85, 0],
        [-r * 1.45, r * 1.3, 0],
      ],
      r * 0.14,
      stuff,
    ),
    rod(
      [
        [r * 0.75, r * 1.25, 0],
        [r * 1.35, r * 1.2, 0],
        [r * 1.4, r * 0.65, 0],
        [r * 0.9, r * 0.4, 0],
      ],
      r * 0.11,
      stuff,
    ),
  )

/** Chopsticks side by side, lying along x. */
export const chopsticks = (colour = '#7a4a2c', long = 23): Object3D =>
  group(
    ...[-0.5, 0.6].map((z, i) =>
      placed(
        group(
          at(drum(0.22, 0.4, long, wood(colour), 0.08), { x: long / 2, y: 0, rz: Math.PI / 2 }),
          at(drum(0.42, 0.42, 1.4, matte(darker(colour, 0.4)), 0.05), { x: long / 2 + 0.1, rz: Math.PI / 2 }),
        ),
        { y: 0.42, z, ry: i * 0.05 },
      ),
    ),
  )
