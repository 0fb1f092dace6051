import { cloth, metal, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, ring, rod } from '../studio/shapes.ts'

export const stool: Model = {
  yaw: 0.3,
  lift: 15,
  focus: [0.5, 0.75],
  build: main => {
    const legs = wood('#b98757')
    return group(
      at(drum(0.62, 0.6, 0.14, cloth(main, 14, 3), 0.07), { y: 1.46 }),
      at(drum(0.58, 0.58, 0.08, wood('#b98757')), { y: 1.38 }),
      ...[0, 1, 2].map(i => {
        const a = (i / 3) * Math.PI * 2 + 0.4
        const on = (r: number, y: number): [number, number, number] => [Math.cos(a) * r, y, Math.sin(a) * r]
        return rod([on(0.42, 1.4), on(0.55, 0.7), on(0.68, 0.02)], 0.052, legs)
      }),
      at(ring(0.54, 0.028, metal('#c9a25c')), { y: 0.62, rx: Math.PI / 2 }),
    )
  },
}
