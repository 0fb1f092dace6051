import { matte, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, group, slab } from '../studio/shapes.ts'
import { spiral } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const necktie: Model = {
  yaw: 0.42,
  lift: 17,
  focus: [0.35, 0.55],
  build: main => {
    const tones = [main, lighter(main, 0.5), darker(main, 0.35)]
    const roll = (tone: string) => {
      const silk = plastic(tone, 0.5)
      const band = matte(lighter(tone, 0.4), 0.5)
      return group(
        at(slab(spiral(0.1, 0.52, 5, 0.062), 0.62, 0.012, silk), { y: 0.6 }),
        at(
          slab(
            [
              [0, 0.31, 0.01],
              [0, -0.31, 0.01],
              [1, -0.31, 0.03],
              [1.28, 0, 0.03],
              [1, 0.31, 0.03],
            ],
            0.07,
            0.02,
            silk,
          ),
          { y: 0.045, rx: -Math.PI / 2 },
        ),
        ...[0.62, 0.8].map(x => at(box(0.05, 0.02, 0.6, 0.006, band), { x, y: 0.078 })),
      )
    }
    return group(
      at(roll(tones[0] ?? main), { x: -0.9, z: 0.95 }),
      at(roll(tones[1] ?? main), { x: -0.5, z: -0.05 }),
      at(roll(tones[2] ?? main), { x: -0.1, z: -1.05 }),
    )
  },
}
