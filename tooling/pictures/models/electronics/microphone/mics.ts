import type { Material, Object3D } from 'three'
import { cloth, gloss, glow, matte, metal, plastic, rubber, terry } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, slab } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { chargeCase } from '../earbuds/buds.ts'
import { coil, ellipse, type Point, wire } from '../parts/strips.ts'

/** Mesh of crossing wires around a round head: rings and meridians over a dark core. */
export const mesh = (r: number, high: number, tone: string, core = '#1b1c1f'): Object3D => {
  const stuff = metal(tone, 0.28)
  const at0 = (t: number) => Math.sqrt(Math.max(0, 1 - t * t))
  return group(
    scaled(ball(r * 0.94, matte(core)), high / (2 * r)),
    ...Array.from({ length: 11 }, (_, i) => {
      const t = (i - 5) / 5.6
      return at(ring(r * at0(t), r * 0.035, stuff), { y: (t * high) / 2, rx: Math.PI / 2 })
    }),
    ...Array.from({ length: 14 }, (_, i) =>
      at(group(wire(ellipse(r, high / 2), r * 0.03, stuff, 48)), { ry: (i / 14) * Math.PI }),
    ),
  )
}

const scaled = (thing: Object3D, y: number): Object3D => {
  thing.scale.y = y
  return group(thing)
}

/** Upright capsule: mesh above, a body with a dial below. */
export const capsule = (tone: string, grille: string, r = 2.6, h = 15): Object3D =>
  group(
    at(
      loft(
        [
          [0, r * 0.8, r * 0.8, 2],
          [0.4, r, r, 2],
          [h * 0.5, r, r, 2],
        ],
        metal(tone, 0.4),
        48,
      ),
      {},
    ),
    at(ring(r * 1.01, 0.14, metal(lighter(tone, 0.3), 0.26)), { y: h * 0.5, rx: Math.PI / 2 }),
    at(drum(r * 0.92, r * 0.92, h * 0.36, matte('#1b1c1f'), 0.2), { y: h * 0.5 }),
    ...Array.from({ length: 9 }, (_, i) =>
      at(ring(r * 0.96, 0.09, metal(grille, 0.28)), { y: h * 0.53 + i * h * 0.038, rx: Math.PI / 2 }),
    ),
    ...Array.from({ length: 26 }, (_, i) =>
      at(drum(0.07, 0.07, h * 0.34, metal(grille, 0.28), 0), {
        x: Math.cos(i * 0.2417) * r * 0.97,
        y: h * 0.51,
        z: Math.sin(i * 0.2417) * r * 0.97,
      }),
    ),
    at(scaled(ball(r * 0.99, metal(grille, 0.34)), 0.62), { y: h * 0.85 }),
    at(drum(0.7, 0.8, 0.6, metal(lighter(tone, 0.25), 0.26), 0.1), { y: h * 0.2, z: r * 0.95, rx: Math.PI / 2 }),
    at(drum(0.16, 0.16, 0.1, glow('#9df0b0', 1.1), 0.02), { y: h * 0.36, z: r * 0.98, rx: Math.PI / 2 }),
  )

/** Shock mount: two rings held by elastic cords around a capsule. */
export const shockMount = (tone: string, r = 4.4): Object3D =>
  group(
    ...[-1, 1].map(side => at(ring(r, 0.26, metal(tone, 0.3)), { y: side * 2.2, rx: Math.PI / 2 })),
    ...[0, 1, 2, 3].map(i =>
      at(box(0.5, 5, 0.5, 0.2, metal(tone, 0.3)), {
        x: Math.cos(i * 1.571 + 0.785) * r,
        z: Math.sin(i * 1.571 + 0.785) * r,
      }),
    ),
    ...Array.from({ length: 8 }, (_, i): Object3D => {
      const [a, b] = [i * 0.785, (i + 0.5) * 0.785]
      const up = i % 2 ? 1 : -1
      return wire(
        [
          [Math.cos(a) * r, up * 2.2, Math.sin(a) * r],
          [Math.cos(b) * 2.7, up * 0.6, Math.sin(b) * 2.7],
        ] satisfies Point[],
        0.12,
        rubber('#c8392e'),
        6,
      )
    }),
  )

/** Round weighted foot with a column. */
export const foot = (tone: string, high: number, r = 6): Object3D =>
  group(
    drum(r * 0.94, r, 1.5, metal(tone, 0.4), 0.5),
    at(ring(r * 0.9, 0.1, metal(lighter(tone, 0.3), 0.26)), { y: 1.5, rx: Math.PI / 2 }),
    at(drum(0.6, 0.6, high, metal(lighter(tone, 0.2), 0.3), 0.1), { y: 1.2 }),
  )

/** Desk microphone in its shock mount. */
export const deskMic = (tone: string, grille: string): Object3D =>
  group(
    foot(tone, 9),
    at(group(shockMount(lighter(tone, 0.15))), { y: 13 }),
    at(group(capsule(tone, grille)), { y: 9 }),
    wire(
      [
        [4.4, 13, -0.4],
        [6, 9, -1],
        [5, 3, -2],
        [9, 0.3, -4],
        [14, 0.3, -2],
      ],
      0.26,
      matte('#2b2d31'),
    ),
  )

