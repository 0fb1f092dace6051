import { label } from '../studio/labels.ts'
import { matte, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { noise } from '../studio/noise.ts'
import { at, ball, box, drum, group } from '../studio/shapes.ts'
import { loft, pane } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const coffeeBag: Model = {
  yaw: -0.34,
  lift: 12,
  focus: [0.4, 0.55],
  build: main => {
    const bean = matte('#5a3620', 0.5)
    return group(
      loft(
        [
          [0, 0.66, 0.42, 5],
          [0.06, 0.72, 0.46, 5],
          [1, 0.74, 0.44, 4],
          [1.7, 0.72, 0.28, 3.2],
          [2.05, 0.72, 0.1, 3],
          [2.14, 0.72, 0.045, 4],
          [2.42, 0.72, 0.04, 4],
        ],
        matte(main, 0.62),
      ),
      at(box(1.5, 0.16, 0.12, 0.04, matte(darker(main, 0.25), 0.62)), { y: 2.36 }),
      at(
        pane(
          0.9,
          1.02,
          0.02,
          label(540, 612, {
            title: '咖啡豆',
            sub: 'single origin',
            ground: '#f8f2e6',
            ink: '#3a2a1e',
            mark: 'band',
            accent: lighter(main, 0.25),
          }),
        ),
        { y: 0.92, z: 0.452, rx: -0.02 },
      ),
      at(drum(0.06, 0.06, 0.03, plastic('#2a2420'), 0.01), { y: 1.74, z: 0.27, rx: Math.PI / 2 - 0.2 }),
      ...Array.from({ length: 12 }, (_, i) => {
        const one = at(ball(0.13, bean), {
          x: 0.86 + noise(i) * 0.62,
          y: 0.085,
          z: 0.1 + noise(i + 50) * 0.8,
          ry: noise(i + 9) * 6,
        })
        one.scale.set(1.25, 0.62, 0.85)
        return one
      }),
    )
  },
}
