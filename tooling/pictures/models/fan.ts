import { metal, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, ring, rod, slab } from '../studio/shapes.ts'
import { lighter } from '../studio/tones.ts'

export const fan: Model = {
  yaw: -0.42,
  lift: 9,
  focus: [0.45, 0.68],
  build: main => {
    const shell = plastic(main, 0.36)
    const wire = metal('#e2e4e8', 0.3)
    const blade = slab(
      [
        [0.1, -0.08, 0.05],
        [0.5, -0.22, 0.14],
        [0.78, -0.1, 0.12],
        [0.74, 0.26, 0.16],
        [0.34, 0.2, 0.12],
        [0.1, 0.08, 0.05],
      ],
      0.03,
      0.01,
      plastic(lighter(main, 0.25), 0.3),
    )
    const blades = Array.from({ length: 7 }, (_, i) => {
      const one = blade.clone()
      return at(group(at(one, { rx: 0.38 })), { rz: (i / 7) * Math.PI * 2 })
    })
    const spokes = Array.from({ length: 36 }, (_, i) => {
      const a = (i / 36) * Math.PI * 2
      const on = (r: number, z: number): [number, number, number] => [Math.cos(a) * r, Math.sin(a) * r, z]
      return rod([on(0.14, 0.26), on(0.5, 0.27), on(0.84, 0.18), on(0.95, 0.02)], 0.009, wire)
    })
    return group(
      drum(0.56, 0.6, 0.1, shell, 0.05),
      at(drum(0.05, 0.06, 0.9, metal('#c3c6cc')), { y: 0.1 }),
      at(
        group(
          ...blades,
          ...spokes,
          at(ring(0.96, 0.04, shell), {}),
          ...[0.4, 0.68].map(r => at(ring(r, 0.008, wire), { z: r < 0.5 ? 0.272 : 0.235 })),
          at(drum(0.17, 0.17, 0.05, shell, 0.02), { z: 0.24, rx: Math.PI / 2 }),
          at(drum(0.24, 0.2, 0.5, shell, 0.1), { z: -0.52, rx: Math.PI / 2 }),
        ),
        { y: 1.72, rx: -0.08 },
      ),
    )
  },
}
