import { DoubleSide, MeshPhysicalMaterial, type Object3D } from 'three'
import { matte, plastic, terry } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { carton } from '../../../studio/packs/packs.ts'
import { type Style, typeset, type Words } from '../../../studio/packs/typeset.ts'
import { at, ball, group, placed, slab, turned } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { once } from '../../../studio/surfaces/painted.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { type Point, surface } from '../../home/parts/shape.ts'
import { smear, swirl } from '../parts/dabs.ts'
import { fill, girth, jarBody, jarLid, leant } from '../parts/jars.ts'
import { chrome, creamy, jelly, printed, spun } from '../parts/stuff.ts'
import { type Tube, tube } from '../parts/tubes.ts'

/** Flat foil sachet of 11 × 14.5 cm, standing on its lower edge: sealed all around, printed all over, a notch to tear. */
export const sachet = (words: Words, style: Style, pearl = false): Object3D => {
  const [w, h] = [11, 14.5]
  const skin = printed(
    660,
    870,
    (pen, pw, ph) => {
      pen.fillStyle = style.ground
      pen.fillRect(0, 0, pw, ph)
      pen.save()
      pen.translate(pw * 0.08, ph * 0.06)
      typeset(pen, pw * 0.84, ph * 0.88, words, style)
      pen.restore()
      pen.fillStyle = darker(style.ground, 0.09)
      for (const y of [0.008, 0.018, 0.028, 0.966, 0.976, 0.986]) pen.fillRect(0, ph * y, pw, 3)
    },
    pearl ? { dull: 0.3, coat: 0.5, metalness: 0.25 } : { dull: 0.4, coat: 0.3 },
  )
  const side = (front: boolean) =>
    surface(
      (u, v): Point => {
        const [a, b] = [Math.abs(u * 2 - 1), Math.abs(v * 2 - 1)]
        const inside = Math.max(0, 1 - Math.max(a / 0.93, b / 0.94) ** 6)
        const wrinkle = (clouds(u * 5 + 9, v * 6 + 4, 3) - 0.5) * 0.24 * inside
        const z = (front ? 1 : -1) * (0.03 + 0.42 * inside ** 0.6 + wrinkle)
        return [(front ? u - 0.5 : 0.5 - u) * w, v * h, z]
      },
      front ? skin : matte(style.ground, 0.5),
      50,
      60,
    )
  return group(side(true), side(false))
}

/** The sheet for a face, wet, with holes for eyes, nose and mouth, lying in the xz plane or bent over something. */
export const faceSheet = (bend: (x: number, z: number) => number, size = 1): Object3D => {
  const sheet = surface(
    (u, v): Point => {
      const turn = (u * 2 - 1) * Math.PI
      const [x, z] = [Math.sin(turn) * v * 9.7 * size, Math.cos(turn) * v * 10.6 * size]
      return [x, bend(x, z) + (clouds(x * 0.3 + 20, z * 0.3 + 20, 3) - 0.5) * 0.3, z]
    },
    new MeshPhysicalMaterial({
      map: once('beauty-face-sheet', 512, 560, (pen, w, h) => {
        pen.clearRect(0, 0, w, h)
        pen.fillStyle = '#f7f6f2'
        pen.beginPath()
        pen.ellipse(w / 2, h * 0.46, w * 0.48, h * 0.44, 0, 0, 7)
        pen.ellipse(w / 2, h * 0.6, w * 0.4, h * 0.39, 0, 0, 7)
        pen.fill()
        pen.globalCompositeOperation = 'destination-out'
        for (const x of [0.3, 0.7]) {
          pen.beginPath()
          pen.ellipse(w * x, h * 0.4, w * 0.095, h * 0.042, 0, 0, 7)
          pen.fill()
        }
        pen.beginPath()
        pen.ellipse(w / 2, h * 0.76, w * 0.12, h * 0.034, 0, 0, 7)
        pen.fill()
        pen.lineWidth = 5
        pen.beginPath()
        pen.arc(w / 2, h * 0.55, w * 0.09, 0.2, Math.PI - 0.2)
        pen.stroke()
        pen.globalCompositeOperation = 'source-over'
      }),
      alphaTest: 0.5,
      roughness: 0.5,
      clearcoat: 0.6,
      clearcoatRoughness: 0.3,
      side: DoubleSide,
    }),
    64,
    30,
  )
  const position = sheet.geometry.getAttribute('position')
  const uv = sheet.geometry.getAttribute('uv')
  for (let i = 0; i < position.count; i += 1)
    uv.setXY(i, position.getX(i) / (20 * size) + 0.5, 0.5 - position.getZ(i) / (22 * size))
  return sheet
}