/** Very small one on a puck. */
export const puckMic = (): Object3D =>
  group(
    at(drum(4.6, 5, 2.2, plastic('#e9e6e0', 0.4), 0.8), {}),
    at(ring(4.2, 0.12, glow('#8fe0ff', 0.9)), { y: 2.1, rx: Math.PI / 2 }),
    at(drum(1, 1.4, 1.6, plastic('#d5d2cb'), 0.3), { y: 2 }),
    at(group(mesh(2.6, 5.2, '#b9bcc2')), { y: 6 }),
    at(ring(2.66, 0.2, plastic('#e0813c')), { y: 6, rx: Math.PI / 2 }),
  )

/** Arm of two springs from a clamp; its head hangs at the right end. */
export const armed = (head: Object3D, tone: string): Object3D => {
  const stuff = metal(tone, 0.36)
  const beam = (from: Point, to: Point): Object3D[] =>
    [-0.5, 0.5].map(z =>
      wire(
        [
          [from[0], from[1], from[2] + z],
          [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, z],
          [to[0], to[1], to[2] + z],
        ],
        0.36,
        stuff,
        8,
      ),
    )
  return group(
    at(box(4, 1.4, 4, 0.4, stuff), { x: -16, y: 0.7 }),
    at(drum(1.1, 1.3, 5, stuff, 0.2), { x: -16, y: 1 }),
    ...beam([-16, 5.4, 0], [-12, 25, 0]),
    ...beam([-12, 25, 0], [6, 30, 0]),
    coil(
      [
        [-15.4, 8.6, 0],
        [-13.4, 18, 0],
      ],
      18,
      0.5,
      metal('#d5d8dc', 0.26),
      0.12,
    ),
    coil(
      [
        [-9, 26, 0],
        [0, 28.4, 0],
      ],
      18,
      0.5,
      metal('#d5d8dc', 0.26),
      0.12,
    ),
    ...[
      [-16, 5.6],
      [-12, 25],
      [6, 30],
    ].map(([x = 0, y = 0]) => at(drum(1.1, 1.1, 2.4, plastic('#26282c'), 0.2), { x, y, z: -1.2, rx: Math.PI / 2 })),
    at(drum(0.5, 0.5, 6.4, stuff, 0.1), { x: 6, y: 23.8 }),
    at(head, { x: 6, y: 25 }),
    wire(
      [
        [6, 29, -1],
        [-2, 26.6, -1.2],
        [-11, 23, -1.2],
        [-15, 9, -1.2],
        [-17, 2, -2],
        [-20, 0.4, -3],
      ],
      0.24,
      rubber('#26282c'),
    ),
  )
}

/** Heavy broadcast microphone with a foam cover, hanging. */
export const broadcast = (): Object3D =>
  group(
    at(ring(3, 0.4, metal('#8d9096', 0.3), Math.PI), { y: -4, rz: 0 }),
    at(
      group(
        at(drum(2.5, 2.5, 9, plastic('#26282c', 0.5), 0.6), { y: -4.5 }),
        at(drum(2.9, 2.9, 6, terry('#2f3136', 6), 1.4), { y: -8.6 }),
        at(ring(2.52, 0.14, metal('#d8b66a', 0.26)), { y: -1.6, rx: Math.PI / 2 }),
      ),
      { y: -5, rz: 0.5 },
    ),
  )

/** Side-address capsule that hangs upside down. */
export const hanging = (tone: string, grille: string): Object3D =>
  group(
    at(group(capsule(tone, grille)), { rz: Math.PI, y: -0.6 }),
    at(group(shockMount(lighter(tone, 0.2))), { y: -4.6 }),
  )

/** Hand microphone standing on its end: tapered handle, switch, round head of mesh. */
export const handMic = (
  tone: string,
  grille = '#b9bcc2',
  band = '#8d9096',
  stuff: Material = metal(tone, 0.42),
): Object3D =>
  group(
    loft(
      [
        [0, 1, 1, 2],
        [0.3, 1.15, 1.15, 2],
        [9, 1.4, 1.4, 2],
        [13, 1.75, 1.75, 2],
        [15.4, 2.3, 2.3, 2],
        [16, 2.35, 2.35, 2],
      ],
      stuff,
      48,
    ),
    at(drum(2.5, 2.5, 0.9, metal(band, 0.26), 0.2), { y: 15.9 }),
    at(group(mesh(2.75, 5.6, grille)), { y: 18.6 }),
    at(ring(2.8, 0.22, metal(band, 0.26)), { y: 18.6, rx: Math.PI / 2 }),
    at(slab(rounded(0.9, 2.2, 0.4), 0.3, 0.1, plastic('#1b1c1f')), { y: 11, z: 1.55, rx: -0.06 }),
    at(box(0.5, 0.8, 0.4, 0.12, metal('#d5d8dc', 0.26)), { y: 11.4, z: 1.75 }),
    at(drum(0.9, 0.9, 0.8, metal('#8d9096', 0.3), 0.1), { y: -0.7 }),
  )

