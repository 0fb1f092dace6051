import type { Material, Object3D } from 'three'
import { gloss, plastic, wood } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, drum, group, placed, ring, slab, turned, wrap } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { blend, lighter } from '../../../studio/tones.ts'
import { swirl } from './dabs.ts'
import { chrome, creamy, frosted } from './stuff.ts'

/** Words printed around a round body of radius `r`, `h` high, facing +z; nothing behind the letters. */
export const girth = (
  r: number,
  h: number,
  arc: number,
  words: Words,
  ink: string,
  plan: Style['plan'] = 'classic',
): Object3D =>
  wrap(r + 0.02, h, arc, face(r * arc, h, words, { ground: 'rgba(255,255,255,0)', ink, accent: ink, plan }, 80))

/** Paper label around a round body. */
export const paperLabel = (
  r: number,
  h: number,
  arc: number,
  words: Words,
  ground: string,
  ink: string,
  plan: Style['plan'] = 'classic',
): Object3D => wrap(r + 0.02, h, arc, face(r * arc, h, words, { ground, ink, accent: ink, plan }, 80))

/** How a jar is made. */
interface Jar {
  readonly r: number
  readonly h: number
  readonly tone: string
  /** Thick clear glass around a coloured cup, glazed all through, or with a ground surface. */
  readonly wall?: 'glass' | 'opaque' | 'frosted'
  readonly words?: Words
  readonly ink?: string
}

/** Body of a jar without its lid: rounded foot, short neck with a thread. */
export const jarBody = ({ r, h, tone, wall = 'opaque', words, ink = '#4a4038' }: Jar): Object3D => {
  const shape: [number, number, number?][] = [
    [0, 0],
    [r * 0.9, 0, r * 0.16],
    [r, h * 0.3, r * 0.3],
    [r, h * 0.9, r * 0.16],
    [r * 0.86, h, 0.1],
    [0, h],
  ]
  const print = words ? [at(girth(r, h * 0.62, 1.7, words, ink), { y: h * 0.5 })] : []
  if (wall !== 'glass')
    return group(
      turned(shape, wall === 'opaque' ? gloss(tone) : frosted(tone)),
      at(drum(r * 0.84, r * 0.84, r * 0.16, wall === 'opaque' ? gloss(lighter(tone, 0.1)) : frosted(tone), 0.05), {
        y: h - 0.02,
      }),
      ...print,
    )
  return group(
    at(drum(r * 0.84, r * 0.76, h * 0.86, frosted(tone), r * 0.16), { y: h * 0.14 }),
    turned(shape, clear(blend('#ffffff', tone, 0.35), 0.4)),
    at(drum(r * 0.9, r * 0.86, h * 0.1, frosted(blend('#ffffff', tone, 0.5)), 0.1), { y: 0.02 }),
    at(drum(r * 0.84, r * 0.84, r * 0.16, clear('#ffffff', 0.5), 0.05), { y: h - 0.02 }),
    at(ring(r * 0.83, 0.06, clear('#ffffff', 0.8)), { y: h + r * 0.14, rx: Math.PI / 2 }),
    ...print,
  )
}

/** Cream in an open jar, its rim at the height of the jar's mouth. */
export const fill = (r: number, h: number, stuff: Material | string, high = 0.5): Object3D =>
  at(swirl(r * 0.8, high, typeof stuff === 'string' ? creamy(stuff) : stuff), { y: h + r * 0.1 })

/** Screw lid standing on y = 0: of lacquer, metal or wood. */
export const jarLid = (r: number, h: number, stuff: Material | 'silver' | 'wood'): Object3D =>
  stuff === 'wood'
    ? drum(r, r, h, wood('#c39a67'), 0.14)
    : group(
        drum(r, r, h, stuff === 'silver' ? chrome(0.28) : stuff, r * 0.07),
        at(ring(r * 0.995, 0.03, chrome(0.4)), { y: 0.1, rx: Math.PI / 2 }),
      )

/**
 * Lid standing on its rim and leaning on a round body of radius `body` at the origin, in the direction `turn` from it;
 * `lean` is its slope to the table, and its upper edge touches the wall.
 */
export const leant = (lid: Object3D, r: number, body: number, turn: number, lean = 0.8): Object3D => {
  const away = body + r * Math.cos(lean) + 0.05
  return at(placed(lid, { rx: lean, y: r * Math.sin(lean) }), {
    x: Math.sin(turn) * away,
    z: Math.cos(turn) * away,
    ry: turn,
  })
}

/** Flat spatula, `long` cm, lying along x with its blade at the right. */
export const spatula = (color: string, long = 8): Object3D =>
  group(
    at(slab(rounded(long * 0.66, 0.5, 0.2), 0.16, 0.06, plastic(color, 0.35)), {
      rx: -Math.PI / 2,
      x: -long * 0.17,
      y: 0.12,
    }),
    at(slab(rounded(long * 0.36, 1, 0.46), 0.14, 0.05, plastic(color, 0.35)), {
      rx: -Math.PI / 2,
      x: long * 0.32,
      y: 0.12,
    }),
  )
