import type { Object3D } from 'three'
import { type Material, matte, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, turned } from '../../../studio/shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { jarWith } from '../../food/parts/bags.ts'
import { cutPaint, halfRound } from '../../food/parts/cuts.ts'
import { finished, grown, set, strewn } from '../../food/parts/organic.ts'
import { labelOn, type Printed, ribbed } from '../parts/pumps.ts'

/** Bottle for tablets: straight wall, short shoulder, ribbed cap. */
export const pillBottle = (stuff: Material, cap: string, label: Printed, r = 2.9, h = 8.2, wide = 5.2): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r, 0, 0.5],
        [r, h * 0.82, 0.9],
        [r * 0.78, h * 0.95, 0.3],
        [r * 0.78, h],
      ],
      stuff,
    ),
    at(ribbed(r * 0.86, h * 0.26, cap, plastic(cap, 0.4), 50), { y: h * 0.95 }),
    at(labelOn({ rx: r, rz: r }, wide, h * 0.6, label), { y: h * 0.42 }),
  )

/** Tablet with a score across. */
export const tablet = (colour: string, r = 0.62): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r * 0.86, 0.02, 0.1],
        [r, 0.12, 0.06],
        [r, 0.3, 0.06],
        [r * 0.8, 0.42, 0.1],
        [0, 0.46],
      ],
      matte(colour, 0.6),
    ),
    at(box(r * 1.5, 0.03, 0.07, 0.01, matte('#00000033')), { y: 0.46 }),
  )

/** Tablets lying about. */
export const tablets = (colour: string, count = 7, reach = 3.2, r = 0.62, seed = 1): Object3D =>
  set([tablet(colour, r)], strewn(count, reach, reach * 0.6, r * 2.1, seed), 0.1, seed)

/** Gummy: a soft dome dusted or clear. */
export const gummy = (colour: string, r = 0.85): Object3D =>
  at(
    group(
      at(
        grown({
          size: [r, r * 0.72, r],
          colour,
          bend: p => {
            if (p.y < -0.3) p.y = -0.3
          },
          fine: 18,
          finish: 'wet',
        }),
        { y: r * 0.22 },
      ),
    ),
    {},
  )

/** Squat jar with gummies and a child-proof lid. */
export const gummyJar = (tones: readonly string[], lid: string, label: Printed, core: string): Object3D => {
  const [r, h] = [4.3, 8.4]
  return group(
    jarWith(
      r,
      h,
      [{ things: tones.map(tone => gummy(tone, 0.76)), size: 1.5, to: 0.8 }],
      null,
      label.words,
      label.style,
      core,
    ),
    at(ribbed(r * 0.95, 2.2, lid, plastic(lid, 0.4), 60), { y: h * 0.95 }),
    at(drum(r * 0.8, r * 0.86, 0.3, plastic(lighter(lid, 0.1), 0.4), 0.1), { y: h * 0.95 + 2.1 }),
  )
}

/** Slim tube for effervescent tablets, 14.6 cm, its cap with a tear ring. */
export const fizzTube = (colour: string, cap: string, label: Printed): Object3D => {
  const r = 1.42
  return group(
    drum(r, r, 12.6, plastic(colour, 0.4), 0.14),
    at(drum(r * 1.1, r * 1.1, 0.5, plastic(cap, 0.4), 0.1), { y: 12.2 }),
    at(drum(r * 1.02, r * 1.08, 1.9, plastic(cap, 0.4), 0.3), { y: 12.7 }),
    at(box(0.9, 0.5, 0.5, 0.16, plastic(cap, 0.4)), { y: 12.5, z: r * 1.16 }),
    at(labelOn({ rx: r, rz: r }, 2.6, 9.6, label), { y: 6.3 }),
  )
}

/** Glass of water in which a large tablet dissolves. */
export const fizzGlass = (drink: string, r = 3.3, high = 11): Object3D => {
  const level = high * 0.72
  return group(
    at(drum(r * 0.92, r * 0.84, level, liquid(drink), 0.3), { y: 0.5 }),
    at(drum(r * 0.9, r * 0.9, 0.06, liquid(lighter(drink, 0.3)), 0), { y: level + 0.48 }),
    ...Array.from({ length: 46 }, (_, i) => {
      const turn = noise(i) * 6.283
      const t = noise(i + 80)
      return at(ball(0.1 + noise(i + 5) * 0.1, clear('#ffffff', 0.5)), {
        x: Math.sin(turn) * r * 0.88,
        y: 1 + t * (level - 1),
        z: Math.abs(Math.cos(turn)) * r * 0.88,
      })
    }),
    ...Array.from({ length: 30 }, (_, i) => {
      const turn = i * 2.4
      const away = Math.sqrt((i + 1) / 31) * r * 0.8
      return at(ball(0.14 + noise(i) * 0.14, finished('wet', '#fdfaf3')), {
        x: Math.sin(turn) * away,
        y: level + 0.54,
        z: Math.cos(turn) * away,
      })
    }),
    turned(
      [
        [0, 0],
        [r * 0.88, 0, 0.4],
        [r, high, 0.1],
        [r * 0.95, high],
      ],
      clear('#eef6f8', 0.3),
    ),
    at(ring(r * 0.98, 0.07, clear('#ffffff', 0.6)), { y: high, rx: Math.PI / 2 }),
  )
}

