import { gloss, metal, plastic, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { digits } from '../studio/screens.ts'
import { at, box, drum, group } from '../studio/shapes.ts'
import { pane } from '../studio/soft-shapes.ts'

export const digitalPiano: Model = {
  yaw: -0.42,
  lift: 21,
  focus: [0.36, 0.55],
  build: main => {
    const shell = plastic(main, 0.36)
    const ivory = gloss('#fbf8f0')
    const ebony = gloss('#1c1d21')
    const white = 29
    const step = 3.2 / white
    const sharps = Array.from({ length: white - 1 }, (_, i) => i).filter(i => ![2, 6].includes(i % 7))
    return group(
      at(box(3.5, 0.22, 1.1, 0.06, shell), { y: 1.55 }),
      at(box(3.5, 0.12, 0.42, 0.05, shell), { y: 1.68, z: -0.32 }),
      ...Array.from({ length: white }, (_, i) =>
        at(box(step - 0.012, 0.07, 0.62, 0.015, ivory), { x: (i - (white - 1) / 2) * step, y: 1.68, z: 0.2 }),
      ),
      ...sharps.map(i =>
        at(box(step * 0.55, 0.09, 0.38, 0.014, ebony), { x: (i - (white - 2) / 2) * step, y: 1.735, z: 0.08 }),
      ),
      at(pane(0.6, 0.18, 0.03, digits(300, 90, '♪ 128', '#bfe6ff')), { y: 1.742, z: -0.34, rx: -Math.PI / 2 }),
      ...[-1.2, -1, -0.8, 0.8, 1, 1.2].map(x =>
        at(drum(0.06, 0.06, 0.05, metal('#c3c6cc'), 0.015), { x, y: 1.74, z: -0.34 }),
      ),
      ...[-1.3, 1.3].map(x => at(box(0.1, 1.46, 0.8, 0.03, wood('#a8703f')), { x, y: 0.74 })),
      at(box(2.6, 0.1, 0.08, 0.03, wood('#a8703f')), { y: 0.5, z: -0.3 }),
    )
  },
}
