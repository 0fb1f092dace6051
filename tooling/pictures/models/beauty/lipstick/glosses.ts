import type { Object3D } from 'three'
import { gloss, plastic } from '../../../studio/materials.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, placed, ring } from '../../../studio/shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { dollop, smear } from '../parts/dabs.ts'
import { chrome, creamy, frosted, gold, spun } from '../parts/stuff.ts'

/** Square clear tube with its colour inside, `h` high, without the cap. */
const vial = (color: string, h = 5.6): Object3D =>
  group(
    at(box(1.36, h - 0.5, 1.36, 0.3, liquid(color)), { y: h / 2 + 0.02 }),
    at(box(1.9, h, 1.9, 0.22, clear('#ffffff', 0.34)), { y: h / 2 }),
    at(box(1.86, 0.24, 1.86, 0.08, clear('#ffffff', 0.5)), { y: 0.14 }),
    at(drum(0.66, 0.66, 0.9, clear('#ffffff', 0.5), 0.05), { y: h }),
    at(ring(0.62, 0.08, chrome()), { y: h + 0.8, rx: Math.PI / 2 }),
  )

/** Foot of the applicator: flocked, cut aslant, full of colour. */
const doeFoot = (color: string): Object3D => {
  const foot = at(ball(0.42, creamy(color, 0.2, 0.9)), { y: 0.62 })
  foot.scale.set(0.82, 2, 0.66)
  return foot
}

/** Cap with its rod and applicator, pointing up from y = 0. */
const wand = (color: string, cap: Object3D, h: number): Object3D =>
  group(cap, at(drum(0.13, 0.13, 3.4, plastic('#f3efe9', 0.4), 0.02), { y: h }), at(doeFoot(color), { y: h + 3.1 }))

const squareCap = (tone: string, h = 4.2): Object3D => at(box(1.9, h, 1.9, 0.2, gloss(tone)), { y: h / 2 })

/** Open tube of gloss, its wand leaning on it, a drop before it. */
export const openGloss = (color: string): Object3D =>
  group(
    vial(color),
    at(wand(color, group(squareCap('#f6f1ea'), at(drum(0.8, 0.8, 0.3, gold()), { y: 4.2 })), 4.4), {
      x: 5.2,
      y: 0.58,
      z: 0.5,
      rz: 0.66,
    }),
    at(dollop(0.72, creamy(color, 0.12, 1)), { x: -1.9, z: 2.2 }),
    at(smear(2.6, 0.9, 0.1, creamy(color, 0.12, 1), 5), { x: -3.4, z: 2.2, ry: Math.PI }),
  )

/** Round frosted tube with a dark cap, closed, and a second one lying before it. */
export const matteGloss = (color: string): Object3D => {
  const tube = (): Object3D =>
    group(
      drum(1.02, 1.02, 5.2, frosted(color), 0.22),
      at(drum(0.96, 0.96, 0.3, gold(0.24), 0.04), { y: 5.16 }),
      at(drum(0.98, 1.04, 4.6, plastic('#2b2526', 0.44), 0.14), { y: 5.42 }),
    )
  return group(tube(), at(placed(tube(), { rz: Math.PI / 2, y: 1.04 }), { x: 6.6, z: 2.6, ry: 0.2 }))
}

/** Milky round tube lying open, its wand beside it. */
export const milkyGloss = (color: string): Object3D => {
  const cap = (): Object3D => drum(0.98, 0.86, 3.4, plastic(lighter(color, 0.1), 0.4), 0.3)
  const tube = group(
    drum(0.7, 0.7, 4.9, liquid(color), 0.4),
    drum(1, 1, 5.6, clear('#fff6f2', 0.55), 0.4),
    at(drum(0.56, 0.56, 0.9, plastic('#fbf4ee', 0.4), 0.05), { y: 5.5 }),
  )
  return group(
    at(placed(tube, { rz: -Math.PI / 2, y: 1 }), { x: -4.2, ry: 0.34, z: -0.4 }),
    at(placed(wand(color, cap(), 3.4), { rz: Math.PI / 2, y: 0.98 }), { x: 4.2, z: 2.6, ry: 0.34 }),
    at(smear(3, 1, 0.14, creamy(color, 0.16, 0.9), 3), { x: -3.4, z: 2.9, ry: 0.34 }),
  )
}

/** Tube of gloss, closed, 9.8 cm. */
export const closedGloss = (color: string): Object3D =>
  group(vial(color), at(drum(0.8, 0.8, 0.3, gold()), { y: 5.5 }), at(group(squareCap('#f6f1ea')), { y: 5.7 }))

/** Lid of the pot, standing on its rim and leaning towards -z. */
export const potLid = (): Object3D =>
  placed(
    group(drum(2.2, 2.2, 0.95, plastic('#2b2726', 0.5), 0.14), at(drum(1.7, 1.7, 0.04, gold(0.3), 0.01), { y: 0.95 })),
    { rx: 0.86, y: 2.2 * Math.sin(0.86) },
  )

/** Low pot of lip mud with a dent of a finger; with its lid and a small applicator unless it is `alone`. */
export const pot = (color: string, alone = false): Object3D => {
  const [r, h] = [2.1, 1.9]
  const body = group(
    drum(r, r, h, frosted(lighter(color, 0.62)), 0.3),
    at(drum(1.84, 1.84, 0.42, frosted(lighter(color, 0.7)), 0.06), { y: h - 0.04 }),
    at(
      spun(
        (turn, t) => {
          const away = (1 - t) * 1.7
          const [x, z] = [Math.sin(turn) * away - 0.2, Math.cos(turn) * away - 0.2]
          const dent = 0.4 * Math.exp(-(x * x) / 0.75 - (z * z) / 0.3)
          return [
            away,
            (0.3 + 0.28 * t - dent + 0.09 * Math.sin(turn * 2 + away * 4) * t * (1 - t) * 3) * Math.min(1, t * 12),
          ]
        },
        creamy(color, 0.6, 0.1),
        72,
        34,
      ),
      { y: h + 0.3 },
    ),
  )
  if (alone) return body
  return group(
    body,
    at(potLid(), { x: 3.3, z: 0.7, ry: 1 }),
    at(
      placed(
        group(
          drum(0.22, 0.22, 3.6, plastic('#2b2726', 0.4), 0.1),
          at(drum(0.24, 0.24, 0.5, gold()), { y: 3.5 }),
          at(drum(0.24, 0.16, 1, creamy(color, 0.7, 0), 0.1), { y: 3.9 }),
        ),
        { rz: Math.PI / 2, y: 0.25 },
      ),
      { x: 1.4, z: 3.4, ry: -0.2 },
    ),
  )
}
