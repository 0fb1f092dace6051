import { label } from '../studio/labels.ts'
import { matte, metal } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, wrap } from '../studio/shapes.ts'
import { pane } from '../studio/soft-shapes.ts'

export const teaTin: Model = {
  yaw: -0.34,
  lift: 13,
  focus: [0.35, 0.6],
  build: main => {
    const tin = metal('#d9b36b', 0.3)
    return group(
      at(box(1.25, 1.75, 0.72, 0.04, matte(main, 0.6)), { y: 0.875 }),
      at(
        pane(
          0.86,
          1.2,
          0.02,
          label(516, 720, {
            title: '高山茶',
            sub: 'mountain tea',
            ground: 'transparent',
            ink: '#f5ead0',
            upright: true,
            mark: 'frame',
            accent: '#d9b36b',
          }),
        ),
        { y: 0.88, z: 0.362 },
      ),
      at(
        group(
          drum(0.45, 0.45, 0.94, matte(main, 0.5), 0.03),
          at(drum(0.46, 0.46, 0.26, tin, 0.04), { y: 0.92 }),
          at(drum(0.455, 0.455, 0.05, tin, 0.01), {}),
          at(wrap(0.453, 0.5, 1.5, label(400, 294, { title: '茶', ground: '#f6efdf', ink: main })), { y: 0.5 }),
        ),
        { x: 1.08, z: 0.46 },
      ),
    )
  },
}
