import { type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, type Corner, drum, group, placed, ring, rod, turned } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { strut } from '../../home/parts/shape.ts'

type Spot = readonly [x: number, y: number, z: number]

/** Cylinder along z, centred: axles, hubs, discs. */
export const axle = (r: number, w: number, material: Material, fillet = 0.1): Object3D =>
  placed(drum(r, r, w, material, fillet), { z: -w / 2, rx: Math.PI / 2 })

/** Body turned around z, centred at 0. */
export const spun = (corners: readonly Corner[], material: Material): Object3D =>
  placed(turned(corners, material), { rx: Math.PI / 2 })

/** Solid wheel of a skate or scooter, its axle along z through the origin; `lit` lets its tyre shine. */
export const caster = (r: number, w: number, tyre: string, core = '#f3efe6', lit = false): Object3D => {
  const soft = lit
    ? glow(tyre, 0.55)
    : new MeshPhysicalMaterial({ color: tyre, roughness: 0.42, clearcoat: 0.3, clearcoatRoughness: 0.3 })
  const h = w / 2
  return group(
    spun(
      [
        [r * 0.5, -h * 0.72],
        [r * 0.8, -h, h * 0.4],
        [r, -h * 0.62, h * 0.5],
        [r, h * 0.62, h * 0.5],
        [r * 0.8, h, h * 0.4],
        [r * 0.5, h * 0.72],
      ],
      soft,
    ),
    axle(r * 0.56, w * 0.8, plastic(core, 0.4), w * 0.06),
    axle(r * 0.3, w * 0.92, metal('#b9bdc2', 0.3), w * 0.04),
    axle(r * 0.14, w * 1.06, metal('#6f747a', 0.35), w * 0.04),
  )
}

/** Wheel with a thin tyre and cut-out spokes: scooters. */
export const spokedCaster = (r: number, w: number, rim: string, tyre = '#2a2b2e', spokes = 5, lit = false): Object3D =>
  group(
    at(ring(r - w * 0.42, w * 0.46, lit ? glow(tyre, 0.5) : rubber(tyre)), {}),
    at(ring(r - w * 1.0, w * 0.36, plastic(rim, 0.4)), {}),
    ...Array.from({ length: spokes }, (_, i) => {
      const a = (i / spokes) * Math.PI * 2 + 0.3
      return at(box(w * 0.62, r * 0.8, w * 0.5, w * 0.15, plastic(rim, 0.4)), {
        x: Math.sin(a) * r * 0.44,
        y: Math.cos(a) * r * 0.44,
        rz: -a,
      })
    }),
    axle(r * 0.2, w * 1.1, plastic(rim, 0.4), w * 0.1),
    axle(r * 0.1, w * 1.4, metal('#9a9ea4', 0.3), w * 0.08),
  )

/** Bicycle wheel of a radius to the outside of its tyre. */
export const bikeWheel = (
  r: number,
  tyre: number,
  { rim = '#b9bdc2', wall = '#26272a', knobs = false, deep = 0, spokes = 28, disc = false } = {},
): Object3D => {
  const inner = r - tyre * 2
  const wire = metal('#c3c6ca', 0.35)
  const knob = rubber(darker(wall, 0.15))
  return group(
    ring(r - tyre, tyre, rubber(wall)),
    ring(inner - 0.3, 0.95, deep > 0 ? plastic(rim, 0.45) : metal(rim, 0.3)),
    ...(deep > 0
      ? [
          spun(
            [
              [inner - deep, -0.5],
              [inner - 0.4, -1, 0.3],
              [inner - 0.4, 1, 0.3],
              [inner - deep, 0.5],
              [inner - deep, -0.5],
            ],
            plastic(rim, 0.45),
          ),
        ]
      : []),
    ...Array.from({ length: spokes }, (_, i) => {
      const a = (i / spokes) * Math.PI * 2
      const b = a + (i % 4 < 2 ? 0.34 : -0.34)
      const side = i % 2 ? 2.6 : -2.6
      return strut(
        [Math.sin(b) * 2, Math.cos(b) * 2, side],
        [Math.sin(a) * (inner - deep), Math.cos(a) * (inner - deep), 0],
        0.11,
        wire,
      )
    }),
    axle(1.5, 6.6, metal('#8d9198', 0.3), 0.4),
    axle(2.3, 0.5, metal('#8d9198', 0.3)),
    axle(0.6, 10.6, metal('#5d6167', 0.4)),
    ...(disc
      ? [
          at(
            group(
              ring(7.2, 0.5, metal('#c9ccd0', 0.25)),
              ...[0, 1, 2, 3, 4].map(i =>
                strut([0, 0, 0], [Math.sin(i * 1.257) * 7, Math.cos(i * 1.257) * 7, 0], 0.35, metal('#c9ccd0', 0.25)),
              ),
            ),
            { z: 3.6 },
          ),
        ]
      : []),
    ...(knobs
      ? Array.from({ length: 60 }, (_, i) => {
          const a = (i / 60) * Math.PI * 2
          return at(box(2.1, 1.1, tyre * 1.5, 0.3, knob), {
            x: Math.sin(a) * (r - 0.25),
            y: Math.cos(a) * (r - 0.25),
            rz: -a,
          })
        })
      : []),
  )
}

/** Helmet with vents, its rim on y = 0, the front towards +z. */
export const helmet = (color: string, s = 1): Object3D => {
  const dome = at(ball(11, plastic(color, 0.34)), { y: 4 })
  dome.scale.set(0.92, 1, 1.16)
  const rim = at(ring(10.4, 1, matte('#2b2d31', 0.7)), { y: 2.6, rx: Math.PI / 2 })
  rim.scale.set(0.95, 1.19, 1)
  const whole = group(
    dome,
    rim,
    ...[-1, 0, 1].flatMap(i =>
      [0.35, 0.95].map(b => {
        const hole = at(ball(1, matte('#26272a')), {
          x: i * 4.4,
          y: 4 + Math.sin(b + 0.25) * 10.4 * (i ? 0.93 : 1),
          z: Math.cos(b + 0.25) * 12.2,
        })
        hole.scale.set(0.9, 1.5, 1.5)
        return hole
      }),
    ),
  )
  whole.scale.setScalar(s)
  return group(placed(whole, { y: 1.4 * s }))
}

/** Round grips on both ends of a bar along z. */
export const grips = (half: number, y: number, color: string, long = 11, r = 1.6): Object3D =>
  group(
    ...[-1, 1].map(s =>
      group(
        at(axle(r, long, rubber(color), 0.5), { y, z: s * (half - long / 2) }),
        ...[0, 1, 2, 3, 4].map(i =>
          at(ring(r * 0.98, 0.16, rubber(darker(color, 0.3))), { y, z: s * (half - 1.4 - (i * (long - 2.6)) / 4) }),
        ),
        at(axle(r * 1.3, 0.8, rubber(color), 0.3), { y, z: s * (half - 0.2) }),
      ),
    ),
  )

/** Tube through points, as `rod`, straight between them. */
export const tube = (points: readonly Spot[], r: number, material: Material): Object3D =>
  group(
    ...points.slice(1).map((to, i) => strut(points[i] ?? to, to, r, material)),
    ...points.slice(1, -1).map(([x, y, z]) => at(ball(r, material), { x, y, z })),
  )

/** Curved tube. */
export const bent = (points: readonly Spot[], r: number, material: Material): Object3D => rod(points, r, material)
