import type { Object3D } from 'three'
import { anodised, gloss, matte, metal, plastic, rubber, wood } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { arch, feet, groove, innerPot, joint, softBox } from '../parts/bodies.ts'
import { corn, egg, heapOf, rice } from '../parts/food.ts'
import { button, knob, panelOf, printed, ticks } from '../parts/panels.ts'

const steel = () => metal('#d3d6da', 0.28)
const cast = () => matte('#2b2c2f', 0.5)

/** Lid of a round cooker with its vent; hinged at the back, open by `open` radians. */
const roundLid = (main: string, open = 0): Object3D =>
  at(
    group(
      at(
        group(
          loft(
            [
              [0, 13.4, 14.4, 2.5],
              [1.6, 13.4, 14.4, 2.5],
              [4.6, 11.6, 12.6, 2.4],
              [6.4, 7.4, 8.4, 2.2],
              [6.8, 0.6, 0.6, 2],
            ],
            plastic(main, 0.36),
          ),
          at(
            loft(
              [
                [-0.9, 10.6, 11.6, 2.1],
                [0, 10.8, 11.8, 2.1],
              ],
              steel(),
            ),
            {},
          ),
          at(drum(2.2, 2.6, 0.9, plastic(darker(main, 0.3)), 0.3), { y: 5.7, z: -5.4, rx: -0.24 }),
          ...[-0.9, 0, 0.9].map(x =>
            at(box(0.4, 0.12, 2.4, 0.05, matte('#17181a')), { x, y: 6.6, z: -5.5, rx: -0.24 }),
          ),
        ),
        { z: 14 },
      ),
    ),
    { y: 16.8, z: -14, rx: -open },
  )

/** Round cooker: drum of soft shape, domed lid, carrying handle, panel at the front. */
export const roundCooker = (main: string, { open = 0, digits = '00:30', ink = '#ffd9a0' } = {}): Object3D =>
  group(
    feet(16, 17),
    at(
      loft(
        [
          [0.6, 11.4, 12.4, 2.5],
          [1.6, 12.4, 13.4, 2.5],
          [8, 13.6, 14.6, 2.5],
          [16, 13.3, 14.3, 2.5],
          [16.6, 13, 14, 2.5],
        ],
        plastic(main, 0.36),
      ),
      {},
    ),
    at(
      loft(
        [
          [16.5, 13.1, 14.1, 2.5],
          [16.9, 13.1, 14.1, 2.5],
        ],
        matte(darker(main, 0.6)),
      ),
      {},
    ),
    ...(open > 0 ? [at(innerPot(10.8, 11.4, cast(), cast()), { y: 6.2 }), at(rice(10.2, 2.2), { y: 16.4 })] : []),
    roundLid(main, open),
    at(arch(31, 12.6, 1.5, 2.6, plastic(darker(main, 0.16))), {
      y: 13.6,
      z: open > 0 ? -8.4 : -1,
      rx: open > 0 ? -1.15 : -0.1,
    }),
    ...[-1, 1].map(x =>
      at(drum(1.7, 1.7, 1.6, plastic(darker(main, 0.2)), 0.3), { x: x * 13.6 - 0.8, y: 13.8, z: -1, rz: -Math.PI / 2 }),
    ),
    at(panelOf(12, 6, { digits, keys: ['flame', 'clock', 'power'], ink }), { y: 9.6, z: 14.7, rx: -0.03 }),
    at(box(5, 1.1, 0.8, 0.4, steel()), { y: 15.4, z: 14.4 }),
  )

