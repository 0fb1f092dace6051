import { DoubleSide, type Object3D } from 'three'
import { anodised, cloth, gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, sheet, slab, wrap } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { type Painter, painted } from '../parts/art.ts'
import { strip, wire } from '../parts/strips.ts'

/** Flat screen standing on y = 0, facing +z: shell, thin rim, chin, keys below. */
export const panel = (w: number, h: number, color: string, screen: Painter, thick = 1.7): Object3D =>
  group(
    at(slab(rounded(w, h, 0.7), thick * 0.6, 0.25, plastic(color, 0.45)), { y: h / 2 }),
    at(slab(rounded(w * 0.62, h * 0.6, 2), thick * 1.6, 0.6, plastic(color, 0.5)), { y: h * 0.46, z: -thick * 0.9 }),
    at(sheet(w - 0.5, h - 0.5, gloss('#0b0c0e')), { y: h / 2, z: thick * 0.3 + 0.01 }),
    at(sheet(w - 1.4, h - 2.2, painted(1024, Math.round((1024 * (h - 2.2)) / (w - 1.4)), screen)), {
      y: h / 2 + 0.4,
      z: thick * 0.3 + 0.03,
    }),
    at(box(4, 0.12, 0.06, 0.02, metal('#b9bcc2', 0.3)), { y: 0.9, z: thick * 0.3 + 0.02 }),
    at(drum(0.16, 0.16, 0.1, glow('#9df0b0', 1), 0.02), { x: w * 0.44, y: 0.8, z: thick * 0.3, rx: Math.PI / 2 }),
  )

/** Slim column on a square foot. */
export const columnFoot = (color: string, high: number, w = 22, d = 18): Object3D =>
  group(
    at(slab(rounded(w, d, 1.4), 1, 0.3, anodised(color)), { y: 0.5, rx: -Math.PI / 2 }),
    at(box(5, high, 1.6, 0.5, anodised(color)), { y: high / 2 + 0.4, z: -3.4, rx: 0.02 }),
    at(box(3, 2.4, 0.3, 0.1, matte(darker(color, 0.4))), { y: high * 0.32, z: -2.55 }),
    at(drum(1.6, 1.6, 6, metal(darker(color, 0.1), 0.3), 0.2), { x: 3, y: high, z: -2.8, rz: Math.PI / 2 }),
  )

/** Office monitor; upright when `portrait`. */
export const office = (
  w: number,
  h: number,
  color: string,
  screen: Painter,
  {
    foot = color,
    lift = 12,
    portrait = false,
  }: { readonly foot?: string; readonly lift?: number; readonly portrait?: boolean } = {},
): Object3D =>
  group(columnFoot(foot, lift + h * (portrait ? 0.5 : 0.45)), at(group(panel(w, h, color, screen)), { y: lift }))

/** Hood of dull cloth around three sides. */
export const hood = (w: number, h: number, y: number, deep = 16): Object3D =>
  group(
    at(box(w + 2, 0.5, deep, 0.15, cloth('#1c1d20', 20, 1)), { y: y + h + 0.4, z: deep / 2 }),
    ...[-1, 1].map(side =>
      at(
        group(
          at(
            slab(
              [
                [0, 0],
                [deep, h * 0.34],
                [deep, h + 0.4],
                [0, h + 0.4],
              ],
              0.5,
              0.1,
              cloth('#1c1d20', 20, 1),
            ),
            { ry: -Math.PI / 2 },
          ),
        ),
        { x: side * (w / 2 + 0.8), y },
      ),
    ),
  )

/** Wide curved screen on a V-shaped foot. */
export const curved = (color: string, screen: Painter, foot = darker(color, 0.3), lift = 12): Object3D => {
  const [radius, h, spread] = [100, 36, 0.82]
  const points = Array.from({ length: 21 }, (_, i): [number, number] => {
    const turn = ((i / 20) * 2 - 1) * (spread / 2)
    return [Math.sin(turn) * radius, radius - Math.cos(turn) * radius]
  })
  const picture = painted(1280, 540, screen)
  picture.side = DoubleSide
  const inside = group(wrap(radius - 0.95, h - 1.6, spread - 0.012, picture))
  inside.scale.z = -1
  const dark = gloss('#0b0c0e')
  const frame = group(wrap(radius - 0.9, h - 0.5, spread - 0.002, dark))
  frame.scale.z = -1
  return group(
    at(group(strip(points, h / 2, 0.85, plastic(color, 0.45), { square: 7, steps: 40 })), {
      y: lift + h / 2,
      rx: Math.PI / 2,
    }),
    at(group(frame), { y: lift + h / 2, z: radius }),
    at(group(inside), { y: lift + h / 2, z: radius }),
    at(box(6, lift + h * 0.5, 2, 0.6, plastic(foot, 0.4)), { y: (lift + h * 0.5) / 2, z: -3.6 }),
    at(drum(5, 6, 3, plastic(foot, 0.4), 0.6), { y: lift + h * 0.42, z: -1.4, rx: -Math.PI / 2 }),
    ...[-1, 1].map(side =>
      at(group(at(box(3.4, 1.2, 30, 0.5, metal(foot, 0.4)), { z: 11 })), { y: 0.7, z: -4, ry: side * 0.72 }),
    ),
  )
}

