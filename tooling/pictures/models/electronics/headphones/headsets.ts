import { Group, type Material, type Object3D } from 'three'
import { cloth, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, slab } from '../../../studio/shapes.ts'
import { loft } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { arc, ellipse, type Point, strip, wire } from '../parts/strips.ts'

/** Half measures of a cup in centimetres, how square it is and how far its shell stands out. */
export interface Cup {
  readonly deep: number
  readonly high: number
  readonly square?: number
  readonly out?: number
}

/** What pairs of headphones are made of. */
export interface Headset {
  readonly cup: Cup
  readonly shell: Material
  readonly trim: Material
  readonly pad: Material
  readonly band: Material
  readonly inner: Material
  readonly arm: Material
  readonly fork?: boolean
  readonly slim?: boolean
  /** Second, floating strap under an outer frame. */
  readonly floating?: boolean
  /** Decoration of the outer face: it lies in the xy plane and faces +z. */
  readonly face?: () => Object3D
  /** Turn of the left and of the right side inwards, for folding ones. */
  readonly fold?: readonly [left: number, right: number]
  readonly half?: number
}

/** A cup that faces outwards along +z: ear pad behind, shell in front. */
export function cupOf(spec: Headset): Object3D {
  const { deep: d, high: h, square = 2.3, out = 2.4 } = spec.cup
  return group(
    at(
      loft(
        [
          [0, d * 0.96, h * 0.96, square],
          [out * 0.12, d, h, square],
          [out * 0.55, d * 0.985, h * 0.985, square],
          [out * 0.86, d * 0.9, h * 0.91, square],
          [out * 0.97, d * 0.78, h * 0.8, square],
          [out, d * 0.66, h * 0.69, square],
        ],
        spec.shell,
        64,
      ),
      { rx: Math.PI / 2 },
    ),
    wire(ellipse(d * 0.995, h * 0.995, 0.05), 0.17, spec.trim, 72),
    at(squashed(wire(ellipse(d - 1, h - 1), 1.02, spec.pad, 72)), { z: -0.95 }),
    wire(ellipse(d - 0.75, h - 0.75, -0.06), 0.3, spec.pad, 60),
    at(slab(outlineOf(d - 0.8, h - 0.8), 0.2, 0.04, cloth('#3b3d40', 10)), { z: -0.6 }),
    ...(spec.face ? [at(group(spec.face()), { z: out })] : []),
  )
}

const squashed = (ring: Object3D) => {
  const whole = new Group()
  whole.add(ring)
  whole.scale.z = 1.05
  return group(whole)
}

const outlineOf = (a: number, b: number) =>
  ellipse(a, b, 0, 40)
    .slice(0, -1)
    .map(([x, y]): [number, number] => [x, y])

/** Headphones standing on their cups, the band above. */
export function headset(spec: Headset): Object3D {
  const { cup, half = 6.6, fold = [0, 0] } = spec
  const out = cup.out ?? 2.4
  const cy = cup.high + 0.2
  const x = half + out * 0.42
  const hinge = cy + cup.high + (spec.slim ? 1 : 1.5)
  const top = hinge + x * 0.98
  const side = (sign: number, turn: number) =>
    at(
      group(
        at(group(cupOf(spec)), { x: sign * (half - x), y: cy - hinge, ry: sign * (Math.PI / 2 - 0.16) }),
        spec.fork ? forkOf(spec, sign, cy - hinge) : armOf(spec, sign),
      ),
      { x: sign * x, y: hinge, rz: -sign * turn },
    )
  return group(bandOf(spec, x, hinge, top), side(-1, fold[0]), side(1, fold[1]))
}

function bandOf(spec: Headset, x: number, hinge: number, top: number): Object3D {
  const high = top - hinge
  const wide = (t: number) => (spec.slim ? 0.75 : 1.15 + Math.sin(t * Math.PI) * 0.85)
  if (spec.floating)
    return group(
      ...[-1.1, 1.1].map(z =>
        wire(
          arc(x, high + 1.6, 0, Math.PI, hinge).map(([a, b]): Point => [a, b, z]),
          0.32,
          spec.band,
        ),
      ),
      strip(
        arc(x - 0.3, high + 0.1, 0.3, Math.PI - 0.3, hinge),
        t => 1.5 + Math.sin(t * Math.PI) * 0.7,
        0.36,
        spec.inner,
      ),
      ...[-1, 1].map(sign => at(box(1.5, 2.6, 3.4, 0.5, plastic('#2b2d31')), { x: sign * x, y: hinge + 0.3 })),
    )
  return group(
    strip(arc(x, high, -0.06, Math.PI + 0.06, hinge), wide, spec.slim ? 0.14 : 0.42, spec.band),
    ...(spec.slim
      ? []
      : [
          strip(
            arc(x - 0.62, high - 0.72, 0.42, Math.PI - 0.42, hinge),
            t => 1.3 + Math.sin(t * Math.PI) * 0.62,
            t => 0.34 + Math.sin(t * Math.PI) * 0.36,
            spec.inner,
            { square: 2.6 },
          ),
        ]),
  )
}

