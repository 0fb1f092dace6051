import type { Object3D } from 'three'
import { glaze, matte } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, group, rod, thrown } from '../studio/shapes.ts'

export const vase: Model = {
  yaw: 0,
  lift: 9,
  focus: [0.5, 0.35],
  build: main =>
    group(
      thrown(
        [
          [0, 0.02],
          [0.42, 0.03],
          [0.5, 0.1],
          [0.86, 0.75],
          [0.8, 1.35],
          [0.36, 1.85],
          [0.3, 2.1],
          [0.42, 2.32],
          [0.38, 2.33],
          [0.26, 2.1],
        ],
        glaze(main),
      ),
      ...stems(),
    ),
}

function stems(): Object3D[] {
  const green = matte('#6b7f4a')
  const petals = [matte('#fff6f0'), matte('#ffdcd2'), matte('#f7bfb0')]
  return Array.from({ length: 5 }, (_, i) => {
    const a = i * 1.256
    const [tx, tz] = [Math.cos(a) * 0.55, Math.sin(a) * 0.4]
    const ty = 3.1 + 0.12 * (i % 3)
    return group(
      rod(
        [
          [0, 1.6, 0],
          [Math.cos(a) * 0.12, 2.5, Math.sin(a) * 0.12],
          [tx, ty, tz],
        ],
        0.018,
        green,
      ),
      ...Array.from({ length: 14 }, (_, j) =>
        at(ball(0.078, petals[j % 3] ?? green), {
          x: tx + Math.sin(j * 2.4) * 0.15,
          y: ty + (j - 7) * 0.05,
          z: tz + Math.cos(j * 2.4) * 0.15,
        }),
      ),
    )
  })
}
