import type { Object3D } from 'three'
import { display, gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { device } from '../../../studio/packs/devices.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { digits } from '../../../studio/screens.ts'
import { at, ball, box, drum, group, ring, slab, turned } from '../../../studio/shapes.ts'
import { loft, pane, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'

const white = () => plastic('#f7f5ef', 0.36)

/** Forehead thermometer: handle, head with a sensor to the left, display to the right; 13 cm. */
export const gun = (main: string, lit = '#d6f3e4', ink = '#14463a'): Object3D =>
  group(
    slab(
      [
        [-0.4, 0, 1],
        [3, 0, 1.2],
        [3.1, 4.6, 2],
        [4.7, 8.4, 1.2],
        [4.1, 13, 1.7],
        [-3.6, 12.5, 1.4],
        [-4.4, 8.9, 0.9],
        [-1, 8.2, 1.2],
        [-0.7, 4, 2],
      ],
      3.7,
      1.25,
      plastic(main, 0.34),
    ),
    at(slab(rounded(7.4, 3.2, 1.4), 3.8, 0.3, white()), { x: 0.1, y: 10.9 }),
    at(drum(1.5, 1.7, 1.1, white(), 0.2), { x: -3.7, y: 10.8, rz: Math.PI / 2 }),
    at(drum(1.05, 1.05, 0.1, gloss('#15171b'), 0), { x: -4.82, y: 10.8, rz: Math.PI / 2 }),
    at(ring(1.15, 0.12, metal('#c9ccd2', 0.26)), { x: -4.84, y: 10.8, ry: Math.PI / 2 }),
    at(slab(rounded(1.3, 2.2, 0.6), 1.9, 0.3, white()), { x: -1, y: 6.9 }),
    at(
      group(
        at(slab(rounded(2.9, 3.2, 0.6), 0.5, 0.18, gloss('#1b1d21')), {}),
        at(pane(2.4, 2, 0.2, digits(300, 250, '36.5', ink, lit)), { y: 0.36, z: 0.27 }),
        at(ball(0.16, matte('#8fe0b0')), { y: -1.1, z: 0.24 }),
      ),
      { x: 4.36, y: 10.7, ry: Math.PI / 2, rx: -0.1 },
    ),
    at(slab(rounded(1.1, 2.4, 0.5), 3.76, 0.1, plastic(darker(main, 0.14), 0.5)), { x: 1.3, y: 3.6 }),
  )

/** Ear thermometer: smooth body with a probe to the left, display in front; 12 cm. */
export const ear = (main: string, size = 1, ink = '#14463a'): Object3D => {
  const skin = plastic(main, 0.3)
  const whole = group(
    loft(
      [
        [0, 1.2, 1, 2],
        [0.25, 1.6, 1.3, 2],
        [1.2, 1.85, 1.5, 2],
        [4.5, 2, 1.6, 2],
        [8, 2.4, 1.8, 2],
        [10.4, 2.3, 1.7, 2],
        [11.7, 1.6, 1.2, 2],
        [12.2, 0.5, 0.4, 2],
      ],
      skin,
    ),
    at(
      turned(
        [
          [0, 0],
          [1.5, 0, 0.3],
          [1.3, 0.9, 0.4],
          [0.62, 2, 0.5],
          [0.42, 3.4, 0.14],
          [0, 3.45],
        ],
        white(),
      ),
      { x: -1.5, y: 9.4, rz: 1.25 },
    ),
    at(drum(0.28, 0.28, 0.06, gloss('#15171b'), 0), {
      x: -1.5 - 3.45 * Math.sin(1.25),
      y: 9.4 + 3.45 * Math.cos(1.25),
      rz: 1.25,
    }),
    at(slab(rounded(2.5, 3.4, 0.9), 0.5, 0.2, gloss('#1b1d21')), { x: 0.1, y: 8.4, z: 1.66 }),
    at(pane(1.9, 1.5, 0.2, digits(300, 236, '36.5', ink, '#d6f3e4')), { x: 0.1, y: 8.8, z: 1.92 }),
    at(drum(0.8, 0.84, 0.4, white(), 0.14), { y: 4.6, z: 1.44, rx: Math.PI / 2 }),
    at(ring(0.86, 0.06, metal('#d9dbdf', 0.3)), { y: 4.6, z: 1.64 }),
  )
  whole.scale.setScalar(size)
  return group(whole)
}

/** Probe cover: a thin cone with a rim, standing on it. */
export const probeCover = (): Object3D =>
  group(
    drum(0.9, 0.9, 0.1, clear('#eef3f4', 0.6), 0),
    turned(
      [
        [0.72, 0],
        [0.5, 0.8, 0.2],
        [0.34, 1.9, 0.1],
        [0, 1.95],
      ],
      clear('#eef3f4', 0.6),
    ),
  )

/** Digital stick of 13 cm lying along x, its soft tip at the left. */
export const stick = (main: string): Object3D =>
  group(
    at(
      slab(
        [
          [-4.7, -0.2],
          [-1.6, -0.4, 1],
          [0.6, -0.95, 1],
          [6, -1, 0.8],
          [6, 1, 0.8],
          [0.6, 0.95, 1],
          [-1.6, 0.4, 1],
          [-4.7, 0.2],
        ],
        0.9,
        0.2,
        plastic(main, 0.34),
      ),
      { y: 0.46, rx: -Math.PI / 2 },
    ),
    at(drum(0.2, 0.25, 1.6, rubber(lighter(main, 0.3)), 0.1), { x: -4.6, y: 0.46, rz: Math.PI / 2 }),
    at(drum(0.16, 0.2, 0.5, metal('#c9ccd2', 0.2), 0.12), { x: -6.1, y: 0.46, rz: Math.PI / 2 }),
    at(slab(rounded(2.9, 1.3, 0.3), 0.16, 0.05, white()), { x: 2.4, y: 0.9, rx: -Math.PI / 2 }),
    at(pane(2.4, 0.9, 0.1, digits(320, 120, '36.5', '#23302b', '#c3cfc4')), { x: 2.4, y: 0.99, rx: -Math.PI / 2 }),
    at(drum(0.42, 0.46, 0.2, white(), 0.08), { x: 5, y: 0.88 }),
  )

/** Clear capsule case lying along x. */
export const capsule = (tint: string): Object3D =>
  group(
    at(slab(rounded(14.4, 2.6, 1.1), 1.3, 0.4, clear(lighter(tint, 0.6), 0.42)), { y: 0.7, rx: -Math.PI / 2 }),
    at(box(0.1, 1.34, 2.5, 0.03, matte(lighter(tint, 0.3), 0.4)), { x: 1.6, y: 0.7 }),
  )

/** Oval sensor on a soft patch, tilted up to be seen. */
export const patch = (main: string): Object3D =>
  group(
    at(slab(rounded(6.4, 4.6, 2.2), 0.12, 0.05, matte('#fbf4e9', 0.8)), {}),
    at(slab(rounded(4.2, 2.9, 1.42), 0.8, 0.36, plastic(main, 0.34)), { z: 0.4 }),
    at(ring(0.5, 0.07, plastic('#fbfaf4', 0.4)), { z: 0.82 }),
    at(ball(0.14, matte('#f6fbe6')), { x: 1.2, z: 0.76 }),
  )

/** Phone that shows a smooth curve and the figure. */
export const curvePhone = (tone: string): Object3D =>
  at(
    device(
      { w: 7.2, h: 15, d: 0.8, corner: 1.1 },
      '#8c8f94',
      matte('#4a4d52'),
      display(460, 980, (pen, w, h) => {
        pen.fillStyle = '#f4f6f0'
        pen.fillRect(0, 0, w, h)
        pen.fillStyle = '#2c352a'
        pen.textAlign = 'center'
        pen.font = '600 120px "Noto Sans CJK SC"'
        pen.fillText('36.8°', w / 2, h * 0.28)
        pen.strokeStyle = '#d3d9cb'
        pen.lineWidth = 3
        for (let i = 0; i < 5; i += 1) pen.strokeRect(w * 0.08, h * (0.42 + i * 0.09), w * 0.84, 0)
        pen.strokeStyle = darker(tone, 0.1)
        pen.lineWidth = 12
        pen.beginPath()
        for (let i = 0; i <= 60; i += 1) {
          const t = i / 60
          pen.lineTo(w * (0.08 + t * 0.84), h * (0.64 - Math.sin(t * 5.2 + 0.4) * 0.09 - t * 0.05))
        }
        pen.stroke()
        pen.fillStyle = tone
        pen.beginPath()
        pen.arc(w * 0.5, h * 0.9, w * 0.07, 0, 7)
        pen.fill()
      }),
    ),
    { y: 7.5 },
  )
