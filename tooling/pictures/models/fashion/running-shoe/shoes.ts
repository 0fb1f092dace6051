import type { Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { shoe } from '../../../studio/cloth/shoe.ts'
import { upholstery } from '../../../studio/cloth/upholstery.ts'
import { gloss, matte, plastic, rubber } from '../../../studio/materials.ts'
import { at, group } from '../../../studio/shapes.ts'
import { darker, inkOn, lighter } from '../../../studio/tones.ts'

/** Jogging shoe on thick foam. */
export const jogging = (main: string, cloth: 'knit' | 'mesh' = 'knit', foam = '#f6f3ec'): Object3D =>
  shoe({
    upper: fabric({ color: main, weave: cloth }),
    lining: lighter(main, 0.55),
    sole: matte(foam, 0.7),
    outsole: rubber(darker(main, 0.45)),
    stack: [4.1, 3.5, 2.7],
    rocker: [2, 0.9],
    laces: inkOn(main) === '#26211c' ? darker(main, 0.3) : '#f6f3ec',
    heelTab: plastic(darker(main, 0.3), 0.5),
    stripe: matte(lighter(main, 0.6), 0.6),
  })

/** Racing shoe: high rocker, the plate shows as a dark line. */
export const racing = (main: string, second: string, high = 4.4): Object3D =>
  shoe({
    upper: fabric({ color: main, weave: 'mesh' }),
    lining: darker(main, 0.35),
    sole: matte(second, 0.6),
    outsole: gloss('#22252a'),
    stack: [high, high * 0.86, high * 0.66],
    rocker: [3, 1.5],
    collar: 8.6,
    laces: darker(main, 0.5),
    stripe: matte(darker(main, 0.5), 0.5),
    tongue: 2.8,
  })

/** Trail shoe: lugs, a toe cap, dull tough cloth. */
export const trail = (main: string, capTone: string): Object3D =>
  shoe({
    upper: fabric({ color: main, weave: 'canvas' }),
    lining: darker(main, 0.3),
    sole: matte(lighter(capTone, 0.1), 0.8),
    outsole: rubber('#2c2b2a'),
    stack: [3.3, 2.8, 2.3],
    rocker: [1.8, 0.7],
    laces: '#e2c25a',
    lugs: 11,
    toeCap: rubber(capTone),
    heelTab: rubber(capTone),
    stripe: matte(darker(main, 0.35), 0.7),
  })

/** Casual shoe on a flat sole. */
export const casual = (main: string, stuff: 'leather' | 'canvas' | 'suede', sole: string, cap?: string): Object3D =>
  shoe({
    upper:
      stuff === 'leather'
        ? upholstery(main, 'leather')
        : stuff === 'suede'
          ? upholstery(main, 'velvet')
          : fabric({ color: main, weave: 'canvas' }),
    lining: stuff === 'canvas' ? '#efe7d6' : lighter(main, 0.4),
    sole: matte(sole, 0.55),
    outsole: rubber(darker(sole, 0.12)),
    stack: [2.7, 2.4, 2.3],
    rocker: [0.7, 0.1],
    collar: 8.8,
    laces: stuff === 'suede' ? lighter(main, 0.6) : '#f8f5ee',
    ...(cap ? { toeCap: stuff === 'canvas' ? rubber(cap) : upholstery(cap, 'velvet') } : {}),
    heelTab: stuff === 'canvas' ? rubber(cap ?? '#f2eee4') : upholstery(darker(main, 0.14), 'leather'),
  })

/** A pair: the second one stands behind, turned a little. */
export const pairOf = (make: () => Object3D, gap = 10.5, turn = 0.14): Object3D =>
  group(at(make(), { z: gap / 2, x: 1.5 }), at(group(at(make(), { ry: turn })), { z: -gap / 2, x: -2.4 }))

/** One stands, one leans against it to show its sole. */
export const leaning = (make: () => Object3D): Object3D =>
  group(at(make(), { z: 5 }), at(group(at(make(), { y: 4.4, rx: -0.95 })), { z: -5, x: -3, ry: 0.1 }))

/** One on its heel against the other: the toe points up. */
export const tiptoe = (make: () => Object3D): Object3D =>
  group(at(make(), { z: -5 }), at(group(at(make(), { x: 0, y: 10, rz: 0.62 })), { z: 5.4, x: 2 }))
