import { label } from '../studio/labels.ts'
import { matte } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, group } from '../studio/shapes.ts'
import { pane } from '../studio/soft-shapes.ts'
import { inkOn, lighter } from '../studio/tones.ts'

export const novel: Model = {
  yaw: -0.5,
  lift: 13,
  focus: [0.45, 0.55],
  build: main => {
    const book = (colour: string, title: string) =>
      group(
        at(box(1.4, 2, 0.05, 0.015, matte(colour, 0.55)), { z: 0.19 }),
        at(box(1.4, 2, 0.05, 0.015, matte(colour, 0.55)), { z: -0.19 }),
        at(box(0.06, 2, 0.42, 0.02, matte(colour, 0.55)), { x: -0.68 }),
        at(box(1.34, 1.92, 0.34, 0.01, matte('#f6efdd')), { x: 0 }),
        at(
          pane(
            1.2,
            1.8,
            0.01,
            label(600, 900, {
              title,
              sub: 'a novel',
              ground: 'transparent',
              ink: inkOn(colour),
              upright: true,
              mark: 'frame',
              accent: lighter(colour, 0.4),
            }),
          ),
          { x: 0.03, z: 0.217 },
        ),
      )
    return group(
      at(book(main, '长河'), { y: 1 }),
      at(book(lighter(main, 0.5), '远山'), { x: 0.1, y: 0.22, z: 0.95, rx: -Math.PI / 2, rz: -0.35 }),
    )
  },
}
