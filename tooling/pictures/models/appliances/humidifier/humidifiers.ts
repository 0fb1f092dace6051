import type { Object3D } from 'three'
import { gloss, glow, matte, metal, plastic, rubber, wood } from '../../../studio/materials.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { arch, feet, groove, joint, lamp, softBox, thin } from '../parts/bodies.ts'
import { button, knob, panelOf, printed, readout, ticks } from '../parts/panels.ts'

/** Pebble for a desk with a ring of light; 17 cm. */
export const pebbleOf = (main: string): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [4.6, 0, 0.8],
        [6.6, 5, 4],
        [5.4, 12.6, 4],
        [2.4, 15.4, 1.2],
        [1.6, 15],
        [0, 15],
      ],
      plastic(main, 0.4),
    ),
    at(ring(6.15, 0.34, glow('#ffe6b8', 0.9)), { y: 4.2, rx: Math.PI / 2 }),
    at(drum(1.7, 1.9, 1, metal('#d9dbdf', 0.3), 0.3), { y: 14.6 }),
    at(drum(0.8, 0.8, 0.2, matte('#1d1e20'), 0), { y: 15.6 }),
    at(button(0.8, lighter(main, 0.5), '#c9ccd2', '#f0a04a'), { y: 8.4, z: 6.3, rx: -0.1 }),
    rod(
      [
        [0, 0.8, -4.4],
        [0, 0.5, -8],
        [5, 0.4, -11],
        [14, 0.4, -12],
      ],
      0.25,
      rubber('#e6e2da'),
    ),
  )

/** Small bottle to carry: clear water part, body, cap with the outlet. */
export const carry = (main: string): Object3D =>
  group(
    at(drum(3, 2.8, 6, liquid('#a8d6e6'), 0.4), { y: 0.5 }),
    turned(
      [
        [0, 0],
        [3.1, 0, 0.5],
        [3.4, 8.6, 0.2],
      ],
      clear('#eef6f8', 0.3),
    ),
    at(drum(3.5, 3.5, 6.6, plastic(main, 0.4), 0.5), { y: 8 }),
    at(ring(3.5, 0.16, metal('#d3ab62', 0.3)), { y: 8.2, rx: Math.PI / 2 }),
    at(drum(2.2, 3.4, 1.8, plastic(lighter(main, 0.4), 0.4), 0.7), { y: 14.4 }),
    at(drum(0.7, 0.8, 0.6, matte('#1d1e20'), 0.1), { y: 16 }),
    at(button(0.7, lighter(main, 0.5)), { y: 11.4, z: 3.5 }),
    at(lamp(0.2, '#8fe0b0'), { y: 9.6, z: 3.52 }),
  )

/** Shell that looks like turned wood; the upper half a drop. */
export const aroma = (main: string): Object3D =>
  group(
    drum(6.4, 6.8, 2, matte('#2f2a26', 0.5), 0.6),
    at(
      turned(
        [
          [6.5, 0],
          [7.2, 3, 3],
          [5.4, 9.4, 4],
          [2, 13, 1.6],
          [1.2, 13.4],
        ],
        wood(main, 2),
      ),
      { y: 2 },
    ),
    at(ring(6.62, 0.24, glow('#ffd9a0', 0.9)), { y: 2.2, rx: Math.PI / 2 }),
    at(drum(1, 1.3, 0.7, matte('#2f2a26'), 0.2), { y: 15 }),
    at(printed(1.4, 1.4, ['leaf'], '#f6e6cc'), { y: 1.1, z: 6.75 }),
  )

/** Bedroom tower: clear tank with water, dial at its base. */
export const towerTank = (main: string, { digits = '', full = 0.7 } = {}): Object3D =>
  group(
    feet(13, 13, 0.6),
    at(drum(10.4, 10.8, 8.6, plastic(main, 0.4), 1), { y: 0.5 }),
    groove(10.45, 9, darker(main, 0.4)),
    at(drum(9.5, 9.5, 20 * full, liquid('#a9d4e6'), 0.4), { y: 9.4 }),
    at(drum(2.4, 2.4, 20, clear('#ffffff', 0.4)), { y: 9.4 }),
    turned(
      [
        [10.3, 9.2],
        [10.3, 30, 0.8],
        [9.4, 31],
      ],
      clear('#dceef6', 0.34),
    ),
    at(drum(8.6, 10.5, 4, plastic(main, 0.4), 1.4), { y: 30.4 }),
    at(drum(2.6, 3, 1.4, plastic(darker(main, 0.3)), 0.4), { y: 34 }),
    at(box(2.6, 0.2, 1.2, 0.1, matte('#17181a')), { y: 35.5 }),
    ...[-1, 1].map(x => at(box(1, 12, 4, 0.5, plastic(main, 0.4)), { x: x * 10.4, y: 24 })),
    ...(digits
      ? [at(panelOf(8.6, 4.6, { digits, ink: '#ffffff' }), { y: 5, z: 10.5 })]
      : [
          at(ticks(2.9, 9, darker(main, 0.45)), { y: 5, z: 10.75 }),
          at(knob(2, 1.5, lighter(main, 0.5), darker(main, 0.5)), { y: 5, z: 10.5 }),
        ]),
  )