/** Large tablet of 2.2 cm, lying. */
export const fizzTablet = (colour: string): Object3D => tablet(colour, 1.15)

/** Half a passion fruit. */
export const passion = (r = 2.4): Object3D =>
  halfRound({
    r,
    skin: '#5b2a4a',
    lean: 1.1,
    face: cutPaint(
      (pen, w) => {
        const disk = (x: number, y: number, s: number, ink: string) => {
          pen.fillStyle = ink
          pen.beginPath()
          pen.arc(x * w, y * w, s * w, 0, 7)
          pen.fill()
        }
        disk(0.5, 0.5, 0.5, '#6b2f52')
        disk(0.5, 0.5, 0.46, '#f4e3d6')
        disk(0.5, 0.5, 0.38, '#e8a52c')
        for (let i = 0; i < 26; i += 1) {
          const away = Math.sqrt((i + 0.5) / 26) * 0.34
          disk(0.5 + Math.cos(i * 2.4) * away, 0.5 + Math.sin(i * 2.4) * away, 0.05, i % 2 ? '#f2bd45' : '#dc9420')
          disk(0.5 + Math.cos(i * 2.4) * away, 0.5 + Math.sin(i * 2.4) * away, 0.026, '#2a2320')
        }
      },
      0.3,
      0.6,
    ),
  })

/** Rose hip with its dry crown. */
export const roseHip = (seed = 1): Object3D =>
  group(
    at(
      grown({
        size: [0.95, 1.2, 0.95],
        colour: p => (p.y > 0.5 ? '#c9402a' : '#d9532c'),
        seed,
        fine: 22,
        finish: 'waxed',
      }),
      { y: 0.95, rz: 1.1 + seed * 0.3 },
    ),
    at(grown({ size: [0.3, 0.3, 0.3], colour: '#4a3a26', lump: 0.6, fine: 10 }), { x: -1.1, y: 1.3 }),
  )

/** Tiny squeeze bottle with a long tip, 7.4 cm, and its cap. */
export const dropBottle = (colour: string, label: Printed): Object3D => {
  const r = 1.5
  return group(
    turned(
      [
        [0, 0],
        [r, 0, 0.3],
        [r, 3.9, 0.7],
        [r * 0.56, 4.7, 0.2],
        [r * 0.56, 5],
      ],
      plastic(colour, 0.4),
    ),
    at(ribbed(r * 0.68, 0.9, '#f7f5ef', plastic('#f7f5ef', 0.4), 28), { y: 4.8 }),
    at(
      turned(
        [
          [r * 0.5, 0],
          [r * 0.34, 0.5, 0.2],
          [r * 0.16, 1.7, 0.1],
          [0, 1.75],
        ],
        plastic('#fbfaf6', 0.36),
      ),
      { y: 5.6 },
    ),
    at(labelOn({ rx: r, rz: r }, 2.7, 2.7, label), { y: 2.1 }),
    at(group(ribbed(0.9, 1.9, '#f7f5ef', plastic('#f7f5ef', 0.4), 28)), { x: 3.2, z: 1.3 }),
  )
}

/** Porcelain spoon lying along x with a pool of drops. */
export const chinaSpoon = (drop: string): Object3D => {
  const white = finished('wet', '#f7f4ec')
  const bowl = grown({
    size: [2.3, 0.9, 1.5],
    colour: '#f7f4ec',
    bend: p => {
      if (p.y > 0) p.y = -p.y * 0.72
    },
    fine: 40,
    finish: 'wet',
  })
  return group(
    at(bowl, { x: -3, y: 0.9 }),
    at(box(6.4, 0.5, 1.3, 0.24, white), { x: 1.8, y: 1.3, rz: 0.18 }),
    at(grown({ size: [0.6, 0.26, 0.56], colour: drop, fine: 20, finish: 'wet' }), { x: -3.2, y: 0.5 }),
    at(grown({ size: [0.4, 0.2, 0.4], colour: drop, fine: 20, finish: 'wet' }), { x: -2.2, y: 0.56, z: 0.3 }),
  )
}
