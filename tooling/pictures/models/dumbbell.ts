import { metal, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, ring, slab } from '../studio/shapes.ts'
import { lighter } from '../studio/tones.ts'

export const dumbbell: Model = {
  yaw: 0.5,
  lift: 21,
  focus: [0.3, 0.5],
  build: main => {
    const steel = metal('#c9ccd1', 0.24)
    const one = () =>
      group(
        at(drum(0.11, 0.11, 1.2, steel), { x: 0.6, rz: Math.PI / 2 }),
        ...[-0.78, 0.78].map(x =>
          at(
            group(
              at(
                slab(
                  Array.from(
                    { length: 6 },
                    (_, i) =>
                      [Math.cos((i / 6) * Math.PI * 2) * 0.48, Math.sin((i / 6) * Math.PI * 2) * 0.48, 0.14] as const,
                  ),
                  0.56,
                  0.09,
                  rubber(main),
                ),
                { ry: Math.PI / 2 },
              ),
              ...[-1, 1].map(side =>
                at(ring(0.2, 0.02, rubber(lighter(main, 0.4))), { x: side * 0.285, ry: Math.PI / 2 }),
              ),
            ),
            { x },
          ),
        ),
      )
    return group(at(one(), { y: 0.42, z: 0.35 }), at(one(), { x: 0.2, y: 0.42, z: -0.85, ry: 0.16 }))
  },
}
