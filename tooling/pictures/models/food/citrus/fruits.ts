import type { Object3D } from 'three'
import { type Fruit, fruit, half, heap, leafed, slice } from '../../../studio/food/fruit.ts'
import { at, group } from '../../../studio/shapes.ts'

/** Shapes and skins of the class. */
export const ORANGE: Fruit = { r: 4, skin: '#ee8a1d', blush: '#f6a93a', dimple: 0.08 }
export const MANDARIN: Fruit = {
  r: 3.1,
  tall: 0.76,
  skin: '#ee7a1a',
  blush: '#f7a531',
  dimple: 0.16,
  ribs: 9,
  dull: 0.36,
}
export const LEMON: Fruit = { r: 2.9, tall: 1.22, tip: 0.36, dimple: 0, skin: '#f4cf2f', blush: '#f8e27a' }
export const LIME: Fruit = {
  r: 2.5,
  tall: 1.02,
  tip: 0.13,
  dimple: 0.02,
  skin: '#6f9f2e',
  blush: '#a7bf4a',
  dull: 0.32,
}
export const POMELO: Fruit = {
  r: 8,
  tall: 1.1,
  tip: 0.12,
  dimple: 0.03,
  skin: '#e8d36a',
  blush: '#cfcf6a',
  pores: 1.6,
  dull: 0.55,
}

/** A heap of whole fruit. */
export const pile = (kind: Fruit, count: number, leaves = 0): Object3D =>
  heap(seed => (seed <= leaves ? leafed({ ...kind, seed }) : fruit({ ...kind, seed })), kind.r, count)

/** One whole fruit with a half before it. */
export const wholeAndHalf = (kind: Fruit, flesh: string, leaf = false): Object3D =>
  group(
    at((leaf ? leafed : fruit)({ ...kind, seed: 3 }), { x: -kind.r * 0.85, z: -kind.r * 0.5 }),
    at(half(kind, flesh, { tilt: 1.05 }), { x: kind.r * 1.05, z: kind.r * 0.7, ry: -0.25 }),
  )

/** A lemon lies on its side. */
export const lying = (kind: Fruit, seed: number, turn: number): Object3D =>
  group(
    at(group(at(fruit({ ...kind, seed }), { y: -kind.r * (kind.tall ?? 1) })), {
      rz: Math.PI / 2 - 0.08,
      ry: turn,
      y: kind.r * 0.9,
    }),
  )

/** Several round slices, fanned. */
export const slices = (kind: Fruit, flesh: string, count: number): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(slice(kind.r * 0.96, flesh, kind.skin), {
        x: i * kind.r * 0.7,
        y: i * 0.36,
        z: i * 0.3,
        rz: i === 0 ? 0 : 0.2,
      }),
    ),
  )
