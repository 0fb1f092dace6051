import { display, gloss, plastic, print } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, group, sheet, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'

export const easyPhone: Model = {
  yaw: -0.38,
  focus: [0.5, 0.78],
  build: main => {
    const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
    return at(
      group(
        slab(rounded(1.16, 2.5, 0.26), 0.3, 0.1, plastic(main)),
        at(slab(rounded(0.98, 0.94, 0.1), 0.03, 0.012, gloss('#15181d')), { y: 0.66, z: 0.15 }),
        at(
          pane(
            0.86,
            0.78,
            0.05,
            display(430, 390, (pen, w, h) => {
              pen.fillStyle = '#eef4ff'
              pen.fillRect(0, 0, w, h)
              pen.fillStyle = '#1c2b4a'
              pen.textAlign = 'center'
              pen.font = '700 150px "Noto Sans CJK SC"'
              pen.fillText('8:30', w / 2, 190)
              pen.font = '500 54px "Noto Sans CJK SC"'
              pen.fillText('早上好', w / 2, 300)
            }),
          ),
          { y: 0.66, z: 0.168 },
        ),
        at(slab(rounded(0.3, 0.18, 0.08), 0.06, 0.02, plastic('#f7f5f0')), { y: 0.02, z: 0.15 }),
        at(slab(rounded(0.26, 0.16, 0.07), 0.06, 0.02, plastic('#3fa56b')), { x: -0.34, y: 0.02, z: 0.15 }),
        at(slab(rounded(0.26, 0.16, 0.07), 0.06, 0.02, plastic('#d5493f')), { x: 0.34, y: 0.02, z: 0.15 }),
        ...keys.map((key, i) =>
          at(
            group(
              slab(rounded(0.29, 0.22, 0.08), 0.07, 0.025, plastic('#fbfaf6')),
              at(
                sheet(
                  0.2,
                  0.2,
                  print(80, 80, pen => {
                    pen.fillStyle = '#23262c'
                    pen.textAlign = 'center'
                    pen.font = '700 64px "Noto Sans CJK SC"'
                    pen.fillText(key, 40, 62)
                  }),
                ),
                { z: 0.037 },
              ),
            ),
            { x: ((i % 3) - 1) * 0.34, y: -0.24 - Math.floor(i / 3) * 0.27, z: 0.15 },
          ),
        ),
      ),
      { y: 1.25 },
    )
  },
}
