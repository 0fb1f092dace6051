import { label } from '../studio/labels.ts'
import { glaze, glow, matte, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, rod, thrown, turned, wrap } from '../studio/shapes.ts'

export const candle: Model = {
  yaw: 0,
  lift: 16,
  focus: [0.5, 0.62],
  build: main =>
    group(
      at(
        turned(
          [
            [0, 0.02],
            [0.64, 0.02, 0.08],
            [0.68, 0.14, 0.05],
            [0.68, 1.36, 0.03],
            [0.63, 1.36, 0.02],
            [0.62, 1],
          ],
          glaze(main),
        ),
        {},
      ),
      at(drum(0.62, 0.62, 0.03, matte('#fbf1dd', 0.5), 0), { y: 1.06 }),
      at(
        rod(
          [
            [0, 1.08, 0],
            [0.01, 1.2, 0],
            [0.02, 1.3, 0],
          ],
          0.018,
          matte('#2b2320'),
        ),
        {},
      ),
      at(
        thrown(
          [
            [0, 0],
            [0.07, 0.06],
            [0.085, 0.15],
            [0.05, 0.3],
            [0, 0.44],
          ],
          glow('#ffc65c', 1.6),
        ),
        { x: 0.02, y: 1.25 },
      ),
      at(
        wrap(
          0.684,
          0.72,
          1.5,
          label(512, 368, {
            title: '檀香',
            sub: 'scented candle',
            ground: '#fbf7ee',
            ink: '#3b3024',
            mark: 'frame',
            accent: '#c9a25c',
          }),
        ),
        { y: 0.64 },
      ),
      at(drum(0.7, 0.7, 0.07, wood('#b98757'), 0.02), { x: 1.15, z: 0.35 }),
    ),
}