/** Tall box for a floor: grey tank below, panel on the slope at the top. */
export const floorTower = (main: string): Object3D =>
  group(
    at(softBox(26, 4, 26, 6, plastic('#26272a', 0.42), 0.8), {}),
    at(softBox(24, 58, 24, 6, plastic(main, 0.4), 1.4), { y: 3.6 }),
    at(slab(rounded(4, 40, 2), 0.6, 0.2, clear('#bcdcea', 0.7)), { x: 6, y: 28, z: 12 }),
    at(slab(rounded(3, 24, 1.5), 0.5, 0.2, liquid('#8fc6de')), { x: 6, y: 20.4, z: 12 }),
    joint(24.1, 24.1, 6, 44, darker(main, 0.6), 0.3),
    at(drum(5, 7, 4, plastic(darker(main, 0.2), 0.4), 1.2), { y: 61.4 }),
    at(drum(1.6, 1.6, 0.3, matte('#0f1012'), 0), { y: 65.4 }),
    at(panelOf(13, 5, { digits: '50%', keys: ['drop'], ink: '#dff2ff' }), { x: -1, y: 53, z: 12.1 }),
    ...[-9, 9].flatMap(x => [-9, 9].map(z => at(ball(1.5, rubber('#1d1e20')), { x, y: 0.6, z }))),
  )

/** Cube with air slots all round; wet filter shows behind them. */
export const evaporative = (main: string, { w = 30, h = 32, glowRing = false } = {}): Object3D => {
  const shell = plastic(main, 0.42)
  const bars = Math.round(w / 2.4)
  return group(
    feet(w * 0.7, w * 0.7, 1),
    at(softBox(w - 2, h - 3, w - 2, 5, matte('#cfc6b4', 0.9), 0.4), { y: 1.6 }),
    at(softBox(w, h * 0.3, w, 6, shell, 1.2), { y: 0.8 }),
    at(softBox(w, h * 0.16, w, 6, shell, 1.4), { y: h * 0.84 }),
    ...[0, 1, 2, 3].flatMap(side =>
      Array.from({ length: bars }, (_, i) =>
        at(group(at(thin(0.9, h * 0.56, 1, shell), { x: ((i + 0.5) / bars - 0.5) * (w - 9), z: w / 2 - 0.7 })), {
          y: h * 0.57,
          ry: (side * Math.PI) / 2,
        }),
      ),
    ),
    ...[-1, 1].flatMap(x =>
      [-1, 1].map(z =>
        at(drum(3.9, 3.9, h * 0.6, shell, 0.1), { x: x * (w / 2 - 4.3), y: h * 0.27, z: z * (w / 2 - 4.3) }),
      ),
    ),
    at(slab(rounded(w * 0.7, w * 0.7, 6), 0.8, 0.3, plastic(darker(main, 0.2), 0.4)), { y: h + 0.4, rx: -Math.PI / 2 }),
    ...Array.from({ length: 7 }, (_, i) =>
      at(ring(w * 0.05 * (i + 0.7), 0.16, matte('#2b2c2e')), { y: h + 0.9, rx: Math.PI / 2 }),
    ),
    at(readout(w * 0.3, 2.4, { digits: '55%', keys: ['leaf'], ink: '#ffffff' }), { y: h * 0.17, z: w / 2 + 0.02 }),
    ...(glowRing ? [at(box(w * 0.5, 0.6, 0.5, 0.2, glow('#8fd0ff', 0.8)), { y: h * 0.27, z: w / 2 })] : []),
  )
}

/** Pot that boils: rounded body, locking lid, handle, outlet. */
export const steamPot = (main: string, { s = 1, lock = true } = {}): Object3D => {
  const pot = group(
    feet(14, 14, 0.7),
    at(
      turned(
        [
          [0, 0],
          [10, 0, 1.6],
          [11.6, 6, 4],
          [10.8, 16, 2],
          [10, 17],
          [0, 17],
        ],
        gloss(main),
      ),
      { y: 0.6 },
    ),
    groove(10.3, 17.5, darker(main, 0.5), 0.16),
    at(
      turned(
        [
          [10.2, 0],
          [9.6, 2.4, 1.4],
          [5, 4.6, 2],
          [0, 5],
        ],
        plastic(lighter(main, 0.35), 0.4),
      ),
      { y: 17.6 },
    ),
    at(drum(2.6, 3.2, 2.2, plastic('#3a3b3e', 0.4), 0.6), { y: 21.8 }),
    ...[-0.9, 0, 0.9].map(x => at(box(0.4, 0.1, 2.6, 0.04, matte('#0f1012')), { x, y: 24.05 })),
    at(arch(24.6, 12, 1.3, 2.4, plastic('#3a3b3e', 0.42)), { y: 15, rx: -0.2 }),
    ...[-1, 1].map(x =>
      at(drum(1.4, 1.4, 1.6, metal('#c9ccd2', 0.3), 0.3), { x: x * 11.2 - 0.8, y: 15.2, rz: -Math.PI / 2 }),
    ),
    at(box(5, 3, 2, 0.8, plastic('#3a3b3e')), { y: 17.6, z: 10.6 }),
    at(panelOf(10, 4.6, { digits: lock ? '98°' : '60%', keys: lock ? ['lock', 'power'] : ['power'], ink: '#ffd9a0' }), {
      y: 8.6,
      z: 11.45,
      rx: 0.02,
    }),
  )
  pot.scale.setScalar(s)
  return pot
}
