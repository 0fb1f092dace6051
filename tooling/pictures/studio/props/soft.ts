import type { Object3D } from 'three'
import { cloth, matte, terry } from '../materials.ts'
import { at, box, drum, group, placed, ring, rod } from '../shapes.ts'
import { pillow } from '../soft-shapes.ts'
import { lighter } from '../tones.ts'

/** Towels folded on each other. */
export const towels = (colors: readonly string[], w = 26, d = 18): Object3D =>
  group(
    ...colors.flatMap((color, i) => [
      at(box(w - i, 2.6, d - i, 1.2, terry(color, 4)), { y: 1.3 + i * 4.4 }),
      at(box(w - i, 2.6, d - i, 1.2, terry(color, 4)), { y: 3.2 + i * 4.4, x: 0.2 }),
    ]),
  )

/** Blanket folded in three. */
export const blanket = (color: string, w = 40, d = 30): Object3D =>
  group(
    ...[0, 1, 2].map(i =>
      at(box(w - i * 0.8, 3, d - i * 0.6, 1.4, cloth(i % 2 ? lighter(color, 0.06) : color, 8, 3)), {
        y: 1.5 + i * 2.6,
        z: i * 0.3,
      }),
    ),
  )

/** Cushion leaning back; `w` cm wide. */
export const cushion = (color: string, w = 42): Object3D =>
  placed(pillow(w, w * 0.95, w * 0.36, cloth(color, 16, 2)), { y: w * 0.46, rx: -0.22 })

/** Ribbon in a bow. */
export const ribbon = (color: string, size = 3): Object3D =>
  group(
    ...[-1, 1].map(side => {
      const loop = at(ring(size * 0.5, size * 0.14, matte(color, 0.5)), { x: side * size * 0.62, rz: side * 0.2 })
      loop.scale.set(1.25, 0.8, 1.6)
      return loop
    }),
    ...[-1, 1].map(side =>
      rod(
        [
          [side * 0.1, 0, 0],
          [side * size * 0.5, -size * 0.6, 0.2],
          [side * size * 0.75, -size * 1.2, 0],
        ],
        size * 0.13,
        matte(color, 0.5),
      ),
    ),
    at(box(size * 0.42, size * 0.42, size * 0.42, size * 0.16, matte(color, 0.5)), {}),
  )

/** Gift box with a ribbon, `w` cm wide. */
export const gift = (color: string, tie: string, w = 12): Object3D =>
  group(
    at(box(w, w * 0.62, w, 0.3, matte(color)), { y: w * 0.31 }),
    at(box(w * 1.05, w * 0.16, w * 1.05, 0.3, matte(color)), { y: w * 0.62 }),
    at(box(w * 0.14, w * 0.72, w * 1.07, 0.1, matte(tie, 0.5)), { y: w * 0.352 }),
    at(box(w * 1.07, w * 0.72, w * 0.14, 0.1, matte(tie, 0.5)), { y: w * 0.352 }),
    at(ribbon(tie, w * 0.2), { y: w * 0.82 }),
  )

/** Basket of thick rope. */
export const basket = (color = '#c9a878', r = 18, high = 20): Object3D =>
  group(
    ...Array.from({ length: 9 }, (_, i) =>
      at(ring(r * (0.9 + 0.012 * i), high / 17, matte(color)), { y: (i + 0.5) * (high / 9), rx: Math.PI / 2 }),
    ),
    at(drum(r * 0.9, r * 0.9, 1, matte(color)), {}),
  )

/** Woven mat, round. */
export const mat = (color: string, r = 14): Object3D =>
  group(
    ...Array.from({ length: 8 }, (_, i) =>
      at(ring((r * (i + 0.6)) / 8, r / 15, matte(i % 2 ? color : lighter(color, 0.12))), { y: 0.5, rx: Math.PI / 2 }),
    ),
  )

/** Sheet of cloth lying under things. */
export const napkin = (color: string, w = 26): Object3D =>
  group(
    at(box(w, 0.3, w, 0.14, cloth(color, 12)), { y: 0.15 }),
    at(box(w * 0.98, 0.3, w * 0.5, 0.14, cloth(color, 12)), { y: 0.44, z: w * 0.24 }),
  )
