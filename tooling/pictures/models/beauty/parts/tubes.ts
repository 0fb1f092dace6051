import type { Object3D } from 'three'
import { gloss, metal, plastic } from '../../../studio/materials.ts'
import { type Style, typeset, type Words } from '../../../studio/packs/typeset.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { darker } from '../../../studio/tones.ts'
import { type Point, surface } from '../../home/parts/shape.ts'
import { chrome, printed, ribbed } from './stuff.ts'

/** A soft tube. Measures in centimetres. */
export interface Tube {
  /** Radius at the cap, length of the body, height of the cap. */
  readonly r: number
  readonly long: number
  readonly cap?: number
  readonly words: Words
  readonly style: Style
  /** Plastic with a flip cap, plastic with a narrow cap, or aluminium with a six-sided cap. */
  readonly make?: 'flip' | 'screw' | 'aluminium'
  readonly lid?: string
  /** How much of it has been pressed out, from 0 to 1. */
  readonly used?: number
  /** Words stand along the tube, for tubes that lie; `back` reads from the cap to the end. */
  readonly along?: boolean | 'back'
  readonly matte?: boolean
}

/** Tube standing on its cap, its crimped end up, printed on the side that faces +z. */
export function tube(made: Tube): Object3D {
  const { r, long, make = 'flip', used = 0, style } = made
  const cap = made.cap ?? (make === 'flip' ? r * 0.9 : r * 1.1)
  const neck = make === 'flip' ? 0 : r * 0.34
  const foil = make === 'aluminium'
  const skin = printed(
    Math.round(r * 6.28 * 70),
    Math.round(long * 70),
    (pen, w, h) => {
      pen.fillStyle = style.ground
      pen.fillRect(0, 0, w, h)
      pen.save()
      if (made.along) {
        pen.translate(w * 0.5, h * 0.46)
        pen.rotate(made.along === 'back' ? -Math.PI / 2 : Math.PI / 2)
        pen.translate(-h * 0.36, -w * 0.15)
        typeset(pen, h * 0.72, w * 0.3, made.words, style)
      } else {
        pen.translate(w * 0.325, h * 0.14)
        typeset(pen, w * 0.35, h * 0.76, made.words, style)
      }
      pen.restore()
      pen.fillStyle = foil ? '#b9bdc2' : darker(style.ground, 0.08)
      for (let y = 0; y < h * 0.055; y += 5) pen.fillRect(0, y, w, 2)
    },
    foil ? { dull: 0.34, coat: 0, metalness: 0.5 } : { dull: made.matte ? 0.62 : 0.36, coat: made.matte ? 0.05 : 0.35 },
  )
  const body = surface(
    (u, v): Point => {
      const turn = (u * 2 - 1) * Math.PI
      const t = Math.min(1, v / 0.945)
      const shoulder = Math.min(1, v / 0.03) ** 0.6
      const flat = t ** (1.5 - used * 0.6)
      const rx = (r + r * 0.36 * t ** 1.6) * (0.84 + 0.16 * shoulder)
      const rz = (r * (1 - flat) + 0.07) * (0.84 + 0.16 * shoulder)
      const dent = used * r * 0.5 * (clouds(u * 5 + 3, v * 4 + 7, 3) - 0.5) * Math.sin(Math.PI * Math.min(1, v * 1.04))
      return [Math.sin(turn) * rx + dent * 0.2, cap + neck + v * long, Math.cos(turn) * rz + dent * Math.cos(turn)]
    },
    skin,
    72,
    60,
  )
  const lid = made.lid ?? '#f7f4ee'
  const foot =
    make === 'flip'
      ? group(
          drum(r * 1.0, r * 1.0, cap, plastic(lid, 0.42), 0.14),
          at(drum(r * 1.005, r * 1.005, 0.05, plastic(darker(lid, 0.2), 0.5), 0), { y: cap * 0.66 }),
          at(box(r * 0.5, 0.1, 0.12, 0.03, plastic(darker(lid, 0.16), 0.5)), { y: cap * 0.62, z: r * 0.99 }),
        )
      : make === 'screw'
        ? group(
            ribbed(r * 0.62, cap, 26, 0.03, gloss(lid)),
            at(drum(r * 0.94, r * 0.5, neck + 0.06, plastic(style.ground, 0.4), 0.05), { y: cap }),
          )
        : group(
            six(r * 0.56, cap, lid),
            at(drum(r * 0.94, r * 0.34, neck + 0.06, metal('#cfd2d6', 0.36), 0.03), { y: cap }),
            at(drum(r * 0.36, r * 0.36, 0.2, chrome(), 0.02), { y: cap - 0.05 }),
          )
  return group(foot, body)
}

/** Six-sided cap. */
const six = (r: number, h: number, color: string): Object3D => {
  const stuff = plastic(color, 0.4)
  return group(
    ...[0, 1, 2].map(i => at(box(r * 2, h, r * 1.15, 0.08, stuff), { y: h / 2, ry: (i * Math.PI) / 3 })),
    at(drum(r * 0.8, r * 0.8, 0.06, stuff, 0.02), { y: h - 0.03 }),
  )
}
