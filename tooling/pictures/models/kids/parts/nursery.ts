import type { Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { PILES } from '../../../studio/cloth/fur.ts'
import { matte, plastic, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { grown } from '../../food/parts/organic.ts'
import { crumpled } from '../../food/parts/sheets.ts'
import { bear } from '../plush/animals.ts'

/** Heap of milk powder, `r` wide. */
export const powder = (r: number, high: number, color = '#f3e7cb'): Object3D =>
  grown({
    size: [r, high, r],
    colour: color,
    finish: 'dry',
    fine: 44,
    lump: 0.34,
    grain: 3.4,
    bend: p => {
      if (p.y < 0) p.y *= 0.1
      else p.y **= 1.25
    },
  })

/** Measuring scoop of clear-coloured plastic lying along x, full of powder. */
export const measure = (color: string, fill = '#f3e7cb'): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [1.5, 0, 0.4],
        [1.9, 2.5, 0.1],
        [2.1, 2.6, 0.05],
        [1.8, 2.7],
        [1.4, 0.4],
        [0, 0.3],
      ],
      plastic(color),
    ),
    at(powder(1.75, 1.1, fill), { y: 2.3 }),
    at(slab(rounded(7.4, 1.1, 0.5), 0.34, 0.1, plastic(color)), { x: 5.1, y: 2.4, rx: -Math.PI / 2 }),
  )

/** Baby's spoon of soft silicone, lying along x. */
export const babySpoon = (color: string): Object3D => {
  const stuff = plastic(color, 0.6)
  const cup = at(ball(1, stuff), { x: -5.4, y: 0.7 })
  cup.scale.set(1.9, 0.42, 1.25)
  const handle = at(ball(1, stuff), { x: 6.2, y: 0.6 })
  handle.scale.set(2.2, 0.5, 0.8)
  return group(
    cup,
    handle,
    rod(
      [
        [-4.2, 0.7, 0],
        [-1, 0.9, 0],
        [3, 0.7, 0],
        [6, 0.6, 0],
      ],
      0.36,
      stuff,
    ),
  )
}

/** Muslin lying in creases. */
export const muslin = (color: string, w = 26, d = 20, seed = 1): Object3D =>
  crumpled(w, d, 1.5, fabric({ color, weave: 'linen' }), 0.2, seed)

/** Small sitting teddy of `high` centimetres. */
export const teddy = (color: string, high = 14, bow?: string): Object3D => {
  const whole = bear(color, PILES.velour, bow === undefined ? {} : { bow })
  whole.scale.setScalar(high / 30)
  return group(whole)
}

/** Wooden rattle lying: two rings on a bar with beads. */
export const rattle = (tones: readonly string[]): Object3D => {
  const beech = wood('#dcb883')
  return group(
    at(ring(2.6, 0.55, beech), { x: -4.6, y: 0.6, rx: Math.PI / 2 }),
    at(drum(0.5, 0.5, 5, beech, 0.1), { x: 3, y: 1.2, rz: Math.PI / 2 }),
    ...tones.map((tone, i) => at(ball(1.2, plastic(tone, 0.5)), { x: -1.2 + i * 2.1, y: 1.2 })),
    at(ball(1.7, beech), { x: 3.8, y: 1.7 }),
  )
}

/** Finger biscuit for babies, lying along x. */
export const biscuit = (seed = 1): Object3D =>
  group(
    at(box(7.4, 1, 2.2, 0.5, matte(seed % 2 ? '#d8a862' : '#cf9c56')), { y: 0.5 }),
    ...Array.from({ length: 6 }, (_, i) =>
      at(box(0.16, 0.1, 1.2, 0.04, matte('#a9743a')), { x: -2.6 + i * 1.05, y: 1, ry: (noise(i + seed) - 0.5) * 0.3 }),
    ),
  )

/** Crumbs scattered flat. */
export const crumbs = (color: string, count = 16, reach = 5): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(box(0.3 + noise(i) * 0.4, 0.25, 0.3 + noise(i + 4) * 0.3, 0.1, matte(i % 3 ? color : darker(color, 0.15))), {
        x: (noise(i + 20) - 0.5) * reach * 2,
        y: 0.12,
        z: (noise(i + 50) - 0.5) * reach,
        ry: i,
      }),
    ),
  )

/** Bib of cloth lying, its tapes to the back. */
export const bib = (color: string, check = false): Object3D => {
  const stuff = fabric({ color, weave: 'canvas', ...(check ? { pattern: 'check' as const, second: '#ffffff' } : {}) })
  const trim = matte(darker(color, 0.15))
  return group(
    at(slab(rounded(20, 18, 5), 0.4, 0.16, stuff), { y: 0.2, z: 4, rx: -Math.PI / 2 }),
    at(ring(5.2, 0.9, stuff, 5), { y: 0.5, z: -7.6, rx: -Math.PI / 2, rz: -0.94 }),
    at(ring(4.3, 0.2, trim, 5), { y: 0.6, z: -7.6, rx: -Math.PI / 2, rz: -0.94 }),
    at(drum(0.7, 0.7, 0.3, plastic(lighter(color, 0.4)), 0.1), { x: 3.4, y: 1.2, z: -11.4 }),
  )
}