/** Old cooker: straight drum, one coloured band, glass lid, one switch. */
export const oldCooker = (main: string): Object3D =>
  group(
    feet(17, 17, 1),
    at(drum(12.6, 12.2, 16, gloss('#f3f0e8'), 0.8), { y: 0.9 }),
    at(drum(12.75, 12.62, 5, gloss(main), 0.1), { y: 8.6 }),
    at(ring(12.66, 0.12, metal('#c9a35a', 0.3)), { y: 8.6, rx: Math.PI / 2 }),
    at(ring(12.76, 0.12, metal('#c9a35a', 0.3)), { y: 13.6, rx: Math.PI / 2 }),
    at(ring(12.3, 0.5, steel()), { y: 17, rx: Math.PI / 2 }),
    at(rice(10.6, 1.6), { y: 15.4 }),
    at(
      turned(
        [
          [11.9, 0],
          [11, 2, 1],
          [5, 4.4, 2],
          [0, 4.8],
        ],
        clear('#e6f0ee', 0.3),
      ),
      { y: 17.2 },
    ),
    at(ring(11.9, 0.34, steel()), { y: 17.3, rx: Math.PI / 2 }),
    at(drum(1, 1.2, 1.2, steel(), 0.1), { y: 21.8 }),
    at(drum(2.6, 2, 1.9, plastic('#2b2a29'), 0.6), { y: 22.8 }),
    ...[-1, 1].map(x => at(box(3.2, 2, 7, 0.9, plastic('#2b2a29')), { x: x * 13.6, y: 14 })),
    at(slab(rounded(7.4, 6.4, 0.9), 0.9, 0.3, plastic('#2b2a29')), { y: 4.6, z: 12.3 }),
    at(slab(rounded(3.2, 2.2, 0.4), 0.8, 0.2, gloss(main)), { y: 3.8, z: 12.9, rx: 0.3 }),
    ...[-1.5, 1.5].map((x, i) => at(ball(0.4, gloss(i ? '#f0b24a' : '#e2653c')), { x, y: 6.4, z: 12.8 })),
  )

/** Square cooker with a flat lid and its long touch panel on top. */
export const squareCooker = (main: string, { s = 1, open = 0, metalBody = false, keys = true } = {}): Object3D => {
  const skin = metalBody ? anodised(main) : plastic(main, 0.38)
  const cooker = group(
    feet(17, 19),
    at(softBox(25, 14.2, 27, 6, skin, 1.6), { y: 0.6 }),
    joint(24.4, 26.4, 6, 14.9, darker(main, 0.6), 0.4),
    at(slab(rounded(8, 2.4, 1.1), 0.4, 0.14, gloss('#111214')), { y: 9.6, z: 13.5 }),
    at(printed(2.2, 1.6, ['power'], '#e9f4ff'), { y: 9.6, z: 13.75 }),
    ...(open > 0 ? [at(innerPot(10.4, 9, steel(), steel()), { y: 6 })] : []),
    at(
      group(
        at(softBox(25, 4.6, 27, 6, skin, 1.4), { z: 13.5 }),
        at(drum(10, 10, 0.8, steel(), 0.2), { y: -0.7, z: 13.5 }),
        ...(keys
          ? [
              at(panelOf(17, 7.6, { digits: '10:08', keys: ['clock', 'flame', 'power'], ink: '#f2f7ff' }), {
                y: 4.5,
                z: 17.5,
                rx: -Math.PI / 2,
              }),
            ]
          : []),
        at(drum(2, 2, 0.5, plastic(darker(main, 0.2)), 0.2), { y: 4.5, z: 5.4 }),
        at(box(3.4, 0.5, 0.5, 0.2, matte('#1b1c1e')), { y: 4.9, z: 5.4 }),
      ),
      { y: 15.1, z: -13.5, rx: -open },
    ),
    at(box(7, 0.9, 1, 0.4, steel()), { y: 14.7, z: 13.5 }),
  )
  cooker.scale.setScalar(s)
  return cooker
}

/** Square cooker of steel with its lid up and its pot standing beside it. */
export const steelPotOut = (main: string): Object3D =>
  group(
    at(squareCooker(main, { open: 1.2, metalBody: true }), { x: -9, z: -5 }),
    at(innerPot(10.4, 10, steel(), metal('#bfc3c8', 0.2)), { x: 15, z: 8 }),
  )

