import type { Object3D } from 'three'
import { anodised, cloth, gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { groove, lamp, thin } from '../parts/bodies.ts'
import { readout } from '../parts/panels.ts'

type Stuff = ReturnType<typeof plastic>

/** Turns a body that was built upright so that its foot points to the right and its top to the left. */
const lying = (body: Object3D, y: number): Object3D => at(group(at(body, { rz: Math.PI / 2 })), { y })

/** Nozzle that ends in a flat slot; built upright, its mouth above. */
const nozzle = (r: number, h: number, wide: number, stuff: Stuff): Object3D =>
  group(
    loft(
      [
        [0, r, r, 2],
        [h * 0.3, r * 0.94, r * 0.9, 2],
        [h, wide, r * 0.34, 3.4],
      ],
      stuff,
      48,
    ),
    at(box(wide * 1.7, 0.3, r * 0.4, 0.12, matte('#141516')), { y: h }),
  )

/** Grille at the back of a barrel: rings and a mesh. */
const intake = (r: number): Object3D =>
  group(
    at(drum(r, r, 0.4, matte('#1b1c1e'), 0.1), { y: -0.2 }),
    ...[0.95, 0.72, 0.5, 0.28].map(share =>
      at(ring(r * share, 0.13, metal('#8d9096', 0.4)), { y: -0.24, rx: Math.PI / 2 }),
    ),
    ...[0, 1, 2, 3].map(i => at(thin(r * 1.9, 0.16, 0.2, metal('#8d9096', 0.4)), { y: -0.26, ry: (i * Math.PI) / 4 })),
  )

/** Round barrel with its intake, grille and nozzle; the mouth points left. */
const barrel = (main: string, head: Object3D, skin: Stuff): Object3D =>
  lying(
    group(
      at(intake(3.9), { y: -9.4 }),
      turned(
        [
          [3.9, -9.6],
          [4.5, -8.6, 0.6],
          [4.7, -2, 4],
          [4.1, 7, 2],
          [3.5, 8.8, 0.3],
          [0, 8.8],
        ],
        skin,
      ),
      groove(4.66, -5.6, darker(main, 0.5), 0.12),
      at(ring(3.75, 0.26, metal('#c9a35a', 0.3)), { y: 7.9, rx: Math.PI / 2 }),
      at(head, { y: 8.6 }),
    ),
    0,
  )

const grip = (main: string, skin: Stuff, long = 13): Object3D =>
  group(
    at(
      loft(
        [
          [-long, 1.7, 1.5, 2.2],
          [-long + 1, 2, 1.8, 2.2],
          [-long * 0.4, 1.9, 1.7, 2.2],
          [-2.6, 2.4, 2, 2.2],
          [0, 3, 2.6, 2.2],
        ],
        skin,
        48,
      ),
      {},
    ),
    at(slab(rounded(1.7, 6, 0.8), 0.5, 0.2, gloss(darker(main, 0.55))), { y: -6.2, z: 1.7 }),
    ...[-4.6, -7.6].map((y, i) =>
      at(slab(rounded(1.1, 1.7, 0.4), 0.6, 0.2, plastic(i ? lighter(main, 0.5) : '#d8503c')), { y, z: 2 }),
    ),
    at(drum(0.7, 1.1, 2, rubber('#26272a'), 0.2), { y: -long - 1.8 }),
    at(ring(1.2, 0.26, rubber('#26272a')), { y: -long - 1, x: 1.6, ry: 0.3 }),
  )

/** Dryer with a straight handle; `head` is what sits on its mouth. */
export const classic = (main: string, head: 'slot' | 'bowl' = 'slot', shine = false): Object3D => {
  const skin = shine ? gloss(main) : plastic(main, 0.4)
  return group(
    at(barrel(main, head === 'slot' ? nozzle(3.5, 4.4, 3.6, plastic('#1f2022', 0.4)) : diffuser(), skin), {}),
    at(grip(main, skin), { x: 2.2, y: -2.6, rz: 0.1 }),
  )
}

/** Bowl with fingers that holds curls; built upright, its mouth above. */
const diffuser = (): Object3D => {
  const dark = plastic('#232427', 0.4)
  return group(
    turned(
      [
        [3.4, 0],
        [3.6, 1.6, 0.4],
        [7.4, 4.6, 1.2],
        [7.8, 7, 0.3],
        [7.4, 7, 0.2],
        [6.9, 5, 0.6],
        [0, 4.6],
      ],
      dark,
    ),
    ...[
      [1, 0],
      [7, 3],
      [13, 5.7],
    ].flatMap(([count = 1, r = 0]) =>
      Array.from({ length: count }, (_, i) => {
        const turn = (i / count) * Math.PI * 2
        return at(drum(0.32, 0.55, 3.4, plastic('#34363a', 0.4), 0.2), {
          x: Math.cos(turn) * r,
          y: 4.6,
          z: Math.sin(turn) * r,
        })
      }),
    ),
    ...Array.from({ length: 12 }, (_, i) => {
      const turn = ((i + 0.5) / 12) * Math.PI * 2
      return at(drum(0.5, 0.5, 0.1, matte('#0b0b0c'), 0), { x: Math.cos(turn) * 4.4, y: 4.72, z: Math.sin(turn) * 4.4 })
    }),
  )
}

/** Hangs by its loop: handle up, the barrel below. */
export const hung = (main: string): Object3D =>
  group(
    at(classic(main), { rz: Math.PI - 0.1 }),
    at(drum(1.5, 1.5, 0.5, metal('#c9ccd2', 0.26), 0.15), { x: -0.6, y: 19.6, z: -3.6, rx: Math.PI / 2 }),
    rod(
      [
        [-0.6, 19.6, -3.6],
        [-0.6, 19.4, 0],
        [-0.6, 20.4, 1],
      ],
      0.4,
      metal('#c9ccd2', 0.26),
    ),
  )

/** Lies on a table on its side, cord around it. */
export const laidClassic = (main: string): Object3D =>
  group(at(classic(main, 'slot', true), { y: 4.7, rx: -Math.PI / 2 + 0.12, rz: 0 }))

/** Diffuser towards the camera. */
export const bowlFirst = (main: string): Object3D => group(at(classic(main, 'bowl'), { y: 17, ry: 1.12 }))

/** High-speed dryer: short tube one can look through, thin straight handle. */
export const tube = (main: string, { head = true, stand = true } = {}): Object3D => {
  const skin = anodised(main)
  const top = 21
  return group(
    at(drum(1.85, 1.85, 17.4, skin, 0.3), { y: 1.6 }),
    at(drum(1.9, 1.9, 2.6, matte('#1d1e20', 0.5), 0.2), { y: 2 }),
    ...Array.from({ length: 5 }, (_, row) =>
      at(ring(1.92, 0.07, metal('#b9bcc2', 0.3)), { y: 2.3 + row * 0.5, rx: Math.PI / 2 }),
    ),
    at(slab(rounded(1.1, 3.6, 0.5), 0.4, 0.15, gloss('#15161a')), { y: 13.4, z: 1.8 }),
    at(readout(0.8, 3, { keys: ['flame', 'wind'], ink: '#ffffff' }), { y: 13.4, z: 2.03 }),
    lying(
      group(
        turned(
          [
            [2.1, -3.8],
            [3.6, -3.8, 0.7],
            [3.75, 0, 1],
            [3.6, 4.2, 0.7],
            [2.5, 4.2, 0.4],
            [2.3, 0],
            [2.1, -3.8],
          ],
          skin,
        ),
        at(ring(2.75, 0.3, gloss('#e9e4da')), { y: 4.2, rx: Math.PI / 2 }),
        at(ring(3.1, 0.16, metal('#d3ab62', 0.3)), { y: -3.9, rx: Math.PI / 2 }),
        ...(head ? [at(nozzle(3.1, 3.4, 3, plastic(darker(main, 0.35), 0.36)), { y: 4.4 })] : []),
      ),
      top,
    ),
    ...(stand
      ? [
          at(drum(4.4, 4.8, 1.4, metal('#c9ccd2', 0.32), 0.4), {}),
          at(drum(2.5, 2.7, 1.2, matte('#26272a'), 0.3), { y: 1.3 }),
        ]
      : []),
  )
}

/** Open gift case: the dryer and its heads bedded in velvet. */
export const cased = (main: string): Object3D => {
  const velvet = cloth('#3a2b45', 20, 1)
  return group(
    at(box(34, 5, 27, 1, matte('#e9dfce', 0.6)), { y: 3 }),
    at(box(32, 0.6, 25, 0.3, velvet), { y: 4.9 }),
    at(
      group(
        at(box(34, 22, 3, 1, matte('#e9dfce', 0.6)), { y: 11 }),
        at(box(31, 19, 0.6, 0.3, velvet), { y: 11, z: 1.5 }),
        at(drum(2.4, 2.4, 0.1, metal('#d3ab62', 0.3), 0), { y: 11, z: 1.8, rx: Math.PI / 2 }),
      ),
      { y: 5, z: -14, rx: -0.5 },
    ),
    at(group(at(tube(main, { head: false, stand: false }), { rx: -Math.PI / 2 })), { x: -6, y: 8.2, z: 11.4, ry: 0 }),
    ...[0, 1, 2].map(i =>
      at(group(at(nozzle(3, 4, 3.4 - i * 0.7, anodised(main)), { rx: -Math.PI / 2 })), {
        x: 6 + i * 0.2,
        y: 8.4,
        z: -6 + i * 7.4,
        ry: 0,
      }),
    ),
    ...[0, 1].map(i =>
      at(
        group(
          at(drum(1.9, 2.2, 9, anodised(main), 0.4), { rx: -Math.PI / 2 }),
          ...Array.from({ length: 6 }, (_, k) => at(ring(2.1, 0.1, metal('#e6d2ad', 0.3)), { z: -1.2 - k * 1.2 })),
        ),
        { x: 14, y: 8.2, z: -1 + i * 11 },
      ),
    ),
  )
}

/** Small dryer whose handle folds by `bend` radians (0 straight down, 1.5 against the barrel). */
export const foldable = (main: string, bend = 0.7): Object3D =>
  group(
    lying(
      group(
        at(intake(3), { y: -5.8 }),
        turned(
          [
            [3.1, -6],
            [3.6, -5, 0.5],
            [3.5, 4, 2],
            [2.8, 5.4, 0.4],
            [0, 5.4],
          ],
          plastic(main, 0.42),
        ),
        at(nozzle(2.8, 3, 2.8, plastic(darker(main, 0.55))), { y: 5.2 }),
        groove(3.6, -2.6, darker(main, 0.4), 0.1),
      ),
      0,
    ),
    at(drum(1.9, 1.9, 4.4, plastic(darker(main, 0.3)), 0.4), { x: 2.4, y: -3.2, z: 2.2, rx: -Math.PI / 2 }),
    at(lamp(0.9, lighter(main, 0.6)), { x: 2.4, y: -3.2, z: 2.3 }),
    at(
      group(
        at(
          loft(
            [
              [-11.4, 1.5, 1.4, 2.6],
              [-10.6, 1.8, 1.7, 2.6],
              [-2, 1.9, 1.7, 2.6],
              [0, 1.7, 1.6, 2.6],
            ],
            plastic(lighter(main, 0.2), 0.42),
            40,
          ),
          {},
        ),
        at(slab(rounded(1.2, 3, 0.5), 0.6, 0.2, plastic(darker(main, 0.5))), { y: -4.6, z: 1.7 }),
        at(ring(1.1, 0.24, rubber('#2b2c2e')), { y: -12 }),
      ),
      { x: 2.4, y: -3.2, rz: -bend },
    ),
  )

/** Round brush that blows: bristles around a slotted drum, long handle. It stands on its handle. */
export const roundBrush = (main: string): Object3D =>
  group(
    at(
      loft(
        [
          [0, 1.8, 1.7, 2],
          [1, 2.1, 2, 2],
          [6, 1.7, 1.6, 2],
          [14, 2.1, 2, 2],
          [15.4, 1.6, 1.6, 2],
        ],
        plastic(main, 0.4),
        48,
      ),
      {},
    ),
    at(slab(rounded(1.5, 4.4, 0.7), 0.5, 0.2, gloss('#f7f2ea')), { y: 10.6, z: 1.9 }),
    at(lamp(0.35, '#f0904a'), { y: 11.6, z: 2.2 }),
    groove(1.7, 15.4, '#c9a35a', 0.2),
    at(drum(2.3, 2.3, 11.4, plastic(darker(main, 0.12), 0.4), 0.5), { y: 15.6 }),
    ...Array.from({ length: 12 }, (_, i) => {
      const turn = (i / 12) * Math.PI * 2
      return at(thin(0.36, 8.6, 0.3, matte('#2a2624')), {
        x: Math.sin(turn) * 2.24,
        y: 21.2,
        z: Math.cos(turn) * 2.24,
        ry: turn,
      })
    }),
    ...Array.from({ length: 24 * 9 }, (_, i) => {
      const turn = ((i % 24) / 24 + (Math.floor(i / 24) % 2) / 48) * Math.PI * 2
      const y = 16.8 + Math.floor(i / 24) * 1.12
      return at(thin(0.14, 0.14, 1.6, plastic(i % 3 ? '#fbf6ee' : lighter(main, 0.5))), {
        x: Math.sin(turn) * 3,
        y,
        z: Math.cos(turn) * 3,
        ry: turn,
      })
    }),
    at(drum(0.8, 1.9, 1, plastic(main, 0.4), 0.4), { y: 27 }),
  )

/** Wide paddle with bristles in rows, standing on its handle a little turned. */
export const paddleBrush = (main: string): Object3D =>
  group(
    at(
      loft(
        [
          [0, 1.7, 1.5, 2.4],
          [1, 2, 1.7, 2.4],
          [8, 1.7, 1.5, 2.4],
          [13, 2.2, 1.6, 2.4],
          [15, 3.4, 1.5, 2.4],
        ],
        plastic(main, 0.36),
        48,
      ),
      {},
    ),
    at(slab(rounded(8.4, 14, 3), 2.2, 0.8, plastic(main, 0.36)), { y: 21 }),
    at(slab(rounded(6.8, 12, 2.4), 0.5, 0.2, rubber('#e6ddcc')), { y: 21, z: 1.2 }),
    ...[-2.2, 0, 2.2].map(x =>
      at(slab(rounded(0.5, 9.6, 0.25), 0.2, 0.05, metal('#d3ab62', 0.3)), { x, y: 21, z: 1.5 }),
    ),
    ...Array.from({ length: 6 * 11 }, (_, i) => {
      const [x, y] = [((i % 6) - 2.5) * 1.05, 16 + Math.floor(i / 6)]
      return group(
        at(thin(0.16, 0.16, 1.9, plastic('#f6f1e6')), { x, y, z: 2.3 }),
        at(ball(0.16, plastic('#d3ab62')), { x, y, z: 3.3 }),
      )
    }),
    at(slab(rounded(1.3, 4, 0.6), 0.4, 0.15, gloss('#15161a')), { y: 9, z: 1.5 }),
    at(readout(1, 3.4, { digits: '3', keys: ['flame'], ink: '#ffd9a0' }), { y: 9, z: 1.74 }),
    at(drum(0.7, 1, 1.4, rubber('#26272a'), 0.2), { y: -1.2 }),
  )
