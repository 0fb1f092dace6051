import type { Material, Object3D } from 'three'
import { matte, plastic } from '../../../studio/materials.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { face, type Words } from '../../../studio/packs/typeset.ts'
import { at, ball, box, drum, group, placed, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { dollop, smear } from '../parts/dabs.ts'
import { chrome, creamy, frosted, gold } from '../parts/stuff.ts'

/** Pump of a small bottle: collar, stem and a head with a short spout towards +x. */
export const smallPump = (stuff: Material, r = 1, stem: Material = chrome()): Object3D =>
  group(
    drum(r, r, 1.3, stuff, 0.1),
    at(drum(r * 0.36, r * 0.36, 0.8, stem, 0.03), { y: 1.25 }),
    at(drum(r * 0.72, r * 0.72, 0.9, stuff, 0.14), { y: 1.95 }),
    at(placed(drum(r * 0.2, r * 0.24, r * 1.1, stuff, 0.05), { rz: -Math.PI / 2 }), { x: r * 0.3, y: 2.5 }),
  )

const words = (w: number, h: number, text: Words, ink: string): Object3D =>
  pane(w, h, 0.05, face(w, h, text, { ground: 'rgba(255,255,255,0)', ink, accent: ink, plan: 'minimal' }, 90))

/** Square bottle of thick glass with the foundation seen inside, its pump up, its cap beside. */
export const squareBottle = (color: string, text: Words): Object3D =>
  group(
    at(box(2.9, 6.4, 2.9, 0.3, liquid(color)), { y: 3.9 }),
    at(box(3.5, 7.7, 3.5, 0.3, clear('#ffffff', 0.32)), { y: 3.85 }),
    at(box(3.44, 0.5, 3.44, 0.14, clear('#ffffff', 0.5)), { y: 0.3 }),
    at(smallPump(plastic('#232122', 0.36), 1.05), { y: 7.6 }),
    at(group(at(box(2.3, 3.6, 2.3, 0.2, plastic('#232122', 0.36)), { y: 1.8 })), { x: 4.3, z: 1.3, ry: 0.2 }),
    at(words(2.8, 5.6, text, '#4a3a30'), { y: 3.9, z: 1.78 }),
  )

/** Slim round bottle with a pale cap on; a drop and a sponge before it. */
export const slimBottle = (color: string, text: Words): Object3D =>
  group(
    at(drum(1.5, 1.5, 7.6, liquid(color), 0.4), { y: 0.3 }),
    drum(1.75, 1.75, 8.4, clear('#ffffff', 0.3), 0.4),
    at(drum(1.2, 1.2, 0.5, gold(0.3), 0.05), { y: 8.3 }),
    at(drum(1.3, 1.4, 3.6, plastic('#f7f1e8', 0.4), 0.2), { y: 8.7 }),
    at(words(2.3, 5.4, text, '#5d4232'), { y: 4.2, z: 1.77 }),
    at(dollop(0.9, creamy(lighter(color, 0.1), 0.3, 0.6)), { x: 3.2, z: 2.6 }),
    at(smear(3.4, 1.1, 0.14, creamy(lighter(color, 0.1), 0.3, 0.6), 4), { x: 4.8, z: 2.6 }),
  )

/** Frosted bottle with rounded shoulders and a silver pump. */
export const frostedBottle = (color: string, text: Words): Object3D =>
  group(
    at(slab(rounded(4.6, 7.6, 1.3), 2.9, 0.9, frosted(color)), { y: 3.8 }),
    at(smallPump(chrome(0.3), 1), { y: 7.5 }),
    at(words(3, 5.2, text, '#4a3a5c'), { y: 3.7, z: 1.47 }),
  )

/** Egg of sponge for make-up. */
export const blender = (color: string): Object3D => {
  const egg = at(ball(1.9, matte(color, 0.95)), { y: 1.5, rz: 1.3 })
  egg.scale.set(0.8, 1.12, 0.8)
  return group(egg)
}
