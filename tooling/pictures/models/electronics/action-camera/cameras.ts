import type { Object3D } from 'three'
import { cloth, gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { along, frontGlass, ribs } from '../camera/parts.ts'
import { drops } from '../earbuds/buds.ts'
import { mountains } from '../parts/art.ts'
import { litPane } from '../parts/desk-things.ts'
import { wire } from '../parts/strips.ts'

const view = mountains('#8fc8e0', '#4f8a7f', '#fff3d0')

/** Small rounded block: lens at the upper right, a screen beside it, clip feet below. */
export const block = (color: string): Object3D =>
  group(
    at(slab(rounded(7, 5, 0.8), 3.2, 0.5, rubber(color)), { y: 3.9 }),
    at(slab(rounded(6.4, 4.4, 0.6), 0.2, 0.08, plastic(darker(color, 0.25), 0.5)), { y: 3.9, z: 1.55 }),
    at(slab(rounded(3, 3, 0.6), 1.1, 0.25, plastic(darker(color, 0.4), 0.4)), { x: 1.5, y: 4.4, z: 1.7 }),
    at(group(frontGlass(1.14, '#4f7ac8')), { x: 1.5, y: 4.4, z: 2.2 }),
    at(slab(rounded(2.4, 2.4, 0.3), 0.1, 0.03, gloss('#0c0d10')), { x: -1.7, y: 4.4, z: 1.66 }),
    at(litPane(2.1, 2.1, view, 90), { x: -1.7, y: 4.4, z: 1.74 }),
    at(drum(0.14, 0.14, 0.1, glow('#e0402f', 1.2), 0.02), { x: -2.8, y: 2.4, z: 1.66, rx: Math.PI / 2 }),
    ...[0, 1, 2].map(i => at(box(0.9, 0.14, 0.1, 0.04, matte('#17181a')), { x: 1.3, y: 2.1 + i * 0.26, z: 1.66 })),
    at(drum(0.7, 0.76, 0.3, plastic('#d0402f', 0.35), 0.08), { x: -2, y: 6.35 }),
    at(box(0.2, 3, 2, 0.1, plastic(darker(color, 0.2))), { x: 3.5, y: 3.8 }),
    ...[-0.6, 0.6].map(x =>
      at(slab(rounded(1.5, 1.7, 0.7), 0.42, 0.1, plastic('#2b2d31')), { x, y: 0.8, ry: Math.PI / 2 }),
    ),
  )

/** Clamp around a handlebar; the bar lies along x. */
export const barClamp = (): Object3D =>
  group(
    at(ring(1.9, 0.6, plastic('#2b2d31')), { y: -2, ry: Math.PI / 2 }),
    at(box(1.8, 1.6, 1.6, 0.4, plastic('#2b2d31')), { y: 0.1 }),
    at(drum(0.5, 0.5, 3, metal('#c9ccd2', 0.3), 0.1), { y: 0.9, x: 1.5, rz: Math.PI / 2 }),
  )

/** Handlebar with its grip. */
export const handlebar = (tone: string): Object3D =>
  group(
    at(drum(1.5, 1.5, 70, metal(tone, 0.3)), { x: 35, rz: Math.PI / 2 }),
    at(drum(1.9, 1.9, 14, rubber('#26282c'), 0.4), { x: -9, rz: Math.PI / 2 }),
    ...Array.from({ length: 8 }, (_, i) =>
      at(ring(1.92, 0.12, rubber('#3a3d42')), { x: -21 + i * 1.6, ry: Math.PI / 2 }),
    ),
  )

/** The same, wet all over. */
export const wetBlock = (color: string): Object3D =>
  group(block(color), at(drops(16, 3, 0, 5), { y: 3.9, z: 1.7, rx: Math.PI / 2 }), drops(22, 6, 0.06, 9))

/** Tiny capsule with its lens at one end. */
export const thumb = (color: string): Object3D =>
  group(
    at(slab(rounded(2.4, 5.4, 1.15), 2, 0.7, gloss(color)), { y: 2.7 }),
    at(along(0.96, 1, 0.3, plastic('#2b2d31', 0.4)), { y: 4.1, z: 0.9 }),
    at(group(frontGlass(0.78, '#8a5ac8')), { y: 4.1, z: 1.15 }),
    at(drum(0.46, 0.5, 0.2, plastic(darker(color, 0.2), 0.4), 0.06), { y: 1.6, z: 0.96, rx: Math.PI / 2 }),
    at(drum(0.1, 0.1, 0.1, glow('#e0402f', 1.2), 0.02), { y: 2.7, z: 1, rx: Math.PI / 2 }),
  )

/** Charging case with a screen, the thumb camera leaning at it. */
export const thumbCase = (color: string): Object3D =>
  group(
    at(group(thumb(color)), { x: 4.4, z: 1.4, ry: -0.2 }),
    at(slab(rounded(5.6, 6.6, 1.2), 2.6, 0.7, plastic(lighter(color, 0.1), 0.45)), { x: -1.6, y: 3.3, z: -0.6 }),
    at(slab(rounded(4.8, 3.6, 0.5), 0.1, 0.03, gloss('#0c0d10')), { x: -1.6, y: 4.4, z: 0.74 }),
    at(litPane(4.4, 3.2, view, 80), { x: -1.6, y: 4.4, z: 0.82 }),
    at(drum(0.7, 0.75, 0.2, plastic('#d0402f', 0.4), 0.06), { x: -1.6, y: 1.5, z: 0.7, rx: Math.PI / 2 }),
  )

/** Camera on a round magnetic pendant with its cord. */
export const pendant = (color: string): Object3D =>
  group(
    thumbCase(color),
    at(drum(1.9, 1.9, 0.5, plastic('#f4f1ea', 0.4), 0.15), { x: 7.6, y: 0, z: 4 }),
    wire(
      [
        [7.6, 0.3, 2],
        [9, 0.2, -1],
        [5, 0.2, -4],
        [-2, 0.2, -4.6],
        [-7, 0.2, -1],
        [-6, 0.2, 4],
      ],
      0.16,
      cloth('#3a3d42', 6),
      80,
    ),
  )

/** On a strap of a small harness. */
export const harness = (color: string): Object3D =>
  group(
    at(ring(4.4, 0.7, cloth('#e0623c', 12, 2)), { y: 5.2 }),
    at(box(3.4, 4.4, 1.2, 0.5, cloth('#e0623c', 12, 2)), { y: 2.4, z: 0.8 }),
    at(drum(0.7, 0.7, 0.4, metal('#c9ccd2', 0.3), 0.1), { y: 9.7, z: 0.5, rx: Math.PI / 2 }),
    at(group(thumb(color)), { y: 0.2, z: 2.2, s: 1.15 }),
  )

/** Tall slim body with a bulging lens on both sides near the top. */
export const panorama = (color: string): Object3D =>
  group(
    at(slab(rounded(4.2, 12.6, 1.2), 2.2, 0.6, plastic(color, 0.45)), { y: 6.6 }),
    ...[1, -1].map(side =>
      at(
        group(
          along(1.7, 1.85, 0.4, metal('#8d9096', 0.3)),
          at(group(frontGlass(1.45, '#6a5ac8')), { z: 0.3 }),
          at(dome(), { z: 0.4 }),
        ),
        { y: 10.6, z: side * 0.95, ry: side > 0 ? 0 : Math.PI },
      ),
    ),
    at(slab(rounded(2.8, 4.2, 0.4), 0.1, 0.03, gloss('#0c0d10')), { y: 5.4, z: 1.1 }),
    at(litPane(2.4, 3.8, view, 90), { y: 5.4, z: 1.17 }),
    at(drum(0.7, 0.75, 0.2, plastic('#d0402f', 0.35), 0.06), { y: 2, z: 1.1, rx: Math.PI / 2 }),
    at(drum(0.7, 0.9, 0.5, metal('#8d9096', 0.3), 0.1), {}),
  )

const dome = (): Object3D => {
  const glassy = ball(1.2, gloss('#141826'))
  glassy.scale.z = 0.6
  return group(glassy, at(ball(0.24, gloss('#b9c8f0')), { x: 0.42, y: 0.46, z: 0.48 }))
}

/** On a long stick with a grip. */
export const onStick = (color: string): Object3D =>
  group(
    at(drum(0.8, 0.9, 8, rubber('#26282c'), 0.3), {}),
    at(drum(0.4, 0.5, 10, metal('#b9bcc2', 0.3), 0.05), { y: 8 }),
    at(group(panorama(color)), { y: 18 }),
  )

/** Bicycle helmet with vents, the camera on its crown. */
export const helmet = (tone: string): Object3D => {
  const shell = ball(11, plastic(tone, 0.35))
  shell.scale.set(0.86, 0.66, 1.15)
  return group(
    at(group(shell), { y: 3 }),
    ...[-1, 0, 1].flatMap(x =>
      [0, 1, 2].map(i =>
        at(box(1.7, 1.4, 4.4, 0.6, matte('#1d1f22')), {
          x: x * 4.4,
          y: 9.2 - Math.abs(x) * 1.5 - i * 1.4,
          z: -1 + i * 4.6,
          rx: 0.3 + i * 0.28,
        }),
      ),
    ),
    at(ring(9.6, 0.6, plastic('#2b2d31')), { y: 1, rx: Math.PI / 2 }),
  )
}

/** Slim handle with a small screen, the camera on a bent arm at the top. */
export const gimbal = (color: string): Object3D =>
  group(
    at(slab(rounded(3.4, 9.4, 1), 2.8, 0.8, plastic(color, 0.45)), { y: 4.8 }),
    at(slab(rounded(2.8, 3.4, 0.4), 0.1, 0.03, gloss('#0c0d10')), { y: 6.9, z: 1.4 }),
    at(litPane(2.4, 3, view, 90), { y: 6.9, z: 1.47 }),
    at(drum(0.75, 0.8, 0.24, plastic('#d0402f', 0.35), 0.07), { y: 4, z: 1.4, rx: Math.PI / 2 }),
    at(
      group(drum(0.6, 0.7, 0.3, rubber('#26282c'), 0.08), at(drum(0.8, 0.7, 0.3, rubber('#26282c'), 0.08), { y: 0.3 })),
      { y: 2.2, z: 1.4, rx: Math.PI / 2 },
    ),
    at(drum(1.2, 1.3, 1.1, plastic(darker(color, 0.3), 0.4), 0.25), { y: 9.4 }),
    wire(
      [
        [0, 10, -0.6],
        [1.9, 10.7, -1],
        [2.5, 12.2, -0.9],
        [2.3, 13.6, -0.6],
      ],
      0.5,
      plastic(darker(color, 0.15), 0.4),
      40,
    ),
    at(drum(0.95, 0.95, 1.1, plastic(darker(color, 0.3), 0.4), 0.2), { x: 2.5, y: 13.6, rz: Math.PI / 2 }),
    at(box(3.1, 3.4, 2.9, 0.7, plastic(darker(color, 0.1), 0.4)), { x: -0.3, y: 13.6 }),
    at(
      group(
        along(1.35, 1.4, 0.9, metal('#3a3d42', 0.36)),
        at(group(frontGlass(1.1)), { z: 0.85 }),
        ribs(1.38, 0.2, 0.6, '#1b1c1f', 26),
      ),
      { x: -0.3, y: 13.6, z: 1.4 },
    ),
  )

/** The same on three short legs. */
export const gimbalStanding = (color: string): Object3D =>
  group(
    at(group(gimbal(color)), { y: 4.2 }),
    ...[0.5, 2.6, 4.7].map(turn =>
      at(group(at(drum(0.5, 0.35, 6, rubber('#26282c'), 0.15), { rx: Math.PI - 0.75 })), { y: 4.5, ry: turn }),
    ),
  )
