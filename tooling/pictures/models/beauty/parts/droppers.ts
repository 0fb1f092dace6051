import type { Material, Object3D } from 'three'
import { plastic, rubber } from '../../../studio/materials.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import type { Words } from '../../../studio/packs/typeset.ts'
import { at, ball, drum, group, placed, thrown, turned } from '../../../studio/shapes.ts'
import { blend, darker } from '../../../studio/tones.ts'
import { girth, paperLabel } from './jars.ts'
import { chrome, frosted, ribbed } from './stuff.ts'

/** A round bottle of glass. */
export interface Bottle {
  readonly r: number
  /** Height of the body up to its neck. */
  readonly h: number
  /** Colour of the liquid or of the wall. */
  readonly tone: string
  /** Clear with the liquid inside, dyed glass, ground glass, or opaque. */
  readonly wall?: 'clear' | 'dyed' | 'frosted' | 'opaque'
  readonly full?: number
  /** How round its shoulder is, 0 to 1. */
  readonly shoulder?: number
  readonly words?: Words
  readonly ink?: string
  /** Colour of a paper label; without it the words are printed on the glass. */
  readonly label?: string
}

/** Body of the bottle with a short neck; the neck's upper edge is at `h + 0.5`. */
export const bottleBody = (bottle: Bottle): Object3D => {
  const { r, h, tone, wall = 'clear', full = 0.86, shoulder = 0.35, words, ink = '#3f3a36', label } = bottle
  const neck = Math.min(0.95, r * 0.56)
  const outline = (k: number, top: number): [number, number, number?][] => [
    [0, 0],
    [r * k, 0, r * 0.16],
    [r * k, top * (1 - 0.14 * shoulder), r * shoulder + 0.05],
    [neck, top, 0.12],
    [neck, top + 0.5],
    [0, top + 0.5],
  ]
  const print = words
    ? [
        label
          ? at(paperLabel(r, h * 0.56, 2.1, words, label, ink), { y: h * 0.44 })
          : at(girth(r, h * 0.66, 1.6, words, ink), { y: h * 0.44 }),
      ]
    : []
  if (wall === 'opaque' || wall === 'frosted')
    return group(turned(outline(1, h), wall === 'opaque' ? plastic(tone, 0.34) : frosted(tone)), ...print)
  const deep = wall === 'dyed'
  return group(
    at(drum(r * 0.86, r * 0.86, h * full * 0.92, liquid(deep ? darker(tone, 0.3) : tone), r * 0.16), { y: h * 0.05 }),
    turned(outline(1, h), clear(deep ? tone : blend('#ffffff', tone, 0.25), deep ? 0.62 : 0.3)),
    at(drum(r * 0.96, r * 0.94, 0.24, clear(deep ? tone : '#ffffff', 0.6), 0.08), { y: 0.02 }),
    ...print,
  )
}

/** Collar and bulb of a dropper, standing on y = 0, 3.6 cm for `s` = 1. */
export const bulb = (collar: Material, teat: string, s = 1): Object3D =>
  group(
    ribbed(1.06 * s, 1.5 * s, 36, 0.02, collar),
    at(
      thrown(
        [
          [0.62 * s, 0],
          [0.66 * s, 0.4 * s],
          [0.7 * s, 1.1 * s],
          [0.6 * s, 1.75 * s],
          [0.3 * s, 2.05 * s],
          [0, 2.1 * s],
        ],
        rubber(teat),
      ),
      { y: 1.48 * s },
    ),
  )

/** The same drawn out, with its pipette below: the tip is at y = 0, `long` cm of glass. */
export const pipette = (collar: Material, teat: string, tone: string, long = 5, s = 1): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [0.12 * s, 0, 0.05],
        [0.3 * s, 0.8 * s, 0.2],
        [0.3 * s, long],
      ],
      clear('#ffffff', 0.42),
    ),
    at(drum(0.2 * s, 0.1 * s, long * 0.55, liquid(tone), 0.03), { y: 0.16 }),
    at(bulb(collar, teat, s), { y: long }),
  )

/** Bottle closed by its dropper. */
export const dropperBottle = (bottle: Bottle, collar: Material, teat: string): Object3D =>
  group(bottleBody(bottle), at(bulb(collar, teat, Math.min(1, bottle.r * 0.6)), { y: bottle.h + 0.1 }))

/** Pump: collar, stem, head with a spout towards +x turned by `turn`; 3.4 cm for `s` = 1. */
export const pump = (stuff: Material, s = 1, turn = 0.4, stem: Material = chrome()): Object3D =>
  group(
    ribbed(1.1 * s, 1.1 * s, 40, 0.02, stuff),
    at(drum(0.36 * s, 0.36 * s, 1.2 * s, stem, 0.03), { y: 1.05 * s }),
    at(
      group(
        drum(0.86 * s, 0.8 * s, 0.8 * s, stuff, 0.16 * s),
        at(placed(drum(0.2 * s, 0.34 * s, 2 * s, stuff, 0.05), { rz: -Math.PI / 2 - 0.12 }), {
          x: 0.4 * s,
          y: 0.5 * s,
        }),
      ),
      { y: 2.15 * s, ry: turn },
    ),
  )

/** Clear cap that stands over a pump or beside it, `h` high. */
export const clearCap = (r: number, h: number, tint = '#ffffff'): Object3D =>
  group(drum(r, r, h, clear(tint, 0.34), 0.2), at(drum(r * 0.98, r * 0.98, 0.1, clear(tint, 0.6), 0.02), { y: 0.02 }))

/** Single-dose vial of soft plastic, 6 cm, with its flat tab; open when `opened`. */
export const vial = (tone: string, opened = false): Object3D =>
  group(
    at(drum(0.5, 0.56, 2.2, liquid(tone), 0.2), { y: 0.1 }),
    turned(
      [
        [0, 0],
        [0.66, 0, 0.12],
        [0.66, 3, 0.3],
        [0.2, 3.7, 0.1],
        [0.2, 4.1],
        [0, 4.1],
      ],
      clear('#f2f7f9', 0.5),
    ),
    at(drum(0.64, 0.64, 0.14, frosted('#eef4f6'), 0.04), { y: 0 }),
    ...(opened ? [] : [at(vialTab(), { y: 4.05 })]),
  )

/** Twist-off tab of a vial. */
export const vialTab = (): Object3D => {
  const flat = at(ball(0.62, frosted('#eef4f6')), { y: 0.9 })
  flat.scale.set(1, 1.4, 0.26)
  return group(flat, drum(0.2, 0.16, 0.4, frosted('#eef4f6'), 0.02))
}