/** Square cooker with the basket lifted that drains the starch. */
export const drained = (main: string): Object3D =>
  group(
    squareCooker(main, { open: 1.25 }),
    at(
      group(
        at(drum(9.6, 8.8, 5, metal('#c9ccd2', 0.35), 1), {}),
        ...Array.from({ length: 26 }, (_, i) => {
          const turn = (i / 26) * Math.PI * 2
          return at(box(0.5, 2.6, 0.3, 0.1, matte('#4b4e52')), {
            x: Math.sin(turn) * 9.3,
            y: 2.6,
            z: Math.cos(turn) * 9.3,
            ry: turn,
          })
        }),
        at(rice(9, 2.2), { y: 4.9 }),
        at(ring(9.6, 0.35, steel()), { y: 5, rx: Math.PI / 2 }),
        at(arch(19.6, 5.6, 0.7, 1.2, steel()), { y: 5 }),
      ),
      { y: 16, z: 1.5, rz: -0.05 },
    ),
  )

/** Tiny pot of 18 cm with a glass lid, a rope handle and one key. */
export const miniCooker = (main: string, dial = false): Object3D =>
  group(
    feet(11, 11, 0.7, 0.9),
    at(
      turned(
        [
          [0, 0],
          [7.6, 0, 1.6],
          [8.8, 3, 3],
          [8.6, 11.4, 0.4],
          [0, 11.4],
        ],
        plastic(main, 0.4),
      ),
      { y: 0.6 },
    ),
    groove(8.78, 2.6, darker(main, 0.35)),
    at(ring(8.3, 0.4, steel()), { y: 12.1, rx: Math.PI / 2 }),
    ...[-1, 1].map(x =>
      at(drum(1.1, 1.1, 1.2, metal('#c9a35a', 0.3), 0.2), { x: x * 8.4 - 0.6, y: 10.4, rz: -Math.PI / 2 }),
    ),
    ...(dial
      ? [
          at(ticks(2.5, 9, '#4a4640'), { y: 5.6, z: 8.86 }),
          at(knob(1.7, 1.1, lighter(main, 0.5), '#4a4640'), { y: 5.6, z: 8.7 }),
        ]
      : [at(button(1.5, '#f7f3ea', '#d8c9a8', '#e0623c'), { y: 6, z: 8.8 })]),
  )

/** Glass lid with a knob of wood. */
export const glassLid = (r: number, knobOf = wood('#a5784d')): Object3D =>
  group(
    turned(
      [
        [r, 0],
        [r * 0.9, r * 0.22, r * 0.12],
        [0, r * 0.36],
      ],
      clear('#e9f2f0', 0.34),
    ),
    at(ring(r, 0.28, steel()), { y: 0.1, rx: Math.PI / 2 }),
    at(drum(0.5, 0.6, 0.8, steel(), 0.1), { y: r * 0.36 }),
    at(drum(1.6, 1.2, 1.3, knobOf, 0.4), { y: r * 0.36 + 0.7 }),
  )

/** Mini pot with its rope handle. */
export const roped = (main: string): Object3D =>
  group(
    miniCooker(main),
    at(glassLid(8.1), { y: 12.2 }),
    rod(
      [
        [-9, 10.4, 0],
        [-9.6, 15, -0.6],
        [-6, 20, -1.2],
        [0, 21.6, -1.4],
        [6, 20, -1.2],
        [9.6, 15, -0.6],
        [9, 10.4, 0],
      ],
      0.62,
      wood('#c9a878', 2),
    ),
  )

