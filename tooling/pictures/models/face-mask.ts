import { label } from '../studio/labels.ts'
import { plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, group } from '../studio/shapes.ts'
import { pane, pillow } from '../studio/soft-shapes.ts'
import { darker, inkOn, lighter } from '../studio/tones.ts'

export const faceMask: Model = {
  yaw: -0.25,
  lift: 10,
  focus: [0.4, 0.6],
  build: main => {
    const pouch = (colour: string, title: string) =>
      group(
        pillow(1.3, 1.9, 0.2, plastic(colour, 0.3), 0.3),
        at(box(1.26, 0.12, 0.02, 0.008, plastic(darker(colour, 0.08), 0.3)), { y: 0.9 }),
        at(
          pane(
            0.9,
            1.3,
            0.03,
            label(540, 780, {
              title,
              sub: 'sheet mask',
              ground: 'transparent',
              ink: inkOn(colour),
              mark: 'disc',
              accent: lighter(colour, 0.35),
            }),
          ),
          { y: -0.02, z: 0.104 },
        ),
      )
    return group(
      at(pouch(main, '面膜'), { x: -0.4, y: 0.95, z: 0.2, rx: -0.1, rz: 0.04 }),
      at(pouch(lighter(main, 0.4), '面膜'), { x: 0.42, y: 0.95, z: -0.25, rx: -0.1, rz: -0.08 }),
    )
  },
}
