import { display, metal, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, ring, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'

export const smartWatch: Model = {
  yaw: -0.5,
  lift: 14,
  focus: [0.42, 0.52],
  build: main => {
    const strap = rubber(main)
    const band = at(ring(0.82, 0.055, strap), {})
    band.scale.set(1, 1.12, 6)
    return group(
      at(group(at(band, { ry: 0 })), { y: 0.98, ry: Math.PI / 2 }),
      at(slab(rounded(0.98, 1.14, 0.32), 0.26, 0.09, metal('#c3c6cc', 0.24)), { y: 0.98, z: 0.84 }),
      at(
        pane(
          0.84,
          1,
          0.26,
          display(420, 500, (pen, w, h) => {
            pen.fillStyle = '#06070a'
            pen.fillRect(0, 0, w, h)
            const tones = ['#ff6b5e', '#9be35b', '#5ec8ff']
            for (const [i, tone] of tones.entries()) {
              pen.strokeStyle = tone
              pen.lineWidth = 24
              pen.lineCap = 'round'
              pen.beginPath()
              pen.arc(w / 2, 330, 120 - i * 32, -Math.PI / 2, Math.PI * (0.9 - i * 0.25))
              pen.stroke()
            }
            pen.fillStyle = '#ffffff'
            pen.textAlign = 'center'
            pen.font = '500 104px "Noto Sans CJK SC"'
            pen.fillText('10:08', w / 2, 150)
          }),
        ),
        { y: 0.98, z: 0.972 },
      ),
      at(drum(0.09, 0.09, 0.12, metal('#c3c6cc', 0.2), 0.03), { x: 0.48, y: 1.12, z: 0.84, rz: -Math.PI / 2 }),
    )
  },
}
