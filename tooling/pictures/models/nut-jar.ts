import { label } from '../studio/labels.ts'
import { glass, plastic, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { noise } from '../studio/noise.ts'
import { at, ball, drum, group, turned, wrap } from '../studio/shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const nutJar: Model = {
  yaw: 0,
  lift: 17,
  focus: [0.42, 0.45],
  build: main => {
    const nut = (i: number) => {
      const one = ball(0.13, plastic(i % 4 === 0 ? darker(main, 0.2) : lighter(main, (i % 3) * 0.08), 0.5))
      one.scale.set(0.78, 0.62, 1.25)
      return one
    }
    const layers = Array.from({ length: 150 }, (_, i) => {
      const a = i * 2.39996
      const r = 0.56 * Math.sqrt(noise(i + 5) * 0.4 + 0.6)
      return at(nut(i), {
        x: Math.cos(a) * r,
        y: 0.14 + (i / 150) * 1.12,
        z: Math.sin(a) * r,
        rx: noise(i) * 3,
        ry: noise(i + 31) * 6,
      })
    })
    return group(
      turned(
        [
          [0, 0],
          [0.72, 0, 0.1],
          [0.74, 1.3, 0.16],
          [0.6, 1.5, 0.04],
          [0.6, 1.56],
        ],
        glass('#ffffff', 0.2),
      ),
      ...layers,
      at(drum(0.66, 0.66, 0.2, wood('#b98757'), 0.04), { y: 1.54 }),
      at(
        wrap(
          0.748,
          0.5,
          1.3,
          label(560, 288, { title: '坚果', sub: 'roasted nuts', ground: '#f8f2e4', ink: '#4a3320' }),
        ),
        { y: 0.72 },
      ),
      ...Array.from({ length: 9 }, (_, i) =>
        at(nut(i), { x: 0.8 + noise(i + 70) * 0.55, y: 0.08, z: 0.15 + noise(i + 90) * 0.7, ry: noise(i + 3) * 6 }),
      ),
    )
  },
}
