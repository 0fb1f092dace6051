import type { Material, Object3D } from 'three'
import { anodised, display, gloss, matte, metal, rubber } from '../materials.ts'
import { at, box, drum, group, ring, slab } from '../shapes.ts'
import { pane, rounded } from '../soft-shapes.ts'
import { darker, lighter } from '../tones.ts'

type Pen = CanvasRenderingContext2D

/** Measures of a flat device in centimetres. */
export interface Slab {
  readonly w: number
  readonly h: number
  readonly d: number
  readonly corner: number
}

/** One lens: barrel, ring, glass, coating. */
export const lens = (r: number, rim = metal('#b9bcc2', 0.24)): Object3D =>
  group(
    at(ring(r * 0.94, r * 0.09, rim), { z: 0.12 }),
    at(drum(r * 0.92, r * 0.92, 0.12, gloss('#0b0c10'), 0.02), { rx: Math.PI / 2 }),
    at(drum(r * 0.6, r * 0.6, 0.13, gloss('#131826'), 0.02), { rx: Math.PI / 2 }),
    at(drum(r * 0.34, r * 0.34, 0.14, gloss('#23365c'), 0.02), { rx: Math.PI / 2 }),
    at(drum(r * 0.12, r * 0.12, 0.15, gloss('#7f9cd0'), 0.01), { x: r * 0.16, y: r * 0.16, rx: Math.PI / 2 }),
  )

/** Lamp beside the lenses. */
export const flash = (r = 0.3): Object3D => at(drum(r, r, 0.1, matte('#fff2cf', 0.4), 0.02), { rx: Math.PI / 2 })

/** Buttons and sockets around the rim: keys right, socket and speaker holes below. */
export const rim = ({ w, h, d }: Slab, frame: Material): Object3D =>
  group(
    at(box(0.16, 1.1, d * 0.34, 0.06, frame), { x: w / 2 + 0.04, y: h * 0.14 }),
    at(box(0.16, 2.1, d * 0.34, 0.06, frame), { x: w / 2 + 0.04, y: h * 0.26 }),
    at(box(0.9, 0.06, d * 0.36, 0.03, gloss('#0b0c10')), { y: -h / 2 }),
    ...[-2.1, -1.7, -1.3, 1.3, 1.7, 2.1].map(x =>
      at(drum(0.09, 0.09, 0.05, gloss('#0b0c10'), 0), { x, y: -h / 2 - 0.01 }),
    ),
    ...[-1, 1].map(side => at(box(w * 0.9, 0.02, 0.02, 0.005, matte('#00000044')), { y: side * h * 0.46, z: d * 0.2 })),
  )

/** Home screen that has no words: a wallpaper, a clock, rows of plain round icons. */
export const homeScreen = (from: string, to: string, clock = '10:08') =>
  display(460, 980, (pen, w, h) => {
    wallpaper(pen, w, h, from, to)
    pen.fillStyle = '#ffffff'
    pen.textAlign = 'center'
    pen.font = '300 116px "Noto Sans CJK SC"'
    pen.fillText(clock, w / 2, h * 0.2)
    for (let row = 0; row < 2; row += 1)
      for (let column = 0; column < 4; column += 1) {
        pen.fillStyle =
          ['#ffffffd9', '#f6c26bd9', '#7fc4a0d9', '#8fb0eed9', '#f09a9ad9'][(row * 4 + column * 3) % 5] ?? '#ffffff'
        pen.beginPath()
        pen.roundRect(w * (0.1 + column * 0.215), h * (0.72 + row * 0.115), w * 0.155, w * 0.155, w * 0.045)
        pen.fill()
      }
  })

/** Soft dunes as a wallpaper. */
export function wallpaper(pen: Pen, w: number, h: number, from: string, to: string): void {
  const sky = pen.createLinearGradient(0, 0, w * 0.5, h)
  sky.addColorStop(0, from)
  sky.addColorStop(1, to)
  pen.fillStyle = sky
  pen.fillRect(0, 0, w, h)
  for (let layer = 0; layer < 4; layer += 1) {
    pen.fillStyle = `rgba(255,255,255,${0.08 + layer * 0.05})`
    pen.beginPath()
    pen.moveTo(0, h)
    for (let x = 0; x <= w; x += w / 40)
      pen.lineTo(x, h * (0.42 + layer * 0.13) + Math.sin((x / w) * (3.4 + layer) + layer * 2.1) * h * 0.06)
    pen.lineTo(w, h)
    pen.fill()
  }
}

/** Body of a device: frame, back, front of glass with its screen. It faces +z with the screen; turn it for the back. */
export function device(shape: Slab, frame: string, back: Material, screen: Material): Object3D {
  const { w, h, d, corner } = shape
  const metalFrame = anodised(frame)
  return group(
    slab(rounded(w, h, corner), d, 0.07, metalFrame),
    at(slab(rounded(w - 0.12, h - 0.12, corner), 0.06, 0.02, gloss('#0a0b0d')), { z: d / 2 }),
    at(pane(w - 0.5, h - 0.5, corner * 0.8, screen), { z: d / 2 + 0.04 }),
    at(drum(0.16, 0.16, 0.02, gloss('#050608'), 0), { y: h / 2 - 0.62, z: d / 2 + 0.05, rx: Math.PI / 2 }),
    at(slab(rounded(w - 0.14, h - 0.14, corner), 0.1, 0.04, back), { z: -d / 2 }),
    rim(shape, anodised(darker(frame, 0.08))),
  )
}

/** Rubber bumper with bevelled corners and screws around a device. */
export const bumper = ({ w, h, d }: Slab, tone: string): Object3D =>
  group(
    ...[-1, 1].flatMap(x =>
      [-1, 1].map(y =>
        group(
          at(
            slab(
              [
                [-1.5, -1.8, 0.8],
                [1.5, -1.8, 0.5],
                [1.5, 1.8, 1.4],
                [-1.5, 1.8, 0.5],
              ],
              d + 0.5,
              0.2,
              rubber(tone),
            ),
            { x: x * (w / 2 - 0.9), y: y * (h / 2 - 1.2), ry: x < 0 ? Math.PI : 0, rz: y < 0 ? (x < 0 ? 0 : 0) : 0 },
          ),
          at(drum(0.26, 0.26, 0.1, metal('#8d9096', 0.3), 0.03), {
            x: x * (w / 2 - 0.8),
            y: y * (h / 2 - 1),
            z: -d / 2 - 0.3,
            rx: -Math.PI / 2,
          }),
        ),
      ),
    ),
    ...[-1, 1].map(x => at(box(0.6, h * 0.5, d + 0.2, 0.2, rubber(lighter(tone, 0.06))), { x: (x * w) / 2 })),
    ...Array.from({ length: 7 }, (_, i) =>
      at(box(0.3, 0.16, d * 0.6, 0.06, rubber(darker(tone, 0.2))), { x: w / 2 + 0.3, y: -1.4 + i * 0.46 }),
    ),
  )
