import type { Object3D } from 'three'
import { gloss, matte, metal, plastic, rubber, wood } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, rod, slab } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { lamp, slots, thin } from '../parts/bodies.ts'
import { blades, cageFront, fanHead } from '../parts/fans.ts'
import { button, knob, panelOf, readout } from '../parts/panels.ts'

const base = (r: number, material: ReturnType<typeof plastic>, trim = material): Object3D =>
  group(drum(r * 0.94, r, 2.4, material, 1.2), at(drum(r * 0.3, r * 0.42, 3.6, trim, 1), { y: 2.2 }))

/** Classic floor fan of 118 cm: five blades in the colour, keys on its stem. */
export const classicFan = (main: string): Object3D => {
  const shell = plastic('#f3f0e6', 0.38)
  return group(
    base(19, plastic(main, 0.4), shell),
    at(drum(1.5, 1.9, 60, metal('#d9dbdf', 0.3)), { y: 5 }),
    at(drum(2.4, 2.6, 5, plastic(main, 0.4), 0.6), { y: 46 }),
    at(drum(1.1, 1.1, 34, metal('#d9dbdf', 0.26)), { y: 50 }),
    at(box(11, 14, 9, 3, shell), { y: 76, z: 1 }),
    ...[-3, -1, 1, 3].map((x, i) =>
      at(box(1.5, 2.6, 1.6, 0.5, plastic(i === 3 ? '#d8503c' : main)), { x, y: 78, z: 5.6, rx: -0.3 }),
    ),
    at(knob(1.8, 1, '#f7f3ea', '#4a4640'), { y: 73, z: 5.4 }),
    at(drum(2, 2.4, 14, shell, 0.6), { y: 82 }),
    at(
      fanHead(22, {
        blade: plastic(main, 0.3),
        hub: shell,
        badge: plastic(main),
        motor: shell,
        spokes: 44,
        swirl: 0.7,
      }),
      { y: 98, z: 5 },
    ),
  )
}

/** White floor fan, seven blades, one wooden knob. */
export const woodenFan = (main: string): Object3D => {
  const shell = plastic(main, 0.42)
  return group(
    base(17, shell, wood('#a5784d')),
    at(drum(1.3, 1.5, 74, shell, 0.2), { y: 5 }),
    at(drum(1.9, 1.9, 3, wood('#a5784d'), 0.4), { y: 52 }),
    at(box(6, 7, 6, 2.4, shell), { y: 80 }),
    at(
      fanHead(19, {
        count: 7,
        spokes: 52,
        swirl: 0,
        cage: plastic(main, 0.4),
        blade: plastic(lighter(main, 0.5), 0.3),
        hub: wood('#a5784d'),
        badge: wood('#a5784d'),
        motor: shell,
      }),
      { y: 93, z: 3 },
    ),
    at(drum(2, 2, 1.6, wood('#a5784d'), 0.4), { y: 78, z: 2.6, rx: Math.PI / 2 }),
  )
}

/** Brass fan of the old school: four broad blades, a stem with a joint. */
export const brassFan = (main: string): Object3D => {
  const brass = metal(main, 0.34)
  const dark = metal(darker(main, 0.45), 0.4)
  return group(
    drum(12, 18, 4, dark, 1.4),
    at(drum(5, 8, 4, brass, 1), { y: 3.6 }),
    at(drum(1.5, 1.7, 66, brass, 0.2), { y: 7 }),
    ...[20, 44, 62].map(y => at(drum(2.3, 2.3, 2, dark, 0.6), { y })),
    at(ball(3.2, brass), { y: 74 }),
    at(
      fanHead(21, {
        count: 4,
        spokes: 26,
        swirl: 0.9,
        cage: brass,
        blade: dark,
        hub: brass,
        badge: metal(lighter(main, 0.3), 0.24),
        motor: dark,
      }),
      { y: 90, z: 6, rx: -0.12 },
    ),
    at(
      rod(
        [
          [0, 74, 0],
          [0, 80, -3],
          [0, 88, -5],
        ],
        1.5,
        brass,
      ),
      {},
    ),
  )
}