const lean = (thing: Object3D, tilt = -0.26): Object3D => placed(thing, { rx: tilt })

/** A carton whose words the sachet would cut off shows its plain side. */
const BLANK: Words = { brand: '', zh: '', en: '' }

/** Sachet leaning on its carton, which shows beside it. */
export const withCarton = (words: Words, style: Style): Object3D =>
  group(
    at(carton(11.4, 9, 4.4, BLANK, { ...style, plan: 'minimal' }), { x: 3.6, z: -4, ry: -0.14 }),
    at(lean(sachet(words, style), -0.2), { x: -1.6, z: 1 }),
  )

/** Sachet with the sheet peeking out of its torn upper edge. */
export const peeking = (words: Words, style: Style): Object3D => {
  const peek = surface(
    (u, v): Point => {
      const x = (u - 0.5) * 8
      return [
        x,
        12.4 + v * (4.8 - 1.6 * Math.abs(u - 0.5) - 0.5 * Math.sin(u * 9)),
        0.1 + Math.sin(u * 11) * 0.26 + v * v * 0.9,
      ]
    },
    creamy('#f6f5f0', 0.5, 0.5),
    40,
    16,
  )
  return group(
    at(lean(group(sachet(words, style), peek), -0.3), { z: 1.4 }),
    at(carton(12, 7.4, 4, BLANK, { ...style, plan: 'minimal' }), { z: -4 }),
  )
}

/** Two sachets lying, the upper turned, for a flat lay. */
export const layered = (words: Words, style: Style): Object3D =>
  group(
    at(placed(sachet(words, style, true), { rx: -Math.PI / 2, y: 0.4 }), { x: -3.6, z: 5.6, ry: 0.34 }),
    at(placed(sachet(words, style, true), { rx: -Math.PI / 2, y: 1.1 }), { x: 1.6, z: 7.4, ry: -0.12 }),
  )

/** Three sachets in a fan, standing. */
export const fan = (words: Words, style: Style): Object3D =>
  group(
    ...[-1, 1, 0].map((side, i) =>
      at(
        placed(
          at(
            group(
              sachet(words, i === 2 ? style : { ...style, ground: blend(style.ground, '#ffffff', 0.22 + i * 0.12) }),
            ),
            { rx: -0.2 },
          ),
          { rz: -side * 0.3 },
        ),
        {
          x: side * 4.2,
          y: side === 0 ? 0 : 1.6,
          z: side === 0 ? 1.4 : -0.6 - i * 0.5,
        },
      ),
    ),
  )

/** Wide flat brush for masks, lying along x, its hair at the left. */
export const maskBrush = (hair: string, tip: string): Object3D =>
  group(
    at(slab(rounded(9, 0.8, 0.36), 0.5, 0.2, plastic('#c9a172', 0.4)), { x: 2.6, rx: -Math.PI / 2 }),
    at(slab(rounded(1.6, 1.5, 0.2), 0.6, 0.16, chrome(0.3)), { x: -2.4, rx: -Math.PI / 2 }),
    at(slab(rounded(2.2, 2, 0.5), 0.5, 0.2, terry(hair, 1)), { x: -3.9, rx: -Math.PI / 2 }),
    at(slab(rounded(1.2, 2.1, 0.5), 0.56, 0.24, creamy(tip, 0.8, 0)), { x: -4.7, rx: -Math.PI / 2 }),
  )

/** Broad jar of clay with a brushed swirl, its lid beside, the brush across its rim. */
export const clayJar = (shell: string, clay: string, words: Words, ink: string, alone = false): Object3D => {
  const [r, h] = [4.2, 4]
  return group(
    jarBody({ r, h, tone: shell, wall: 'frosted', words, ink }),
    fill(r * 1.02, h, matte(clay, 0.85), 1.1),
    ...(alone
      ? []
      : [
          at(group(at(maskBrush('#efe6d6', clay), { s: 0.84 })), { x: 1.8, y: h + 0.95, z: 0.6, ry: 0.34, rz: -0.03 }),
          leant(jarLid(r * 1.02, 1.5, plastic('#2b2a28', 0.5)), r * 1.02, r, -1.2, 0.8),
        ]),
  )
}

