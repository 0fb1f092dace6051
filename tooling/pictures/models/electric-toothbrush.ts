import type { Mesh } from 'three'
import { glow, matte, metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, slab, turned } from '../studio/shapes.ts'
import { rounded } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const electricToothbrush: Model = {
  yaw: -0.35,
  lift: 11,
  focus: [0.55, 0.82],
  zoom: 2.6,
  build: main => {
    const brush = (colour: string) =>
      group(
        drum(0.4, 0.43, 0.14, plastic('#f6f4ef'), 0.05),
        at(
          turned(
            [
              [0, 0],
              [0.22, 0, 0.06],
              [0.24, 0.5, 0.2],
              [0.2, 1.5, 0.1],
              [0.1, 1.66, 0.06],
              [0, 1.66],
            ],
            plastic(colour, 0.34),
          ),
          { y: 0.15 },
        ),
        at(slab(rounded(0.13, 0.22, 0.06), 0.04, 0.015, rubber(lighter(colour, 0.4))), { y: 1.12, z: 0.215 }),
        ...[0.82, 0.72, 0.62].map(y =>
          at(drum(0.02, 0.02, 0.01, glow('#ffffff', 0.7), 0), { y, z: 0.235, rx: Math.PI / 2 }),
        ),
        at(drum(0.05, 0.085, 0.72, plastic('#f6f4ef'), 0.03), { y: 1.82 }),
        at(drum(0.087, 0.087, 0.05, metal('#d8b26a'), 0.01), { y: 1.82 }),
        at(box(0.17, 0.34, 0.1, 0.05, plastic('#f6f4ef')), { y: 2.62 }),
        ...bristles(colour),
      )
    return group(at(brush(main), { x: -0.42 }), at(brush(lighter(main, 0.55)), { x: 0.5, z: -0.55 }))
  },
}

function bristles(colour: string): Mesh[] {
  return Array.from({ length: 18 }, (_, i) =>
    at(drum(0.02, 0.02, 0.14, matte(i % 3 === 1 ? colour : '#ffffff'), 0), {
      x: ((i % 3) - 1) * 0.048,
      y: 2.49 + Math.floor(i / 3) * 0.05,
      z: 0.04,
      rx: Math.PI / 2,
    }),
  )
}