/** Tower of 92 cm: a tall slot with fine ribs, keys above. */
export const tower = (main: string, { panel = 'front' as 'front' | 'top' } = {}): Object3D => {
  const shell = plastic(main, 0.4)
  return group(
    drum(14, 15, 2, plastic(darker(main, 0.2), 0.4), 0.8),
    at(drum(5, 7, 3, plastic(darker(main, 0.3), 0.4), 0.6), { y: 1.8 }),
    at(
      loft(
        [
          [4, 6, 6, 2.6],
          [6, 8, 8, 2.6],
          [50, 7.4, 7.4, 2.6],
          [88, 6.9, 6.9, 2.6],
          [91, 6, 6, 2.6],
        ],
        shell,
        64,
      ),
      {},
    ),
    at(slab(rounded(9.4, 64, 4.6), 1.4, 0.4, matte('#26282b')), { y: 46, z: 7 }),
    ...Array.from({ length: 9 }, (_, i) =>
      at(thin(0.34, 60, 0.8, plastic(lighter(main, 0.1))), { x: (i - 4) * 0.96, y: 46, z: 7.8 }),
    ),
    at(slots(8.8, 9, 6.6, 0.4, darker(main, 0.1)), { y: 46, z: 8 }),
    at(slab(rounded(10.4, 65, 5), 0.6, 0.28, metal('#c9ccd2', 0.3)), { y: 46, z: 6.9 }),
    ...(panel === 'front'
      ? [at(panelOf(6.4, 6, { digits: '26', ink: '#dff2ff' }), { y: 83.5, z: 6.8 })]
      : [
          ...[-3, 0, 3].map((x, i) =>
            at(group(at(button(1.1, i ? '#f6f2ea' : '#d8503c'), { rx: -Math.PI / 2 })), { x, y: 91, z: 1 }),
          ),
          at(readout(5, 2, { keys: ['clock', 'moon', 'wind'], ink: '#ffd9a0' }), { y: 84, z: 7.1 }),
        ]),
  )
}

/** Deep round head on a short foot; tilted by `tilt`. */
export const circulator = (
  main: string,
  {
    tilt = 0.35,
    r = 13,
    high = 16,
    cage = lighter(main, 0.25),
    blade = darker(main, 0.2),
    badge = metal('#d9dbdf', 0.3),
  } = {},
): Object3D => {
  const shell = plastic(main, 0.4)
  return group(
    drum(r * 0.72, r * 0.78, 2, shell, 0.8),
    at(drum(1.8, 2.6, high * 0.5, shell, 0.5), { y: 1.6 }),
    ...[-1, 1].map(x =>
      at(
        rod(
          [
            [0, high * 0.45, 0],
            [x * r * 0.7, high * 0.5, 0],
            [x * r * 1.08, high * 0.85, 0],
            [x * r * 1.1, high + r * 0.2, 0],
          ],
          1.2,
          shell,
        ),
        {},
      ),
    ),
    at(
      group(
        at(drum(r, r * 0.7, r * 0.95, shell, r * 0.2), { z: -r * 0.75, rx: Math.PI / 2 }),
        at(ring(r, r * 0.09, shell), { z: r * 0.2 }),
        at(drum(r * 0.93, r * 0.93, 0.4, matte('#1d1f22'), 0), { rx: Math.PI / 2, z: r * 0.12 }),
        at(blades(r * 0.86, 3, plastic(blade, 0.3), plastic(blade)), { z: r * 0.2 }),
        at(cageFront(r * 0.97, r * 0.22, 30, plastic(cage, 0.4), 1.5, badge), { z: r * 0.2 }),
        ...[-1, 1].map(x =>
          at(drum(1.6, 1.6, 1.2, metal('#c9ccd2', 0.3), 0.3), {
            x: x * (r + 1.6),
            rz: -x * (Math.PI / 2),
            z: -r * 0.1,
          }),
        ),
      ),
      { y: high + r * 0.25, rx: -tilt },
    ),
    at(readout(4.4, 1.2, { digits: '3', keys: ['wind'], ink: '#dff2ff' }), { y: 2.05, z: r * 0.5, rx: -Math.PI / 2 }),
  )
}

/** Fan for camps: square rugged frame with a hook, a lamp in its middle. */
export const campFan = (main: string): Object3D => {
  const shell = plastic(main, 0.55)
  return group(
    circulator(main, { tilt: 0.2, r: 12, high: 13, cage: '#2b2d2e', blade: '#e0b23c', badge: gloss('#fff0c8') }),
    at(slab(rounded(10, 5, 1.4), 3, 0.8, rubber('#2b2d2e')), { y: 3.4, z: 7.4, rx: -0.3 }),
    ...[-2.4, 0, 2.4].map(x => at(lamp(0.5, '#8fd07a'), { x, y: 3.8, z: 9.1, rx: -0.3 })),
    at(
      rod(
        [
          [-6.6, 22, -6],
          [-6.4, 30.5, -6],
          [0, 32.4, -6],
          [6.4, 30.5, -6],
          [6.6, 22, -6],
        ],
        0.8,
        shell,
      ),
      {},
    ),
  )
}

