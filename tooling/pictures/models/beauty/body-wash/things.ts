import type { Material, Object3D } from 'three'
import { gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, turned } from '../../../studio/shapes.ts'
import { loft, type Section } from '../../../studio/soft-shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { grown } from '../../food/parts/organic.ts'
import { labelOn, type Printed } from '../parts/pumps.ts'
import { foamCloud } from '../parts/sprigs.ts'

type Pen = CanvasRenderingContext2D

/** Can of 5.2 × 18.6 cm with a domed nozzle for foam. */
export const foamCan = (colour: string, label: Printed, cap = '#f7f5ef'): Object3D => {
  const r = 2.6
  const paint = gloss(colour)
  paint.roughness = 0.34
  paint.clearcoat = 0.5
  return group(
    drum(r * 0.96, r * 0.96, 0.5, metal('#c9ccd1', 0.28), 0.16),
    at(
      turned(
        [
          [r * 0.9, 0],
          [r, 0.2, 0.2],
          [r, 13.4, 1],
          [r * 0.9, 14, 0.3],
          [0, 14.2],
        ],
        paint,
      ),
      { y: 0.3 },
    ),
    at(drum(r * 0.86, r * 0.94, 0.5, metal('#d3d5d9', 0.26), 0.16), { y: 14.1 }),
    at(
      turned(
        [
          [r * 0.88, 0],
          [r * 0.9, 0.6, 0.2],
          [r * 0.84, 2.6, 1.3],
          [r * 0.4, 3.5, 0.5],
          [0, 3.6],
        ],
        plastic(cap, 0.34),
      ),
      { y: 14.4 },
    ),
    at(drum(0.62, 0.72, 1.5, plastic(cap, 0.34), 0.16), { y: 16.7, z: r * 0.5, rx: Math.PI / 2 - 0.25 }),
    at(drum(0.36, 0.36, 0.1, matte('#5f5c56'), 0), { y: 17.06, z: r * 0.5 + 1.47, rx: Math.PI / 2 - 0.25 }),
    at(labelOn({ rx: r, rz: r }, r * 2.35, 10.4, label), { y: 7.2 }),
  )
}

/** Foam shaped as the head of a bear: a dome with two ears. */
export const foamBear = (r = 3): Object3D =>
  group(
    foamCloud(r, 5),
    ...[-1, 1].map(side =>
      at(group(at(foamCloud(r * 0.36, 2 + side, 34), { rx: 0.7 })), { x: side * r * 0.52, y: r * 0.5, z: 0.2 }),
    ),
  )

/** Rubber duck of 7 cm. */
export const duck = (colour = '#f2c230'): Object3D => {
  const skin = plastic(colour, 0.3)
  const body = grown({
    size: [3.2, 2.1, 2.4],
    colour,
    bend: p => {
      if (p.x < -0.3 && p.y > -0.2) p.y += (-p.x - 0.3) * 0.75
    },
    fine: 32,
    finish: 'waxed',
  })
  body.material = skin
  return group(
    at(body, { y: 1.9 }),
    at(ball(1.75, skin), { x: 1.5, y: 4.7 }),
    at(grown({ size: [0.85, 0.3, 0.75], colour: '#e8742a', fine: 16, finish: 'waxed' }), { x: 3.2, y: 4.4 }),
    ...[-1, 1].map(z => at(ball(0.22, gloss('#24201d')), { x: 2.75, y: 5.2, z: z * 0.95 })),
    ...[-1, 1].map(z =>
      at(grown({ size: [1.5, 0.9, 0.4], colour, fine: 16, finish: 'waxed' }), { x: -0.6, y: 2.4, z: z * 2.1, rz: 0.3 }),
    ),
  )
}

/** Flat bottle of clear plastic with oil and a flip cap, 21 cm. */
export const oilBottle = (oil: string, label: Printed, cap: Material): Object3D => {
  const body = (k: number, top: number): Section[] => {
    const rows: Section[] = [
      [0.1, 2.9 * k, 1.7 * k, 3.4],
      [0.6, 3.25 * k, 2 * k, 3.4],
      [6, 3.3 * k, 2.05 * k, 3.4],
      [14, 3.3 * k, 2.05 * k, 3.2],
      [16.4, 3.1 * k, 1.95 * k, 2.8],
      [17.7, 2.3 * k, 1.8 * k, 2.3],
      [18.2, 1.75 * k, 1.7 * k, 2],
    ]
    return rows.filter(([y]) => y <= top)
  }
  return group(
    at(loft(body(0.91, 17), liquid(oil)), { y: 0.35 }),
    loft(body(1, 20), clear(lighter(oil, 0.7), 0.3)),
    at(drum(1.85, 1.95, 2.9, cap, 0.3), { y: 18 }),
    at(box(1.5, 0.16, 0.4, 0.06, matte('#8a8378')), { y: 20.2, z: 1.75 }),
    at(labelOn({ rx: 3.3, rz: 2.05, square: 3.3 }, 4.6, 7.4, label), { y: 8.2 }),
  )
}

/** Face of a bear for a label. */
export const bearFace =
  (tone: string, dark: string) =>
  (pen: Pen, w: number, h: number): void => {
    const r = Math.min(w, h) * 0.17
    const [x, y] = [w / 2, h * 0.78]
    const dot = (dx: number, dy: number, s: number, ink: string) => {
      pen.fillStyle = ink
      pen.beginPath()
      pen.arc(x + dx * r, y + dy * r, s * r, 0, 7)
      pen.fill()
    }
    for (const side of [-0.72, 0.72]) {
      dot(side, -0.78, 0.38, tone)
      dot(side, -0.78, 0.2, '#fff3dc')
    }
    dot(0, 0, 1, tone)
    dot(0, 0.32, 0.42, '#fff3dc')
    for (const side of [-0.4, 0.4]) dot(side, -0.12, 0.1, dark)
    dot(0, 0.18, 0.13, dark)
  }
