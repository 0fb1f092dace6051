import { label } from '../studio/labels.ts'
import { glass, gloss, metal } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, thrown, turned, wrap } from '../studio/shapes.ts'
import { darker } from '../studio/tones.ts'

export const wineBottle: Model = {
  yaw: 0,
  lift: 8,
  focus: [0.42, 0.4],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.44, 0, 0.06],
          [0.45, 1.55, 0.4],
          [0.17, 2.05, 0.3],
          [0.15, 2.75, 0.02],
          [0.18, 2.76, 0.02],
          [0.18, 2.86, 0.03],
          [0, 2.86],
        ],
        gloss(darker(main, 0.72)),
      ),
      at(
        turned(
          [
            [0.165, 0],
            [0.175, 0, 0.01],
            [0.185, 0.72, 0.03],
            [0, 0.74],
          ],
          metal(main, 0.4),
        ),
        { y: 2.16 },
      ),
      at(
        wrap(
          0.455,
          0.9,
          2.1,
          label(700, 660, {
            title: '山谷',
            sub: 'red wine',
            ground: '#f8f3e8',
            ink: '#3a2420',
            mark: 'seal',
            accent: main,
          }),
        ),
        { y: 0.82 },
      ),
      at(
        group(
          drum(0.36, 0.38, 0.03, glass('#ffffff', 0.34), 0.01),
          at(drum(0.025, 0.03, 0.72, glass('#ffffff', 0.4), 0), { y: 0.03 }),
          at(
            thrown(
              [
                [0.02, 0],
                [0.2, 0.06],
                [0.4, 0.3],
                [0.42, 0.6],
                [0.32, 1.02],
              ],
              glass('#ffffff', 0.22),
            ),
            { y: 0.74 },
          ),
          at(
            thrown(
              [
                [0, 0.02],
                [0.2, 0.07],
                [0.37, 0.28],
                [0.395, 0.5],
                [0, 0.5],
              ],
              gloss(main),
            ),
            { y: 0.75 },
          ),
        ),
        { x: 0.98, z: 0.35 },
      ),
    ),
}
