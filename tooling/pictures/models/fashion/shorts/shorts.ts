import { CanvasTexture, DoubleSide, type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { matte, metal } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, drum, group, rod } from '../../../studio/shapes.ts'
import { painted } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Dot, trace } from '../parts/outline.ts'
import { type Piece, piece, type Relief } from '../parts/piece.ts'
import { bandOn, buttonsOn, onto, patch, seamLine, topstitch } from '../parts/sewing.ts'
import { stitches } from '../parts/strips.ts'
import { denim } from '../parts/stuffs.ts'
import {
  beltLoops,
  flapCut,
  fly,
  type Legs,
  legsOf,
  pocketCut,
  scoops,
  trousers,
  waistband,
} from '../parts/trousers.ts'

/** Cuts by kind. */
export const SHORTS = {
  casual: { waist: 20, hip: 26.6, rise: 26, long: 50, knee: [14, 13], hem: [15, 13.2] },
  running: { waist: 19, hip: 27.5, rise: 25, long: 37, knee: [15.4, 14.6], hem: [16.6, 15.4], bow: 2.6 },
  basketball: { waist: 21, hip: 30, rise: 29, long: 60, knee: [16.4, 15.6], hem: [17.6, 16.4], bow: 1 },
  beach: { waist: 20, hip: 27, rise: 26, long: 43, knee: [14.8, 14], hem: [15.6, 14.4], bow: 0.8 },
} as const satisfies Readonly<Record<string, Legs>>

const gathers =
  (waist: number): Relief =>
  (x, y) =>
    0.5 * Math.max(0, 1 + y / 16) * Math.sin((x / waist) * 26)

const drapes: Relief = (x, y) => Math.max(0, (-y - 14) / 30) * 0.8 * Math.sin(Math.abs(x) * 0.55 + 0.8)

/** Elastic waist with a drawcord. */
export const elastic = (front: Piece, legs: Legs, stuff: Material, cord: string): Object3D => {
  const { waist } = legs
  const high = (x: number, y: number) => Math.max(0.8, front.high(x * 0.96, y - 1.4)) + 0.5
  const puckers = Array.from({ length: 27 }, (_, i) => {
    const x = ((i - 13) / 13) * waist * 0.95
    const y = -0.8 * (1 - (x / waist) ** 2)
    return seamLine(
      { high },
      [
        [x, y - 0.1],
        [x, y - 3.4],
      ],
      '#5a5a58',
      0.1,
    )
  })
  const tail = (side: number, long: number) =>
    rod(
      onto(
        { high },
        trace([
          [side * 1.2, -2.4],
          [side * 4, -6, side * 3.4, -4 - long],
        ]),
        0.5,
      ),
      0.36,
      matte(cord, 0.8),
    )
  const bow = (side: number) =>
    rod(
      [
        [0, -2.6, high(0, -3) + 0.8],
        [side * 3, -1, high(0, -3) + 1.2],
        [side * 5.4, -3, high(0, -3) + 0.9],
        [side * 2.6, -4, high(0, -3) + 1],
        [0, -2.6, high(0, -3) + 0.8],
      ],
      0.36,
      matte(cord, 0.8),
    )
  return group(
    waistband(front, legs, 4, stuff),
    ...puckers,
    tail(1, 9),
    tail(-1, 7),
    bow(1),
    bow(-1),
    ...[-1, 1].map(side =>
      at(drum(0.45, 0.45, 1.6, metal('#c9a35a', 0.3), 0.1), {
        x: side * 3.4,
        y: side > 0 ? -13.4 : -11.4,
        z: front.high(side * 3.4, -12) + 0.4,
      }),
    ),
  )
}

const hems = (front: Piece, { long, hem: [hm, hh], rise, hip }: Legs, color: string, up: number): Object3D[] =>
  [-1, 1].flatMap(side => [
    topstitch(
      front,
      [
        [side * (hm - hh + 0.4), -long + up],
        [side * hm, -long + up - 0.5],
        [side * (hm + hh - 0.4), -long + up],
      ],
      darker(color, 0.35),
      0.9,
      0.16,
    ),
    seamLine(
      front,
      trace([
        [side * (hip - 1.2), -rise * 0.7],
        [side * (hip - 0.6), -rise, side * (hm + hh - 1.2), -long + 2],
      ]),
      color,
      0.16,
    ),
  ])

const centre = (front: Piece, { rise }: Legs, color: string): Object3D =>
  seamLine(
    front,
    [
      [0, -4],
      [0.1, -rise + 0.6],
    ],
    color,
    0.22,
  )

/** Casual shorts: drawcord, or button and fly. */
export const casual = (main: string, stuff: Material, cord: boolean): Object3D => {
  const legs = SHORTS.casual
  const { front, parts } = trousers({
    legs,
    stuff,
    color: main,
    relief: (x, y, far) => drapes(x, y, far) + (cord ? gathers(legs.waist)(x, y, far) : 0),
  })
  return group(
    ...parts,
    ...scoops(front, legs, darker(main, 0.3), main, false),
    ...(cord
      ? [centre(front, legs, main), elastic(front, legs, stuff, '#f6f2e8')]
      : [
          ...fly(front, legs, darker(main, 0.3), main),
          waistband(front, legs, 4, stuff),
          ...beltLoops(front, legs, stuff),
          buttonsOn({ high: (x, y) => front.high(x, y - 2) + 0.8 }, [[0, -2.2]], '#6b4a35', 0.9),
        ]),
    ...hems(front, legs, main, 3),
  )
}

