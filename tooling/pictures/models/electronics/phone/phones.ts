import type { Object3D } from 'three'
import { cloth, gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { bumper, device, flash, homeScreen, lens, type Slab } from '../../../studio/packs/devices.ts'
import { at, box, drum, group, ring, rod, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'

const CAMERA: Slab = { w: 7.6, h: 16.3, d: 0.88, corner: 1.3 }
const FLAT: Slab = { w: 7.5, h: 15.9, d: 0.74, corner: 0.9 }
const SMALL: Slab = { w: 6.5, h: 13.2, d: 0.8, corner: 1.2 }
const RUGGED: Slab = { w: 7.8, h: 16.2, d: 1.5, corner: 1 }

/** What phones differ in. */
export interface Phone {
  readonly color: string
  readonly back?: 'glass' | 'leather' | 'satin'
  readonly screen?: readonly [string, string]
}

const backOf = ({ color, back = 'satin' }: Phone) =>
  back === 'glass' ? gloss(color) : back === 'leather' ? cloth(color, 30, 2.6) : plastic(color, 0.5)

const bodyOf = (shape: Slab, phone: Phone, frame = lighter(phone.color, 0.25)) =>
  device(shape, frame, backOf(phone), homeScreen(...(phone.screen ?? ['#6f86c9', '#e9a07f'])))

/** Shows the back of a phone: it turns around and stands. */
const turnedBack = (shape: Slab, ...parts: Object3D[]): Object3D =>
  group(at(group(...parts), { y: shape.h / 2, ry: Math.PI }))
const upright = (shape: Slab, ...parts: Object3D[]): Object3D => group(at(group(...parts), { y: shape.h / 2 }))

/** Large round island with three big lenses. */
const island = (color: string, trim = metal('#c9a35a', 0.3)): Object3D =>
  at(
    group(
      at(drum(2.9, 2.95, 0.34, gloss(darker(color, 0.3)), 0.12), { rx: Math.PI / 2 }),
      at(ring(2.9, 0.12, trim), { z: 0.26 }),
      at(lens(0.92), { x: -1.05, y: 0.95, z: 0.3 }),
      at(lens(0.92), { x: 1.05, y: 0.95, z: 0.3 }),
      at(lens(0.92), { y: -0.95, z: 0.3 }),
      at(flash(0.26), { x: 1.5, y: -1.1, z: 0.32 }),
    ),
    { y: 4.2, z: -0.5, ry: Math.PI },
  )

const pill = (color: string): Object3D =>
  at(
    group(
      slab(rounded(2, 4.3, 1), 0.26, 0.08, gloss(darker(color, 0.14))),
      at(lens(0.72), { y: 1.05, z: 0.13 }),
      at(lens(0.72), { y: -1.05, z: 0.13 }),
      at(flash(), { x: 1.7, y: 0.9, z: -0.02 }),
    ),
    {
      x: 2.2,
      y: 4.9,
      z: -0.46,
      ry: Math.PI,
    },
  )

const row = (color: string): Object3D =>
  at(
    group(
      slab(rounded(3.8, 1.8, 0.9), 0.22, 0.07, gloss(darker(color, 0.1))),
      at(lens(0.64), { x: -0.9, z: 0.12 }),
      at(lens(0.64), { x: 0.9, z: 0.12 }),
    ),
    { x: 0.9, y: 5, z: -0.48, ry: Math.PI },
  )

/** Back of a camera phone. */
export const cameraBack = (phone: Phone): Object3D =>
  turnedBack(
    CAMERA,
    bodyOf(CAMERA, phone),
    island(phone.color, metal(phone.back === 'leather' ? '#c9a35a' : '#c2c5cb', 0.26)),
  )
/** Its front. */
export const cameraFront = (phone: Phone): Object3D => upright(CAMERA, bodyOf(CAMERA, phone))
/** Back of a flat phone. */
export const flatBack = (phone: Phone): Object3D => turnedBack(FLAT, bodyOf(FLAT, phone), pill(phone.color))
/** Its front. */
export const flatFront = (phone: Phone): Object3D => upright(FLAT, bodyOf(FLAT, phone))
/** Back of a small phone. */
export const smallBack = (phone: Phone): Object3D => turnedBack(SMALL, bodyOf(SMALL, phone), row(phone.color))
/** Its front. */
export const smallFront = (phone: Phone): Object3D => upright(SMALL, bodyOf(SMALL, phone))

/** Back of a rugged phone: bumper, screws, ribs, a lanyard. */
export const ruggedBack = (phone: Phone, accent: string, lamp = false): Object3D =>
  turnedBack(
    RUGGED,
    bodyOf(RUGGED, { ...phone, back: 'satin' }, '#4a4d50'),
    bumper(RUGGED, '#2c2f31'),
    at(
      slab(
        [
          [-2.6, -3, 0.6],
          [2.6, -3, 0.6],
          [2, 3, 0.6],
          [-2, 3, 0.6],
        ],
        0.3,
        0.1,
        rubber(darker(phone.color, 0.3)),
      ),
      { y: 4.2, z: -0.9, ry: Math.PI },
    ),
    ...[
      [-1, 5.8],
      [1, 5.8],
      [-1, 4],
      [1, 4],
    ].map(([x = 0, y = 0], i) => at(i === 3 && lamp ? lampFace() : lens(0.7), { x, y, z: -1.08, ry: Math.PI })),
    ...[0, 1, 2, 3].map(i => at(box(4.4, 0.3, 0.16, 0.08, rubber(accent)), { y: -1.6 - i * 0.9, z: -0.84 })),
    rod(
      [
        [2.6, -8, 0],
        [3.4, -9.4, 0.6],
        [4.6, -8.6, 1.2],
        [5.2, -6.4, 0.4],
      ],
      0.2,
      matte(accent),
    ),
  )

const lampFace = () =>
  group(
    at(drum(0.8, 0.8, 0.14, matte('#fff6d8', 0.3), 0.03), { rx: Math.PI / 2 }),
    at(ring(0.8, 0.1, metal('#c9ccd2')), { z: 0.1 }),
  )

/** Two of a kind: the back before the front. */
export const pair = (back: Object3D, front: Object3D, w = 7.6): Object3D =>
  group(at(back, { x: -w * 0.36, z: 1.6, ry: 0.34 }), at(front, { x: w * 0.5, z: -2, ry: -0.22 }))

/** Lies on its back with the SIM tray out and two cards. */
export const withTray = (phone: Phone): Object3D =>
  group(
    at(group(at(smallFront(phone), { y: -SMALL.h / 2 })), { rx: -Math.PI / 2, y: 0.45 }),
    at(
      group(
        slab(rounded(2.4, 1.4, 0.2), 0.14, 0.03, metal('#c2c5cb', 0.3)),
        ...[-0.55, 0.55].map(x => at(box(0.8, 0.6, 0.1, 0.05, metal('#d8b66a')), { x, z: 0.08 })),
      ),
      { x: 5.2, y: 0.12, z: -1.6, rx: -Math.PI / 2 },
    ),
    ...[0, 1].map(i =>
      at(
        group(
          slab(rounded(1.5, 1.2, 0.14), 0.09, 0.02, plastic(i ? '#e6e2da' : '#8fa6b5')),
          at(box(0.7, 0.6, 0.04, 0.03, metal('#d8b66a')), { z: 0.06 }),
        ),
        { x: 5.4 + i * 0.6, y: 0.08, z: 2 + i * 1.9, rx: -Math.PI / 2, rz: i * 0.4 },
      ),
    ),
  )

/** Two phones crossed on edge to show how thin they are. */
export const crossed = (phone: Phone, other: Phone): Object3D =>
  group(at(flatBack(phone), { x: -1.6, z: 1, ry: 0.9 }), at(flatFront(other), { x: 3, z: -2.4, ry: -0.5 }))
