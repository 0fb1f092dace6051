import { cloth, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, slab } from '../studio/shapes.ts'
import { rounded } from '../studio/soft-shapes.ts'

export const diningTable: Model = {
  yaw: 0.45,
  lift: 17,
  focus: [0.4, 0.6],
  build: main => {
    const oak = wood(main)
    const chair = (x: number, z: number, turn: number) =>
      at(
        group(
          at(box(0.72, 0.09, 0.7, 0.04, cloth('#d8cfbf', 16, 3)), { y: 0.74 }),
          at(box(0.7, 0.34, 0.07, 0.03, oak), { y: 1.4, z: -0.32, rx: -0.1 }),
          ...[-0.3, 0.3].flatMap(lx => [
            at(drum(0.04, 0.03, 0.72, oak), { x: lx, z: 0.28 }),
            at(drum(0.04, 0.03, 1.5, oak), { x: lx, z: -0.29, rx: -0.06 }),
          ]),
        ),
        { x, z, ry: turn },
      )
    return group(
      at(slab(rounded(2.9, 1.5, 0.3), 0.1, 0.04, oak), { y: 1.24, rx: -Math.PI / 2 }),
      ...[-1.15, 1.15].flatMap(x => [-0.5, 0.5].map(z => at(drum(0.09, 0.05, 1.2, oak), { x, z }))),
      chair(-0.6, 0.95, Math.PI),
      chair(0.7, 0.95, Math.PI),
      chair(0.05, -1, 0),
    )
  },
}