/** Tall rounded jar with jelly; the domed lid stands beside it, a small spoon in front. */
export const jellyJar = (tone: string, words: Words, open: boolean): Object3D => {
  const [r, h] = [3.5, 5.6]
  const dome = spun(
    (_turn, t) => [
      r * 0.96 * (t < 0.4 ? 1 : Math.sqrt(Math.max(0, 1 - ((t - 0.4) / 0.6) ** 2))),
      t < 0.4 ? t * 2.4 : 0.96 + Math.sin(((t - 0.4) / 0.6) * 1.5708) * 1.5,
    ],
    plastic(lighter(tone, 0.55), 0.34),
    64,
    40,
  )
  const shape: [number, number, number?][] = [
    [0, 0],
    [r * 0.86, 0, 0.9],
    [r * 1.04, h * 0.45, 2.4],
    [r * 0.9, h, 0.4],
    [r * 0.86, h],
  ]
  return group(
    at(
      spun(
        (_turn, t) => [r * 0.9 * (t === 0 ? 0 : 1) * (0.86 + 0.14 * Math.sin(Math.min(1, t * 1.4) * 2)), t * h * 0.84],
        jelly(tone),
        60,
        30,
      ),
      { y: 0.4 },
    ),
    at(swirl(r * 0.8, 0.9, jelly(tone), 1.2), { y: h * 0.86 }),
    turned(shape, clear(blend('#ffffff', tone, 0.3), 0.3)),
    at(girth(r * 1.02, h * 0.6, 1.5, words, '#3f3a4a'), { y: h * 0.46 }),
    open ? at(dome, { x: 7, z: 0.8 }) : at(dome, { y: h - 0.55 }),
    ...(open
      ? [
          at(
            group(
              at(slab(rounded(5, 0.5, 0.2), 0.16, 0.06, chrome(0.24)), { rx: -Math.PI / 2, y: 0.3 }),
              at(ball(0.8, chrome(0.24)), { x: -2.8, y: 0.3 }),
              at(swirl(0.66, 0.6, jelly(tone), 0.6), { x: -2.8, y: 0.7 }),
            ),
            { x: 3, z: 5, ry: 0.24 },
          ),
        ]
      : []),
  )
}

/** Fat soft tube lying, a ribbon of cream before its wide cap. */
export const maskTube = (made: Tube, creamColor: string, turn: number): Object3D =>
  at(
    group(
      at(
        placed(tube({ ...made, along: turn < 0 ? 'back' : true, used: 0.25 }), { rx: -Math.PI / 2, y: made.r + 0.02 }),
        {
          z: made.long * 0.5,
        },
      ),
      at(smear(6, 1.7, 0.3, creamy(creamColor, 0.4, 0.35), 4), { x: made.r + 3.4, z: made.long * 0.24, ry: 1.5 }),
    ),
    { ry: turn },
  )

/** Cocoons of silk. */
export const cocoons = (count: number): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const one = at(ball(1, matte('#f2ecdf', 0.9)), {
        x: i * 2.2,
        y: 0.9,
        z: (noise(i * 3) - 0.5) * 2.6,
        ry: noise(i + 2) * 3,
      })
      one.scale.set(1.7, 0.95, 0.95)
      return one
    }),
  )

/** Round bowl of glass. */
export const glassBowl = (r: number): Object3D =>
  turned(
    [
      [0, 0],
      [r * 0.5, 0, 0.4],
      [r, r * 0.8, 2],
      [r * 0.96, r * 0.8],
      [r * 0.46, 0.3, 0.4],
      [0, 0.3],
    ],
    clear('#e6f0f4', 0.44),
  )

/** Aloe leaf cut across: a thick green blade with a wet pale face, lying along x. */
export const aloe = (long = 13): Object3D => {
  const blade = surface(
    (u, v): Point => {
      const turn = (u * 2 - 1) * Math.PI
      const k = (1 - v) ** 0.6 + 0.02
      return [v * long, 0.9 + Math.cos(turn) * 0.8 * k, Math.sin(turn) * 2 * k]
    },
    creamy('#6f9a5f', 0.4, 0.3),
    40,
    40,
  )
  const face = at(ball(1, jelly('#cfe3b4')), { x: 0.02, y: 0.9 })
  face.scale.set(0.16, 0.72, 1.86)
  return group(blade, face)
}