/** Mini pot with a folding handle up and a steamer tray on top. */
export const steamer = (main: string): Object3D =>
  group(
    miniCooker(main, true),
    at(drum(8.5, 8.2, 5, clear('#e8f1ef', 0.3), 0.5), { y: 12.2 }),
    at(drum(8, 8, 0.4, plastic('#f5f2ea'), 0.1), { y: 12.7 }),
    at(ring(8.5, 0.36, plastic('#f5f2ea')), { y: 17.1, rx: Math.PI / 2 }),
    at(egg(), { x: -3.6, y: 13.2, z: 3.2, ry: 0.6 }),
    at(egg('#f0dcc4'), { x: -0.6, y: 13.6, z: -3.6, ry: 1.4 }),
    at(corn(8, 1.9), { x: 2.8, y: 13.4, z: 1.8, ry: 0.9 }),
    at(heapOf(['#6fa04c', '#4f8a3f'], 3, 1, 9, [1.3, 1.3, 1.3], true), { x: -4.4, y: 13, z: -1.4 }),
    at(arch(19.6, 13.4, 0.9, 1.8, plastic('#f5f2ea')), { y: 10.4, rx: -0.16 }),
  )

/** Pressure cooker: tall drum, locking lid with a valve, thick handles at the rim. */
export const pressureCooker = (main: string, brush = true): Object3D =>
  group(
    feet(18, 18, 1),
    at(drum(12.6, 12.2, 18.4, brush ? metal('#c4c7cc', 0.34) : plastic(main, 0.34), 0.9), { y: 0.8 }),
    at(drum(12.9, 12.7, 4, plastic('#1f2022', 0.4), 0.4), { y: 0.8 }),
    at(drum(13.5, 13.2, 2.4, plastic('#1f2022', 0.4), 0.6), { y: 17.6 }),
    at(
      turned(
        [
          [13.3, 0],
          [13.2, 2.2, 0.8],
          [9.6, 5.4, 2.4],
          [0, 6.2],
        ],
        gloss(main),
      ),
      { y: 20 },
    ),
    groove(13.36, 20, '#101113', 0.16),
    ...[-1, 1].flatMap(x => [
      at(box(5, 2.2, 9, 1, plastic('#1f2022', 0.4)), { x: x * 14, y: 18.8 }),
      at(box(4.6, 1.6, 8.4, 0.7, plastic(darker(main, 0.1), 0.4)), { x: x * 13.6, y: 20.9 }),
    ]),
    at(box(15, 2.3, 4.2, 1, plastic('#1f2022', 0.4)), { y: 28.6 }),
    ...[-1, 1].map(x => at(box(2.4, 4.4, 3.6, 0.8, plastic('#1f2022', 0.4)), { x: x * 6, y: 26.6 })),
    at(drum(1.3, 1.6, 2.4, rubber('#26272a'), 0.5), { y: 25.2, x: -3.4, z: -6 }),
    at(drum(0.7, 0.7, 1, metal('#c9ccd2', 0.2), 0.2), { y: 27.6, x: -3.4, z: -6 }),
    at(drum(0.9, 0.9, 0.8, gloss('#c8392e'), 0.2), { y: 25, x: 4, z: 5.6, rx: 0.4 }),
    at(slab(rounded(11, 12, 1.6), 1.4, 0.4, gloss('#131416')), { y: 10.4, z: 12.3 }),
    at(panelOf(8.4, 4, { digits: '0:25', ink: '#ffb766' }), { y: 13, z: 13 }),
    ...[-3, 0, 3].map(x => at(button(1, '#2b2d31', '#8d9096'), { x, y: 8.8, z: 13 })),
    at(button(1.3, main, '#c9ccd2', '#ffffff'), { y: 6.2, z: 13 }),
  )

/** Pressure cooker with the second pot before it. */
export const withSecondPot = (main: string): Object3D =>
  group(
    at(pressureCooker(main), { x: -6, z: -5 }),
    at(innerPot(11, 10, metal('#d3d6da', 0.22), metal('#bfc3c8', 0.18)), { x: 14, z: 9 }),
  )