const armOf = (spec: Headset, sign: number): Object3D =>
  group(
    at(box(spec.slim ? 0.5 : 0.85, spec.slim ? 3 : 3.4, spec.slim ? 1.5 : 2.1, 0.4, spec.arm), {
      y: spec.slim ? -0.6 : -0.5,
    }),
    at(drum(0.42, 0.42, 2.2, spec.trim, 0.1), { z: -1.1, y: spec.slim ? -1.4 : -1.5, x: sign * 0.1, rx: Math.PI / 2 }),
  )

const forkOf = (spec: Headset, sign: number, down: number): Object3D => {
  const { deep, high, out = 2.4 } = spec.cup
  const [a, b] = [deep + 0.42, high + 0.5]
  const z = out * 0.42
  return group(
    at(
      group(
        wire(
          arc(a, b, 0, Math.PI).map(([x, y]): Point => [x, y, z]),
          0.26,
          spec.arm,
          60,
        ),
        ...[-1, 1].map(end =>
          at(drum(0.42, 0.42, 0.9, spec.trim, 0.1), { x: end * (a + 0.15), z, rz: (end * Math.PI) / 2 }),
        ),
      ),
      { y: down, x: -sign * z, ry: (sign * Math.PI) / 2 },
    ),
    ...[-0.32, 0.32].map(z0 => at(drum(0.13, 0.13, 2.6, spec.arm, 0.02), { y: -1.2, z: z0 })),
    at(box(0.9, 2.2, 2.2, 0.35, spec.inner), { y: 1.1, rz: sign * 0.05 }),
    ...[0, 1, 2].map(i => at(box(0.06, 0.06, 0.9, 0.02, matte('#3a3c40')), { x: sign * 0.2, y: -0.7 + i * 0.32 })),
  )
}

/** Stalk of the microphone from the middle of the left cup to the mouth. */
export const boom = (tip: string, half = 6.6, cy = 5): Object3D =>
  group(
    at(drum(1, 1, 0.9, plastic('#25272b'), 0.2), { x: -half - 3, y: cy - 1.6, z: 0.6, rz: Math.PI / 2 }),
    wire(
      [
        [-half - 3.4, cy - 1.6, 0.6],
        [-half - 3.3, cy - 3, 4],
        [-half - 1.6, cy - 4.2, 8.4],
        [-half + 1.4, cy - 4.4, 11],
      ],
      0.24,
      rubber('#25272b'),
      50,
    ),
    at(capsule(tip), { x: -half + 2, y: cy - 4.4, z: 11.4, ry: -0.5 }),
  )

const capsule = (tip: string) => {
  const foam = ball(1.05, cloth('#26282c', 8, 5))
  foam.scale.set(1.5, 1, 1)
  return group(foam, at(drum(0.55, 0.55, 0.3, matte(tip), 0.05), { x: -1.6, rz: Math.PI / 2 }))
}

/** Angular plate with a lit line, as on gaming headsets. */
export const gamingFace = (plate: string, light: string) => (): Object3D =>
  group(
    slab(
      [
        [-1.8, -2.6, 0.5],
        [1.4, -2.6, 0.4],
        [2.3, 0.4, 0.4],
        [0.9, 2.7, 0.4],
        [-1.9, 2.2, 0.4],
      ],
      0.5,
      0.12,
      plastic(plate, 0.35),
    ),
    at(box(0.34, 3.4, 0.2, 0.1, glow(light, 1.1)), { x: 0.8, y: 0.1, z: 0.24, rz: -0.34 }),
    at(box(0.22, 1.9, 0.2, 0.1, glow(light, 0.9)), { x: -0.1, y: -0.5, z: 0.24, rz: -0.34 }),
  )

/** Round plate with a fine ring and a button. */
export const discFace =
  (color: string, r = 2.1) =>
  (): Object3D =>
    group(
      at(drum(r, r, 0.16, metal(color, 0.34), 0.05), { rx: Math.PI / 2 }),
      wire(ellipse(r * 0.82, r * 0.82, 0.17), 0.05, matte(darker(color, 0.35)), 60),
      at(drum(0.42, 0.42, 0.1, metal(lighter(color, 0.2), 0.2), 0.04), { z: 0.15, rx: Math.PI / 2 }),
    )

/** Open grille: fine crossing bars over a dark hollow. */
export const grilleFace =
  (color: string, r = 3.1) =>
  (): Object3D =>
    group(
      at(drum(r, r, 0.1, matte('#191b1e'), 0.02), { rx: Math.PI / 2 }),
      wire(ellipse(r, r, 0.2), 0.24, metal(color, 0.3), 72),
      ...[-1, 1].flatMap(way =>
        Array.from({ length: 9 }, (_, i) => {
          const off = (i - 4) * 0.66
          const long = 2 * Math.sqrt(Math.max(0, r * r - off * off))
          return at(box(0.12, long, 0.12, 0.03, metal(color, 0.36)), {
            x: Math.cos((way * Math.PI) / 4) * off,
            y: Math.sin((way * Math.PI) / 4) * off,
            z: 0.16,
            rz: (way * Math.PI) / 4,
          })
        }),
      ),
      at(drum(0.95, 0.95, 0.3, metal(color, 0.3), 0.08), { z: 0.05, rx: Math.PI / 2 }),
    )