/** Lies on the ground, its head to the right. */
export const lyingMic = (mic: Object3D, turn: number): Object3D =>
  group(at(group(at(group(mic), { rz: -Math.PI / 2 + 0.06 })), { y: 2.2, ry: turn }))

/** Cable in a heap of even loops. */
export const loops = (tone: string, r = 6, count = 5): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(ring(r - (i % 2) * 0.5, 0.34, rubber(i % 2 ? tone : lighter(tone, 0.08))), {
        x: (i % 3) * 0.4,
        y: 0.4 + i * 0.56,
        z: (i % 2) * 0.5,
        rx: Math.PI / 2,
      }),
    ),
  )

/** Square clip the size of a coin with a cap of fur. */
export const clip = (tone: string, furTone = '#4a4d52'): Object3D =>
  group(
    at(slab(rounded(2.8, 4.2, 0.8), 1.1, 0.36, plastic(tone, 0.4)), { y: 2.1 }),
    at(drum(0.5, 0.5, 0.1, metal('#c9ccd2', 0.3), 0.03), { y: 1.4, z: 0.55, rx: Math.PI / 2 }),
    at(drum(0.14, 0.14, 0.1, glow('#9df0b0', 1.1), 0.02), { y: 3, z: 0.56, rx: Math.PI / 2 }),
    at(box(2, 3, 0.3, 0.1, metal('#b9bcc2', 0.3)), { y: 1.8, z: -0.8 }),
    at(tuft(furTone), { y: 4.6 }),
  )

const tuft = (tone: string): Object3D => {
  const core = ball(1.3, terry(tone, 3))
  return group(
    core,
    ...Array.from({ length: 90 }, (_, i) => {
      const up = 1 - (i / 89) * 1.6
      const turn = i * 2.4
      const r = Math.sqrt(Math.max(0, 1 - up * up))
      return at(group(at(drum(0.01, 0.12, 0.8, matte(i % 2 ? tone : lighter(tone, 0.25)), 0), { y: 1.1 })), {
        rz: -Math.cos(turn) * Math.acos(up) * (r > 0 ? 1 : 0),
        rx: Math.sin(turn) * Math.acos(up),
      })
    }),
  )
}

/** Receiver that fits the port of a phone. */
export const receiver = (tone: string): Object3D =>
  group(
    at(slab(rounded(3.2, 4.6, 0.6), 1, 0.3, plastic(tone, 0.4)), { y: 2.9 }),
    at(box(0.9, 0.7, 0.3, 0.1, metal('#d5d8dc', 0.24)), { y: 0.4 }),
    at(slab(rounded(2.4, 1.8, 0.3), 0.1, 0.03, gloss('#15181f')), { y: 3.6, z: 0.5 }),
    ...[0, 1].map(i => at(box(0.7, 0.18, 0.05, 0.02, glow('#9df0b0', 1)), { x: -0.5 + i, y: 3.6, z: 0.56 })),
  )

/** Two clips and the receiver in an open charging case. */
export const lavalierCase = (): Object3D =>
  chargeCase(
    { color: '#3a3d42', stuff: plastic('#3a3d42', 0.5), trim: '#8d9096' },
    { w: 13, d: 5.4, high: 3, lid: 2, square: 4, open: 1.75 },
    at(group(clip('#f4f1ea', '#c9ccd2')), { x: -4, y: 2, rx: -0.12 }),
    at(group(receiver('#f4f1ea')), { x: 0, y: 2, rx: -0.12 }),
    at(group(clip('#f4f1ea', '#c9ccd2')), { x: 4, y: 2, rx: -0.12 }),
  )

/** Front of a jacket: lapels, placket, buttons; large enough to fill a picture. */
export const jacket = (tone: string): Object3D =>
  group(
    at(slab(rounded(70, 70, 2), 0.8, 0.3, cloth(tone, 40, 3)), { z: -3.4 }),
    at(slab(rounded(13, 40, 2), 0.6, 0.2, cloth('#f2ead8', 30, 2)), { y: 22, z: -3.1 }),
    ...[-1, 1].map(side =>
      at(
        slab(
          [
            [side * 1, -4, 0.6],
            [side * 12, 9, 1],
            [side * 9, 15, 0.8],
            [side * 14, 26, 1],
            [side * 4, 24, 0.6],
          ],
          0.8,
          0.3,
          cloth(lighter(tone, 0.08), 30, 3),
        ),
        { z: -2.5 },
      ),
    ),
    at(box(0.16, 34, 0.2, 0.05, matte(lighter(tone, 0.4))), { x: 2.6, y: -20, z: -2.9 }),
    ...[-8, -16].map(y => at(drum(1.1, 1.1, 0.5, metal('#c99a5c', 0.3), 0.14), { y, z: -3, rx: Math.PI / 2 })),
  )
