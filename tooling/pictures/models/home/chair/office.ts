import type { Object3D } from 'three'
import { upholstery } from '../../../studio/cloth/upholstery.ts'
import { metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, box, drum, group, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block, strut, surface } from '../parts/shape.ts'
import { lattice } from '../parts/timber.ts'

/** Five-star base with castors and a gas lift; the seat begins at 42 cm. */
function base(color: string, r = 30): Object3D {
  const [frame, steel, tyre] = [plastic(color, 0.4), metal('#b9bcc2', 0.25), rubber('#2b2c30')]
  return group(
    ...Array.from({ length: 5 }, (_, i) =>
      at(
        group(
          at(
            block([r, 3.4, 4.6], 1.4, frame, (x, y, z) => [x, y - (x / r) * 4, z * (0.85 - (x / r) * 0.4)]),
            { x: r / 2, y: 10.4 },
          ),
          strut([r - 1.6, 6.6, 0], [r - 1.6, 4, 0], 0.7, steel),
          ...[-1, 1].map(s =>
            at(drum(2.7, 2.7, 1.7, tyre, 0.5), { x: r - 1.6, y: 2.7, z: s * 1.1 - 0.85, rx: Math.PI / 2 }),
          ),
          at(box(5, 2.6, 4.6, 1.1, frame), { x: r - 1.6, y: 4.6 }),
        ),
        { ry: i * 1.2566 + 0.3 },
      ),
    ),
    at(drum(4, 4.6, 5, frame, 0.8), { y: 8.6 }),
    at(drum(2.5, 2.7, 16, plastic('#2d2e32'), 0.2), { y: 13 }),
    at(drum(1.4, 1.4, 14, steel, 0.1), { y: 28 }),
    at(box(18, 3.4, 22, 1, plastic('#2d2e32')), { y: 41 }),
    rod(
      [
        [8, 40.6, 4],
        [17, 40.2, 5],
        [23, 39, 5],
      ],
      0.55,
      steel,
    ),
    at(box(5, 1, 2.4, 0.5, plastic('#2d2e32')), { x: 24, y: 38.8, z: 5 }),
  )
}

const bow = (x: number, deep: number) => deep * (x / 24) ** 2

/** Chair of mesh with lumbar rest, headrest and arms, 118 cm. */
export function ergonomic(color: string): Object3D {
  const dark = color === '#24272c' ? '#33363c' : '#eceef0'
  const [frame, cloth] = [plastic(dark, 0.45), upholstery(color, 'weave')]
  const half = (v: number) => 23 - 4.5 * (2 * v - 1) ** 4 - 2.6 * v
  const lean = (v: number) => -20 - v * 9 + Math.sin(v * Math.PI * 1.1) * 3.4
  const back = (u: number, v: number): [number, number, number] => {
    const x = (u * 2 - 1) * half(v)
    return [x, 54 + v * 46, lean(v) + bow(x, 6.5)]
  }
  const edge = Array.from({ length: 33 }, (_, i): [number, number, number] => {
    const t = i / 32
    if (t < 0.36) return back(0, t / 0.36)
    if (t < 0.5) return back((t - 0.36) / 0.14, 1)
    if (t < 0.86) return back(1, 1 - (t - 0.5) / 0.36)
    return back(1 - (t - 0.86) / 0.14, 0)
  })
  return group(
    base(dark),
    at(
      block([51, 8, 48], 4, cloth, (x, y, z) => [
        x,
        y - (y > 0 ? 1.6 * (1 - (x / 26) ** 2) : 0) - 2 * Math.max(0, z / 24) ** 4,
        z,
      ]),
      { y: 47 },
    ),
    at(box(46, 2, 42, 1, frame), { y: 42.6 }),
    surface(back, lattice(color, 16, 'mesh'), 24, 30),
    rod([...edge, edge[0] ?? [0, 0, 0]], 1.25, frame),
    at(
      block([37, 8, 2.6], 1.2, frame, (x, y, z) => [x, y, z + bow(x, 6)]),
      { y: 64, z: -24.5 },
    ),
    strut([0, 42, -14], [0, 58, -28], 3, frame, 2.4),
    strut([0, 58, -28], [0, 98, -31], 2.4, frame, 1.6),
    strut([0, 96, -31], [0, 110, -29], 0.9, metal('#9da0a6', 0.3)),
    at(
      block([29, 13, 4], 2, cloth, (x, y, z) => [x, y, z + bow(x, 5) * 1.4]),
      { y: 110, z: -28.5, rx: 0.16 },
    ),
    ...[-1, 1].flatMap(s => [
      strut([s * 17, 42, -4], [s * 29, 44, -4], 1.7, frame),
      strut([s * 29, 44, -4], [s * 29, 64, -4], 2, frame, 1.7),
      at(block([8.6, 2.8, 27], 1.3, rubber(darker(dark, dark === '#33363c' ? 0.2 : 0.7))), { x: s * 29, y: 66, z: 0 }),
    ]),
  )
}

/** Small padded chair without arms, 82 cm. */
export function compact(color: string): Object3D {
  const white = plastic('#f4f2ee', 0.4)
  const skin = upholstery(color, 'boucle')
  return group(
    base('#f4f2ee', 27),
    at(
      block([43, 9, 42], 4.4, skin, (x, y, z) => [
        x,
        y + (y > 0 ? 1.4 * (1 - (x / 22) ** 2) * (1 - (z / 22) ** 2) : 0),
        z,
      ]),
      { y: 47.5 },
    ),
    at(box(36, 2, 36, 1, white), { y: 42.6 }),
    rod(
      [
        [0, 42.4, -8],
        [0, 42.4, -22],
        [0, 48, -26],
        [0, 62, -25],
      ],
      1.7,
      white,
    ),
    at(
      block([41, 30, 7], 3.4, skin, (x, y, z) => [
        x * (1 - 0.1 * Math.max(0, y / 15)),
        y,
        z + 5 * (x / 21) ** 2 + (z > 0 ? 1.2 * (1 - (x / 21) ** 2) : 0),
      ]),
      { y: 70, z: -22.5, rx: -0.1 },
    ),
    at(
      block([34, 24, 1.4], 0.7, plastic(lighter(color, 0.25)), (x, y, z) => [x, y, z + 5 * (x / 21) ** 2]),
      { y: 70, z: -26.8, rx: -0.1 },
    ),
  )
}