/** Palm-sized fan: head, neck, round body. */
const smallHead = (main: string, r = 5.6): Object3D =>
  group(
    at(drum(r, r * 0.86, 3, plastic(main, 0.4), 0.8), { rx: Math.PI / 2, z: -1.6 }),
    at(drum(r * 0.9, r * 0.9, 0.2, matte('#f7f4ec'), 0), { rx: Math.PI / 2, z: 1.3 }),
    at(blades(r * 0.86, 5, plastic(lighter(main, 0.5), 0.3), plastic(main)), { z: 1.5 }),
    at(cageFront(r * 0.96, 1, 20, plastic(lighter(main, 0.3), 0.4), 0.9, plastic(main)), { z: 1.8 }),
    at(ring(r, 0.4, plastic(main, 0.4)), { z: 1.5 }),
  )

/** Clips to a bar; the bar of a pram goes through its jaws. */
export const clipped = (main: string): Object3D =>
  group(
    at(smallHead(main, 6.4), { y: 17, rx: -0.1 }),
    rod(
      [
        [0, 6, -1],
        [0, 9, -1.6],
        [0, 11.4, -1],
      ],
      0.9,
      rubber('#3a3b3e'),
    ),
    at(ball(1.5, plastic(main, 0.4)), { y: 5.6, z: -1 }),
    at(
      slab(
        [
          [-3, -1.6, 0.8],
          [3, -1.6, 0.8],
          [2.4, 4.6, 1.2],
          [-2.4, 4.6, 1.2],
        ],
        1.6,
        0.5,
        plastic(main, 0.4),
      ),
      { y: 0.4, z: 2, rx: 0.16 },
    ),
    at(
      slab(
        [
          [-3, -1.6, 0.8],
          [3, -1.6, 0.8],
          [2.4, 4.6, 1.2],
          [-2.4, 4.6, 1.2],
        ],
        1.6,
        0.5,
        plastic(darker(main, 0.1), 0.4),
      ),
      { y: 0.4, z: -2.6, rx: -0.16 },
    ),
    at(lamp(0.45, '#8fd07a'), { y: 2.6, z: 3 }),
    at(drum(1.5, 1.5, 24, rubber('#35302c'), 0.4), { x: 12, y: -0.8, z: -0.3, rz: Math.PI / 2 }),
  )

/** Held in the hand: open beside another one folded, whose back is a mirror. */
export const handheld = (main: string): Object3D =>
  group(
    at(
      group(
        at(smallHead(main), { y: 17.4 }),
        at(
          loft(
            [
              [0, 1.7, 1.4, 2.6],
              [1, 2, 1.6, 2.6],
              [10, 1.7, 1.4, 2.6],
              [11.8, 1.4, 1.2, 2.6],
            ],
            plastic(lighter(main, 0.45), 0.4),
            48,
          ),
          {},
        ),
        at(button(0.9, main, '#c9ccd2', '#ffffff'), { y: 8, z: 1.5 }),
        ...[4.6, 3.6, 2.6].map(y => at(lamp(0.2, '#fff6d8'), { y, z: 1.62 })),
      ),
      { x: -4 },
    ),
    at(
      group(
        at(drum(5.6, 5, 3, plastic(main, 0.4), 0.8), { rx: Math.PI / 2, z: -1.5 }),
        at(ring(5, 0.5, metal('#d3ab62', 0.3)), { z: 1.4 }),
        at(drum(4.8, 4.8, 0.2, metal('#e8eef1', 0.12), 0), { rx: Math.PI / 2, z: 1.35 }),
        at(
          loft(
            [
              [-5.4, 1.7, 1, 2.6],
              [-4.4, 2, 1.2, 2.6],
              [5, 1.7, 1.1, 2.6],
              [6, 1.4, 0.9, 2.6],
            ],
            plastic(lighter(main, 0.45), 0.4),
            48,
          ),
          { z: -3.2 },
        ),
      ),
      { x: 8.4, y: 5.7, z: 4, rx: -0.12, ry: -0.3 },
    ),
  )