/** Denim shorts with frayed hems. */
export const frayed = (main: string): Object3D => {
  const legs: Legs = { ...SHORTS.casual, long: 44 }
  const thread = '#d8a45c'
  const { front, parts } = trousers({
    legs,
    stuff: denim(main),
    color: main,
    fade: (x, y) => 1 + 0.4 * Math.max(0, 1 - Math.hypot((Math.abs(x) - 13) / 7, (y + 30) / 12)),
  })
  const [hm, hh] = legs.hem
  const fringe = [-1, 1].flatMap(side =>
    Array.from({ length: 34 }, (_, i) => {
      const x = side * (hm - hh + 0.4 + (i / 33) * (hh * 2 - 0.8))
      const y = -44 - 0.5 * (1 - ((i - 16.5) / 16.5) ** 2)
      return rod(
        [
          [x, y + 0.6, 0.9],
          [x + (noise(i) - 0.5) * 1.2, y - 1, 0.7],
          [x + (noise(i + 50) - 0.5) * 2, y - 1.8 - noise(i + 9) * 1.6, 0.4],
        ],
        0.13,
        matte('#f4f1e8', 0.9),
      )
    }),
  )
  return group(
    ...parts,
    ...fringe,
    ...scoops(front, legs, thread, main),
    ...fly(front, legs, thread, main),
    waistband(front, legs, 4, denim(darker(main, 0.06))),
    ...beltLoops(front, legs, denim(darker(main, 0.06))),
    at(drum(0.9, 0.9, 0.4, metal('#b5713f', 0.3), 0.12), { y: -2.2, z: front.high(0, -4) + 0.9, rx: Math.PI / 2 }),
  )
}

/** Running shorts with split sides; an inner layer may show. */
export const running = (main: string, stuff: Material, inner: boolean): Object3D => {
  const legs = SHORTS.running
  const second = inner ? lighter(main, 0.4) : lighter(main, 0.7)
  const { front, parts } = trousers({
    legs,
    stuff,
    color: main,
    relief: (x, y, far) => drapes(x, y, far) + gathers(legs.waist)(x, y, far),
    creases: 0.55,
  })
  const [hm, hh] = legs.hem
  const panels = [-1, 1].map(side => {
    const edge = hm + hh
    const gore = patch(
      front,
      trace([
        [side * (legs.hip - 4.4), -8],
        [side * (legs.hip - 0.4), -18],
        [side * (edge - 0.2), -36],
        [side * (edge - 8.6), -37.4],
        [side * (legs.hip - 6), -22, side * (legs.hip - 4.4), -8],
      ]),
      matte(second, 0.9),
      undefined,
      { puff: 0.3 },
    )
    return group(
      gore.whole,
      seamLine(
        front,
        trace([
          [side * (legs.hip - 4.4), -8],
          [side * (legs.hip - 6), -22, side * (edge - 8.6), -37.2],
        ]),
        main,
        0.18,
      ),
    )
  })
  const under = inner
    ? [-1, 1].map(
        side =>
          piece(
            trace([
              [side * 3, -30],
              [side * 28, -30],
              [side * 27, -44.4],
              [side * 15, -45.4, side * 3, -44.4],
            ]),
            matte(lighter(main, 0.3), 0.95),
            { puff: 1.2, soft: 3, creases: 0.3, z: -0.4 },
          ).mesh,
      )
    : []
  return group(
    ...under,
    ...parts,
    ...panels,
    centre(front, legs, main),
    elastic(front, legs, stuff, inner ? '#e0623c' : '#ffffff'),
    ...hems(front, legs, main, 1.2),
  )
}

/** Long wide mesh shorts with side stripes. */
export const basketball = (main: string, stuff: Material, double: boolean): Object3D => {
  const legs = SHORTS.basketball
  const { front, parts } = trousers({
    legs,
    stuff,
    color: main,
    relief: (x, y, far) => drapes(x, y, far) * 1.2 + gathers(legs.waist)(x, y, far),
    creases: 0.5,
  })
  const stripe = (off: number, wide: number, tone: string, up = 0.12) =>
    [-1, 1].map(side =>
      bandOn(
        front,
        trace([
          [side * (legs.waist - off), -5],
          [side * (legs.hip - off + 0.6), -14, side * (legs.hip - off + 0.8), -24],
          [side * (34 - off), -59],
        ]),
        wide,
        matte(tone, 0.9),
        0.3,
        up,
      ),
    )
  return group(
    ...parts,
    ...stripe(3.6, 4.6, '#f8f4ea'),
    ...(double ? stripe(3.6, 1.6, '#24272c', 0.5) : []),
    ...(double ? [] : stripe(8.2, 1.2, '#f8f4ea')),
    centre(front, legs, main),
    elastic(front, legs, stuff, '#ffffff'),
    ...hems(front, legs, main, 2.4),
  )
}