/** Angular monitor on three legs, a ring of light behind. */
export const gaming = (w: number, h: number, color: string, screen: Painter, light: string, lift = 14): Object3D =>
  group(
    at(group(panel(w, h, color, screen)), { y: lift }),
    at(ring(7, 0.5, glow(light, 1.2)), { y: lift + h * 0.5, z: -2.6 }),
    at(box(w * 0.5, 0.24, 0.2, 0.08, glow(light, 1.1)), { y: lift + 0.1, z: 0.4 }),
    at(
      slab(
        [
          [-2.6, 0, 0.4],
          [2.6, 0, 0.4],
          [3.4, lift + h * 0.62, 0.6],
          [-3.4, lift + h * 0.62, 0.6],
        ],
        2.4,
        0.6,
        plastic(darker(color, 0.25), 0.4),
      ),
      { z: -4.4 },
    ),
    ...[-0.95, 0.95, Math.PI].map((turn, i) =>
      at(
        group(
          at(
            slab(
              [
                [0, 0, 0.2],
                [i === 2 ? 12 : 25, 0, 0.2],
                [i === 2 ? 12 : 25, 0.9, 0.3],
                [0, 3.4, 0.5],
              ],
              3,
              0.5,
              plastic(darker(color, 0.2), 0.4),
            ),
            { ry: -Math.PI / 2 },
          ),
          at(box(0.3, 0.3, i === 2 ? 6 : 13, 0.1, glow(light, 0.9)), { x: 0, y: 2.1, z: 8, rx: 0.1 }),
        ),
        { y: 0.1, z: -4, ry: turn },
      ),
    ),
  )

/** Thin slab on its own fold-out stand with one cable. */
export const portable = (color: string, screen: Painter, lean = 0.3): Object3D =>
  group(
    at(
      group(
        at(slab(rounded(36, 22.6, 1), 0.7, 0.22, anodised(color)), { y: 11.3 }),
        at(sheet(35.2, 21.8, gloss('#0b0c0e')), { y: 11.3, z: 0.36 }),
        at(sheet(34.2, 20, painted(1024, 600, screen)), { y: 11.7, z: 0.38 }),
        at(group(at(box(30, 13, 0.4, 0.15, anodised(darker(color, 0.12))), { y: -6.5 })), {
          y: 12.6,
          z: -0.4,
          rx: 0.62,
        }),
        at(box(0.3, 0.4, 1, 0.1, gloss('#0c0d10')), { x: 18, y: 4 }),
      ),
      { rx: -lean },
    ),
    wire(
      [
        [18, 3.9, -1.2],
        [21, 3, -1],
        [23, 0.6, 1],
        [22, 0.3, 5],
        [26, 0.3, 8],
      ],
      0.3,
      rubber('#2b2d31'),
    ),
    at(box(1.9, 0.6, 1, 0.2, plastic('#2b2d31')), { x: 19, y: 3.9, z: -1.2 }),
  )

/** Game controller, lying. */
export const controller = (color: string): Object3D => {
  const grip = (side: number) => {
    const shape = ball(2.6, plastic(color))
    shape.scale.set(0.9, 0.75, 1.7)
    return at(group(shape), { x: side * 5, y: 2, z: 1.6, ry: side * 0.35 })
  }
  return group(
    at(slab(rounded(12.6, 7.4, 3.2), 3, 1, plastic(color)), { y: 2.4, rx: -Math.PI / 2 }),
    grip(-1),
    grip(1),
    ...[-1, 1].map(side =>
      at(
        group(drum(0.7, 0.9, 0.8, rubber('#2b2d31'), 0.1), at(drum(1, 0.9, 0.4, rubber('#2b2d31'), 0.12), { y: 0.8 })),
        { x: side * 2.2, y: 3.6, z: 1.6 },
      ),
    ),
    ...[0, 1, 2, 3].map(i =>
      at(drum(0.46, 0.46, 0.5, gloss(['#e0623c', '#3164bb', '#f0bf3c', '#5f9a7f'][i] ?? '#888888'), 0.12), {
        x: 4.3 + Math.cos(i * 1.571) * 1.1,
        y: 3.7,
        z: -1.2 + Math.sin(i * 1.571) * 1.1,
      }),
    ),
    at(box(2.4, 0.5, 0.8, 0.2, plastic('#2b2d31')), { x: -4.3, y: 3.9, z: -1.2 }),
    at(box(0.8, 0.5, 2.4, 0.2, plastic('#2b2d31')), { x: -4.3, y: 3.9, z: -1.2 }),
  )
}

/** Steering wheel on its base, 28 cm. */
export const racingWheel = (): Object3D =>
  group(
    at(box(20, 10, 16, 2, plastic('#2b2d31')), { y: 5, z: -8 }),
    at(
      group(
        ring(13, 1.4, cloth('#26282c', 14, 1)),
        at(drum(4.4, 4.4, 1.6, plastic('#3a3c40'), 0.4), { rx: Math.PI / 2 }),
        ...[0, 2.5, 3.78].map(turn =>
          at(box(11, 2.4, 1, 0.4, metal('#b9bcc2', 0.3)), { x: Math.cos(turn) * 7, y: Math.sin(turn) * 7, rz: turn }),
        ),
        ...[-1, 1].map(side =>
          at(drum(0.8, 0.8, 0.6, gloss(side < 0 ? '#e0623c' : '#3164bb'), 0.15), {
            x: side * 5.6,
            y: 0.6,
            z: 0.8,
            rx: Math.PI / 2,
          }),
        ),
      ),
      { y: 14, z: 2, rx: -0.3 },
    ),
  )
