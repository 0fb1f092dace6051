import { label } from '../studio/labels.ts'
import { plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, turned, wrap } from '../studio/shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const juiceBottle: Model = {
  yaw: 0,
  lift: 11,
  focus: [0.4, 0.5],
  build: main => {
    const one = (colour: string, title: string) =>
      group(
        turned(
          [
            [0, 0],
            [0.48, 0, 0.08],
            [0.5, 1.2, 0.3],
            [0.24, 1.6, 0.2],
            [0.24, 1.78],
            [0, 1.78],
          ],
          plastic(colour, 0.16),
        ),
        at(drum(0.27, 0.27, 0.22, plastic('#fbf8f2'), 0.04), { y: 1.74 }),
        at(
          wrap(
            0.505,
            0.7,
            1.9,
            label(560, 410, {
              title,
              sub: 'juice',
              ground: '#fdfaf3',
              ink: darker(colour, 0.4),
              mark: 'band',
              accent: colour,
            }),
          ),
          { y: 0.62 },
        ),
      )
    return group(
      at(one(main, '鲜果汁'), { x: -0.34 }),
      at(one(lighter(main, 0.35), '鲜果汁'), { x: 0.66, z: -0.5, ry: 0.1 }),
    )
  },
}
