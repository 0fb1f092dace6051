import { Color, DoubleSide, type Material, MeshPhysicalMaterial } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { upholstery } from '../../../studio/cloth/upholstery.ts'
import { noise } from '../../../studio/noise.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { levels, once, repeated } from '../../../studio/surfaces/painted.ts'
import { lighter } from '../../../studio/tones.ts'

/** Grained leather. */
export const leather = (color: string): Material => upholstery(color, 'leather')

/** Suede and velvet. */
export const suede = (color: string): Material =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.95,
    sheen: 1,
    sheenRoughness: 0.5,
    sheenColor: new Color(lighter(color, 0.4)),
    side: DoubleSide,
  })

/** Stout cotton with a soft grain, for bodies whose texture runs once around. */
export const duck = (color: string): Material =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.95,
    sheen: 0.25,
    sheenColor: new Color(lighter(color, 0.4)),
    bumpMap: repeated(
      once(
        'relief-duck',
        128,
        128,
        levels((x, y) => clouds(x / 3, y / 3, 2, 43)),
        false,
      ),
      10,
      5,
    ),
    bumpScale: 1.2,
    side: DoubleSide,
  })

/** Coarse canvas; its threads are laid out in tiles of 10 cm. */
export const canvas = (color: string): Material => fabric({ color, weave: 'canvas' })

/** Smooth polished leather. */
export const calf = (color: string, dull = 0.34): Material =>
  new MeshPhysicalMaterial({ color, roughness: dull, clearcoat: 0.45, clearcoatRoughness: 0.3, side: DoubleSide })

/** Thin close nylon with a quiet shine. */
export const nylon = (color: string, dull = 0.55): Material =>
  new MeshPhysicalMaterial({
    color,
    roughness: dull,
    sheen: 0.4,
    sheenRoughness: 0.4,
    sheenColor: new Color(lighter(color, 0.4)),
    bumpMap: repeated(once('relief-nylon', 128, 128, levels(grid), false), 9, 9),
    bumpScale: 0.5,
    side: DoubleSide,
  })

const grid = (x: number, y: number): number =>
  0.5 + Math.sin((x / 128) * Math.PI * 16) * Math.sin((y / 128) * Math.PI * 16) * 0.4 + noise(x * 131 + y) * 0.1

/** Satin. */
export const satin = (color: string): Material =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.36,
    sheen: 0.9,
    sheenRoughness: 0.3,
    sheenColor: new Color(lighter(color, 0.5)),
    side: DoubleSide,
  })

/** Denim: a fine slant in the weave; texture in tiles of 10 cm. */
export const denim = (color: string): Material =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.95,
    sheen: 0.2,
    sheenColor: new Color(lighter(color, 0.4)),
    bumpMap: repeated(
      once(
        'relief-denim',
        128,
        128,
        levels((x, y) => 0.5 + Math.sin(((x + y) / 128) * Math.PI * 32) * 0.25 + noise(x * 131 + y) * 0.4),
        false,
      ),
      3,
      3,
    ),
    bumpScale: 1,
    side: DoubleSide,
  })

/** Cloth of a weave, by its name. */
export const cloth = (color: string, weave: Parameters<typeof fabric>[0]['weave']): Material => fabric({ color, weave })
