import { matte, print } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, group } from '../studio/shapes.ts'
import { pane } from '../studio/soft-shapes.ts'
import { inkOn, lighter } from '../studio/tones.ts'

export const pictureBook: Model = {
  yaw: -0.3,
  lift: 16,
  focus: [0.45, 0.55],
  build: main => {
    const cover = print(900, 900, (pen, w, h) => {
      pen.fillStyle = main
      pen.fillRect(0, 0, w, h)
      pen.fillStyle = '#ffe08a'
      pen.beginPath()
      pen.arc(690, 240, 110, 0, Math.PI * 2)
      pen.fill()
      for (const [i, tone] of [lighter(main, 0.35), lighter(main, 0.6), '#f7f1e3'].entries()) {
        pen.fillStyle = tone
        pen.beginPath()
        pen.moveTo(0, h)
        for (let x = 0; x <= w; x += 20) pen.lineTo(x, 560 + i * 100 + Math.sin(x / 130 + i * 1.7) * 50)
        pen.lineTo(w, h)
        pen.fill()
      }
      pen.fillStyle = '#e8735a'
      pen.beginPath()
      pen.ellipse(330, 640, 120, 80, 0, 0, Math.PI * 2)
      pen.arc(440, 560, 62, 0, Math.PI * 2)
      pen.fill()
      pen.beginPath()
      pen.moveTo(400, 520)
      pen.lineTo(412, 450)
      pen.lineTo(448, 506)
      pen.lineTo(470, 452)
      pen.lineTo(492, 530)
      pen.fill()
      pen.fillStyle = '#2a2320'
      pen.beginPath()
      pen.arc(458, 552, 9, 0, Math.PI * 2)
      pen.fill()
      pen.fillStyle = inkOn(main)
      pen.font = '700 120px "Noto Sans CJK SC"'
      pen.fillText('小狐狸', 90, 210)
      pen.font = '500 46px "Noto Sans CJK SC"'
      pen.fillText('去山那边', 96, 290)
    })
    return group(
      at(
        group(
          at(box(1.9, 1.9, 0.06, 0.02, matte(main, 0.5)), { z: 0.1 }),
          at(box(1.9, 1.9, 0.06, 0.02, matte(main, 0.5)), { z: -0.1 }),
          at(box(1.84, 1.84, 0.16, 0.01, matte('#fbf6ea')), {}),
          at(pane(1.88, 1.88, 0.03, cover), { z: 0.132 }),
        ),
        { y: 0.97, rx: -0.12 },
      ),
      at(
        group(
          at(box(1.5, 0.16, 1.2, 0.03, matte('#f2c14e')), { y: 0.08 }),
          at(box(1.4, 0.16, 1.1, 0.03, matte('#7fb069')), { y: 0.24, ry: 0.12 }),
        ),
        { x: 0.85, z: 0.85, ry: 0.3, s: 0.8 },
      ),
    )
  },
}
