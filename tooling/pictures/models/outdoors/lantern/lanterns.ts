import { type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { anodised, gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, box, type Corner, drum, group, placed, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { strap } from '../../fashion/parts/strips.ts'
import { airy, lit } from '../../home/parts/light.ts'
import { knurled } from '../dumbbell/weights.ts'
import { ribs } from '../parts/flasks.ts'

type Spot = [x: number, y: number, z: number]

const warm = '#ffd089'

/** Storm lantern, 27 cm with its handle up; `skin` is enamel or brass. */
function storm(skin: Material, wire: Material): Object3D {
  return group(
    turned(
      [
        [0, 0],
        [5.4, 0, 0.5],
        [5.7, 1.2, 0.5],
        [5.6, 3.2, 0.9],
        [3.4, 4.4, 0.8],
        [2.9, 5.6],
        [0, 5.6],
      ],
      skin,
    ),
    at(ring(5.66, 0.16, wire), { y: 1.5, rx: Math.PI / 2 }),
    at(drum(3.3, 3.1, 1.2, wire, 0.2), { y: 5.5 }),
    ribs(3.2, 5.7, 0.8, 28, wire, 0.1),
    placed(drum(0.9, 0.9, 0.9, metal('#3a3835', 0.4), 0.2), { x: 1.5, y: 2.6, z: 5.2, rx: Math.PI / 2 }),
    turned(
      [
        [2.7, 6.6],
        [3.3, 7.6, 1],
        [3.7, 10, 2],
        [3, 13, 2],
        [2.5, 14.6],
      ],
      clear('#fff3da', 0.3),
    ),
    at(drum(0.5, 0.6, 2.4, matte('#efe6d2'), 0.1), { y: 6.6 }),
    ...[-0.5, 0.5].map(x =>
      rod(
        [
          [x * 0.5, 9, 0],
          [x * 1.6, 10.2, 0.2],
          [x * 1.2, 11.6, -0.2],
          [0, 12.6, 0],
        ],
        0.16,
        lit('#ffcf7a', 1.6),
      ),
    ),
    placed(ball(1, lit('#ffdf9f', 0.5)), { y: 10.6, s: 0.9 }),
    ...[8.2, 12.2].map(y => at(ring(y > 10 ? 3.7 : 4.1, 0.13, wire), { y, rx: Math.PI / 2 })),
    ...[0.6, 2.5, -0.6, -2.5].map(a =>
      rod(
        [
          [Math.sin(a) * 3.2, 6.4, Math.cos(a) * 3.2],
          [Math.sin(a) * 4.1, 8.2, Math.cos(a) * 4.1],
          [Math.sin(a) * 4, 10.6, Math.cos(a) * 4],
          [Math.sin(a) * 3.7, 12.2, Math.cos(a) * 3.7],
          [Math.sin(a) * 2.8, 14.8, Math.cos(a) * 2.8],
        ],
        0.12,
        wire,
      ),
    ),
    ...[-1, 1].map(s =>
      rod(
        [
          [s * 4.6, 2.6, 0],
          [s * 5.7, 4.4, 0],
          [s * 5.9, 8, 0],
          [s * 5.7, 13, 0],
          [s * 4.8, 16, 0],
          [s * 2.4, 17, 0],
        ],
        0.5,
        skin,
      ),
    ),
    at(drum(3, 2.7, 1, wire, 0.2), { y: 14.5 }),
    at(
      turned(
        [
          [0, 0],
          [2.6, 0, 0.2],
          [2.9, 1.6, 0.3],
          [3.5, 2, 0.3],
          [2.9, 3.4, 0.8],
          [1.4, 4.4, 0.6],
          [1.2, 5, 0.3],
          [0, 5.3],
        ],
        skin,
      ),
      { y: 15.4 },
    ),
    rod(
      [
        [-5.7, 14, 0],
        [-6.1, 17, -0.2],
        [-5, 23, -0.5],
        [0, 26.4, -0.8],
        [5, 23, -0.5],
        [6.1, 17, -0.2],
        [5.7, 14, 0],
      ],
      0.2,
      wire,
    ),
    placed(drum(0.55, 0.55, 4.4, metal('#8a6a48', 0.5), 0.2), { x: 2.2, y: 26.3, z: -0.8, rz: Math.PI / 2 }),
  )
}

/** Storm lantern in enamel. */
export const enamelStorm = (color: string): Object3D =>
  storm(
    new MeshPhysicalMaterial({ color, roughness: 0.42, clearcoat: 0.5, clearcoatRoughness: 0.25 }),
    metal('#a9a69f', 0.34),
  )

/** Storm lantern in polished brass. */
export const brassStorm = (): Object3D => storm(metal('#c79a4b', 0.2), metal('#d3ab62', 0.24))

const hook = (y: number, stuff: Material, high = 3.4): Object3D =>
  rod(
    [
      [0, y, 0],
      [0, y + high * 0.4, 0],
      [high * 0.3, y + high * 0.6, 0],
      [high * 0.26, y + high * 0.92, 0],
      [0, y + high, 0],
      [-high * 0.26, y + high * 0.86, 0],
    ],
    0.26,
    stuff,
  )

/** Round tent light: a flat body, opal below, a fold-away hook above. */
export const tentDisc = (color: string): Object3D =>
  group(
    airy(
      turned(
        [
          [0, 0.6],
          [3.4, 0.5],
          [5.4, 1, 1],
          [6.1, 2.2, 0.6],
          [6, 2.6],
        ],
        lit('#ffe9c4', 1.25),
      ),
    ),
    turned(
      [
        [6.1, 2.2],
        [6.7, 2.3, 0.3],
        [6.8, 3.2, 0.5],
        [6, 4.6, 1],
        [2, 5.2, 0.6],
        [0, 5.2],
      ],
      plastic(color, 0.5),
    ),
    at(drum(1.5, 1.8, 0.8, rubber(darker(color, 0.3)), 0.3), { y: 5 }),
    hook(5.6, metal('#b9bcc2', 0.3)),
    ...[0, 1, 2].map(i =>
      placed(drum(0.28, 0.28, 0.2, lit(i ? '#e8e4da' : '#9be08a', 0.5), 0.05), {
        x: -1 + i,
        y: 3.7,
        z: 6.55,
        rx: Math.PI / 2 - 0.4,
      }),
    ),
  )

/** Solar lantern whose shade folds like an accordion; `open` is its share of the full height. */
export function accordion(color: string, open = 0.6): Object3D {
  const folds = 7
  const high = 13 * open
  const wall: Corner[] = Array.from(
    { length: folds * 2 + 1 },
    (_, i): Corner => [i % 2 ? 4.9 : 6, 1.8 + (i / (folds * 2)) * high, 0.35],
  )
  const cap = plastic(darker(color, 0.12), 0.5)
  const top = 1.8 + high
  return group(
    drum(6.2, 5.8, 1.9, cap, 0.5),
    turned([[5.6, 1.7], ...wall, [5.6, top + 0.1]], lit(lighter(color, 0.12), 0.4)),
    at(drum(5.9, 6.2, 1.5, cap, 0.4), { y: top }),
    at(drum(5.1, 5.1, 0.12, gloss('#16243c'), 0.02), { y: top + 1.46 }),
    ...[-2.5, 0, 2.5].map(x => at(box(0.1, 0.04, 8.6, 0.01, metal('#8fa0b8')), { x, y: top + 1.6 })),
    ...[-1.7, 1.7].map(z => at(box(9, 0.04, 0.1, 0.01, metal('#8fa0b8')), { z, y: top + 1.6 })),
    strap(
      [
        [-6.1, top + 0.6, 0],
        [-6.2, top + 3.4, 0],
        [-3, top + 6.6, 0],
        [0, top + 7.4, 0],
        [3, top + 6.6, 0],
        [6.2, top + 3.4, 0],
        [6.1, top + 0.6, 0],
      ],
      1.4,
      0.3,
      rubber(darker(color, 0.3)),
      t => [Math.cos(t * Math.PI) * -1, Math.sin(t * Math.PI), 0],
    ),
  )
}

/** Campsite lantern: opal drum between a battery body and a wide shade. */
export const campsite = (color: string): Object3D =>
  group(
    drum(5.4, 5, 6, plastic(color, 0.5), 0.6),
    ribs(5.3, 1, 3.6, 44, plastic(lighter(color, 0.08), 0.5), 0.14),
    at(box(2.6, 1.6, 0.8, 0.4, rubber('#d98a3f')), { y: 3, z: 5.2 }),
    at(drum(4.7, 4.7, 9, lit('#fff0d2', 0.8), 0.3), { y: 6 }),
    ...[0, 1, 2, 3].map(i =>
      at(drum(0.36, 0.36, 9.4, metal(color, 0.4)), {
        x: Math.sin(i * 1.571 + 0.78) * 5.1,
        y: 6,
        z: Math.cos(i * 1.571 + 0.78) * 5.1,
      }),
    ),
    at(
      turned(
        [
          [0, 0.2],
          [5.4, 0.2],
          [9.4, 0, 0.2],
          [9.4, 0.5, 0.3],
          [5, 3, 1],
          [2, 3.8, 0.6],
          [0, 3.9],
        ],
        plastic(color, 0.5),
      ),
      { y: 15 },
    ),
    hook(18.8, metal('#b9bcc2', 0.3), 4),
  )

const cap = (color: string, r: number): Object3D => drum(r * 0.42, r * 0.6, r * 0.9, plastic(color, 0.5), 0.1)

const bulb = (r: number, color: string): Object3D =>
  group(at(ball(r, lit(warm, 0.85)), { y: -r * 0.9 }), at(cap(color, r), { y: -r * 0.2 }))

/** Cord through the points with bulbs that hang or lie along it. */
export function lights(points: readonly Spot[], count: number, r: number, color: string, lying = false): Object3D {
  const at3 = (t: number): Spot => {
    const k = Math.min(points.length - 2, Math.floor(t * (points.length - 1)))
    const [a, b]: readonly [Spot, Spot] = [points[k] ?? [0, 0, 0], points[k + 1] ?? [0, 0, 0]]
    const s = t * (points.length - 1) - k
    return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, a[2] + (b[2] - a[2]) * s]
  }
  return group(
    rod(points, 0.2, rubber(lying ? '#4a4640' : '#efe8da')),
    ...Array.from({ length: count }, (_, i) => {
      const [x, y, z] = at3((i + 0.5) / count)
      const one = bulb(r, color)
      return lying
        ? placed(one, {
            x: x + Math.sin(i * 2) * r,
            y: r,
            z: z + Math.cos(i * 3) * r * 1.2,
            rx: 1.4 * (i % 2 ? 1 : -1),
            ry: i,
          })
        : placed(one, { x, y: y - 0.2, z })
    }),
  )
}

/** Reel box standing, crank on its face, a slot that the line leaves by. */
export const reel = (color: string): Object3D =>
  group(
    at(box(9, 1.4, 4.6, 0.5, plastic(darker(color, 0.2), 0.5)), { y: 0.7 }),
    at(
      group(
        placed(drum(7, 7, 4.8, plastic(color, 0.5), 0.7), { z: -2.4, rx: Math.PI / 2 }),
        placed(drum(5.4, 5.6, 0.5, plastic(darker(color, 0.1), 0.5), 0.2), { z: 2.3, rx: Math.PI / 2 }),
        ...[0, 1, 2, 3, 4].map(i =>
          at(box(3, 0.7, 0.3, 0.15, plastic(darker(color, 0.4))), {
            x: Math.cos(i * 1.257) * 3.7,
            y: Math.sin(i * 1.257) * 3.7,
            z: 2.7,
            rz: i * 1.257,
          }),
        ),
        at(ring(5.8, 0.3, plastic(lighter(color, 0.3), 0.5)), { z: 2.4 }),
        placed(drum(1.3, 1.4, 1.2, plastic(darker(color, 0.25)), 0.3), { z: 2.6, rx: Math.PI / 2 }),
        placed(box(1.1, 4.6, 0.7, 0.3, plastic(darker(color, 0.25))), { x: 1.3, y: 1.5, z: 3.5, rz: -0.7 }),
        placed(drum(0.8, 0.7, 2, plastic('#f4efe4'), 0.3), { x: 2.8, y: 3.1, z: 3.6, rx: Math.PI / 2 }),
      ),
      { y: 7.6 },
    ),
    at(
      group(
        strap(
          [
            [-2.4, 14, 0],
            [-1.6, 17, 0],
            [0, 17.8, 0],
            [1.6, 17, 0],
            [2.4, 14, 0],
          ],
          1.6,
          0.3,
          rubber(darker(color, 0.3)),
        ),
      ),
      {},
    ),
  )

/** Small solar panel on a clip, leaning. */
export const solarBox = (color: string): Object3D =>
  group(
    placed(box(10, 10, 1.4, 0.6, plastic(color, 0.5)), { rx: -0.5 }),
    placed(pane(8.6, 8.6, 0.4, gloss('#18263e')), { y: 0.38, z: 0.68, rx: -0.5 }),
    ...[-1, 0, 1].map(i =>
      placed(box(0.1, 8.4, 0.04, 0.01, metal('#8fa0b8')), { x: i * 2.2, y: 0.42, z: 0.7, rx: -0.5 }),
    ),
    at(box(2, 4, 2, 0.4, plastic(darker(color, 0.25))), { y: -3.4, z: -1.2 }),
  )

/** Headlamp on its band, as if worn; the lamp looks to +z. */
export function headlamp(color: string, sensor = false): Object3D {
  const band = (t: number): Spot => {
    const a = t * Math.PI * 2
    return [Math.sin(a) * 7.6, 4.2 + Math.cos(a) * 0.9, Math.cos(a) * 9.4 - 9.4]
  }
  const fabric = matte(sensor ? '#3a3d42' : '#33363b', 0.95)
  return group(
    strap(
      Array.from({ length: 49 }, (_, i) => band(i / 48)),
      3,
      0.24,
      fabric,
      t => [Math.sin(t * Math.PI * 2), 0, Math.cos(t * Math.PI * 2)],
      96,
    ),
    strap(
      Array.from({ length: 49 }, (_, i): Spot => {
        const [x, y, z] = band(i / 48)
        return [x * 1.02, y, z + (z + 9.4) * 0.02]
      }),
      0.7,
      0.16,
      matte(color, 0.9),
      t => [Math.sin(t * Math.PI * 2), 0, Math.cos(t * Math.PI * 2)],
      96,
    ),
    ...(sensor
      ? []
      : [
          strap(
            Array.from({ length: 20 }, (_, i): Spot => {
              const t = i / 19
              return [0, 5.6 + Math.sin(t * Math.PI) * 7.4, -t * 18.8]
            }),
            2,
            0.22,
            fabric,
            t => [0, Math.sin(t * Math.PI) + 0.1, Math.cos(t * Math.PI)],
          ),
        ]),
    at(
      group(
        slab(rounded(7, 4.6, 1.7), 2.6, 0.7, plastic(color, 0.45)),
        at(slab(rounded(5.6, 3.4, 1.2), 0.6, 0.2, plastic('#24262a', 0.4)), { z: 1.3 }),
        ...(sensor ? [-1.3, 1.3] : [-0.9]).flatMap(x => [
          at(ring(1.2, 0.2, metal('#c9ccd2', 0.2)), { x, z: 1.62 }),
          placed(drum(1.1, 1.1, 0.3, lit('#fffbe9', 0.95), 0.1), { x, z: 1.45, rx: Math.PI / 2 }),
        ]),
        ...(sensor
          ? [placed(drum(0.34, 0.34, 0.3, gloss('#b8342e'), 0.1), { y: -1.1, z: 1.5, rx: Math.PI / 2 })]
          : [placed(drum(0.6, 0.6, 0.3, lit('#ff9a86', 0.5), 0.1), { x: 1.6, z: 1.45, rx: Math.PI / 2 })]),
        at(box(1.8, 0.7, 1.1, 0.3, rubber('#26282c')), { y: 2.3 }),
      ),
      { y: 4.7, z: 2, rx: 0.12 },
    ),
    at(box(7.4, 4.6, 1, 0.5, plastic('#2b2d31')), { y: 5, z: 0.3 }),
    ...(sensor ? [] : [at(box(6, 3.6, 2, 0.8, plastic('#2b2d31')), { y: 3.4, z: -19.4 })]),
  )
}

/** Torch lying along x, its lamp at the left end. */
export const torch = (color: string): Object3D => {
  const skin = anodised(color)
  return placed(
    group(
      turned(
        [
          [0, 0],
          [1.5, 0, 0.2],
          [1.6, 1.4, 0.2],
          [1.45, 1.8, 0.1],
          [1.45, 8.4, 0.2],
          [1.6, 8.8, 0.2],
          [1.7, 10, 0.6],
          [2.3, 11.8, 0.4],
          [2.4, 14, 0.2],
          [2.15, 14.2],
        ],
        skin,
      ),
      at(drum(1.5, 1.5, 5.4, knurled(color, 10, 12), 0.1), { y: 2.4 }),
      ...[12.2, 12.8, 13.4].map(y => at(ring(2.38, 0.1, metal(darker(color, 0.4), 0.4)), { y, rx: Math.PI / 2 })),
      ...Array.from({ length: 8 }, (_, i) =>
        at(box(0.8, 0.5, 0.5, 0.15, skin), {
          x: Math.sin(i * 0.785) * 2.3,
          y: 14.2,
          z: Math.cos(i * 0.785) * 2.3,
          ry: i * 0.785,
        }),
      ),
      at(
        turned(
          [
            [2.1, 14.1],
            [1.2, 13],
            [0.4, 12.6],
            [0, 12.6],
          ],
          metal('#e6e8ea', 0.12),
        ),
        {},
      ),
      at(ball(0.5, lit('#fffdf2', 1)), { y: 13 }),
      at(drum(2.1, 2.1, 0.1, clear('#e8f2f6', 0.5), 0), { y: 14.1 }),
      placed(drum(0.8, 0.8, 0.5, rubber('#d98a3f'), 0.2), { y: 9.4, z: 1.3, rx: Math.PI / 2 }),
      at(ring(0.9, 0.14, metal('#b9bcc2')), { y: -0.6 }),
    ),
    { x: 7, y: 2.5, rz: Math.PI / 2 },
  )
}