/** Cloth printed with leaves or palms. */
export const printed = (main: string, palms: boolean): Material => {
  const map = painted(512, 512, (pen, w) => {
    pen.fillStyle = main
    pen.fillRect(0, 0, w, w)
    const tones = [lighter(main, 0.62), darker(main, 0.42), palms ? '#f7f1df' : '#2f6b58']
    for (let i = 0; i < 13; i += 1)
      for (const [dx, dy] of [
        [0, 0],
        [w, 0],
        [0, w],
        [-w, 0],
        [0, -w],
      ] as const) {
        pen.save()
        pen.translate(
          (((i % 4) + noise(i + 3) * 0.5) / 4) * w + dx,
          ((Math.floor(i / 4) + noise(i + 60) * 0.5 + (i % 2) * 0.4) / 3.4) * w + dy,
        )
        pen.rotate(noise(i + 20) * 6.3)
        pen.fillStyle = tones[i % 3] ?? '#ffffff'
        leafShape(pen, palms, 62 + (i % 3) * 12)
        pen.restore()
      }
  })
  map.repeat.set(0.55, 0.55)
  return new MeshPhysicalMaterial({ map: map instanceof CanvasTexture ? map : null, roughness: 0.8, side: DoubleSide })
}

function leafShape(pen: CanvasRenderingContext2D, palm: boolean, size: number): void {
  if (!palm) {
    pen.beginPath()
    pen.moveTo(-size, 0)
    pen.quadraticCurveTo(0, -size * 0.62, size, 0)
    pen.quadraticCurveTo(0, size * 0.62, -size, 0)
    pen.fill()
    return
  }
  for (let i = 0; i < 7; i += 1) {
    pen.save()
    pen.rotate((i - 3) * 0.42)
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.quadraticCurveTo(size * 0.5, -size * 0.2, size, size * 0.1)
    pen.quadraticCurveTo(size * 0.5, size * 0.06, 0, 0)
    pen.fill()
    pen.restore()
  }
}

/** Swim shorts with a print and a drawcord. */
export const swim = (main: string, palms: boolean, long = 43): Object3D => {
  const legs: Legs = { ...SHORTS.beach, long }
  const stuff = printed(main, palms)
  const { front, parts } = trousers({
    legs,
    stuff,
    color: main,
    relief: (x, y, far) => drapes(x, y, far) + gathers(legs.waist)(x, y, far),
  })
  return group(
    ...parts,
    centre(front, legs, main),
    ...scoops(front, legs, darker(main, 0.3), main, false),
    elastic(front, legs, matte(darker(main, 0.2), 0.85), '#fbf8f0'),
    ...hems(front, legs, main, 2.2),
  )
}

/** Cargo shorts with flap pockets on the thighs and a carabiner. */
export const cargo = (main: string, stuff: Material): Object3D => {
  const legs: Legs = { ...SHORTS.casual, hip: 28, long: 54, knee: [15, 14], hem: [16, 14.6] }
  const stitch = darker(main, 0.35)
  const { front, parts } = trousers({ legs, stuff, color: main, relief: drapes })
  const pockets = [-1, 1].flatMap(side => {
    const x = side * 20.6
    const bag = patch(front, pocketCut(15.4, 19, x, -36), stuff, stitch, { puff: 2, soft: 2 })
    const flap = patch(front, flapCut(16.6, 6, x, -27.6), stuff, stitch, {
      on: (px, py) => Math.max(front.high(px, py), bag.high(px, py)),
      z: 0.3,
    })
    return [
      bag.whole,
      flap.whole,
      buttonsOn(
        flap,
        [
          [x - 5, -28.4],
          [x + 5, -28.4],
        ],
        '#5b4331',
        0.7,
      ),
      seamLine(
        bag,
        [
          [x, -31],
          [x, -44],
        ],
        main,
        0.2,
      ),
    ]
  })
  const hook: Dot[] = [
    [-9, -5],
    [-11, -7],
    [-11, -12],
    [-9, -14],
    [-7, -12],
    [-7, -7],
    [-9, -5],
  ]
  return group(
    ...parts,
    ...pockets,
    ...scoops(front, legs, stitch, main, false),
    ...fly(front, legs, stitch, main),
    waistband(front, legs, 4, stuff),
    ...beltLoops(front, legs, stuff),
    buttonsOn({ high: (x, y) => front.high(x, y - 2) + 0.8 }, [[0, -2.2]], '#5b4331', 0.9),
    rod(onto({ high: (x, y) => front.high(x, y) + 1.2 }, hook, 0.2), 0.5, metal('#d8583c', 0.35)),
    ...hems(front, legs, main, 3),
    stitches(onto(front, legsOf(legs).slice(0, 2), 0.1), stitch, 1, 0.1),
  )
}
