import type { Material, Object3D } from 'three'
import { knot } from '../../../studio/cloth/trims.ts'
import { matte, metal, plastic } from '../../../studio/materials.ts'
import { at, drum, group, rod } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import {
  type Arm,
  bodyOf,
  type Cut,
  collarOn,
  cuffsOf,
  hemBand,
  necklineOf,
  plainSeams,
  topOf,
} from '../parts/garment.ts'
import { type Dot, pad, trace } from '../parts/outline.ts'
import { baffles, diamonds, piece } from '../parts/piece.ts'
import { bandOn, buttonsOn, patch, seamLine, topstitch } from '../parts/sewing.ts'
import { denim, nylon, suede } from '../parts/stuffs.ts'
import {
  beltOn,
  buckled,
  epaulettes,
  frontEdge,
  frontZip,
  lapels,
  pocketsAt,
  rolled,
  scarf,
  sleeveBaffles,
  standCollar,
  tied,
} from './parts.ts'

const hangs = (x: number, y: number): number =>
  Math.max(0, (-y - 20) / 90) * 0.9 * Math.sin(x * 0.42 + clouds(x / 20 + 9, y / 30 + 9, 2, 64) * 2)

const woolArm: Arm = { long: 62, hang: 1.3, cuff: 15, full: 0.8 }

/** Long wool coat with wide lapels, its belt tied. */
export const wrapCoat = (main: string): Object3D => {
  const cut: Cut = {
    neck: 8,
    drop: 38,
    pointed: true,
    shoulder: [24, -5.6],
    pit: 26,
    chest: 29,
    waist: 28,
    hem: 32,
    long: 112,
    curve: 0.8,
  }
  const stuff = suede(main)
  const sewn = topOf({ cut, stuff, color: main, arm: woolArm, relief: hangs, creases: 0.5 })
  return group(
    ...sewn.parts,
    frontEdge(cut, sewn, 4, main),
    lapels(cut, sewn, stuff, 10, 4, main),
    pocketsAt(sewn, 17, -64, 4, 17, -0.16, stuff, darker(main, 0.25)),
    beltOn(sewn, 28.4, -50, 5, suede(darker(main, 0.22))),
    tied(sewn, -50.6, suede(darker(main, 0.26))),
    plainSeams(cut, sewn, main, 3),
    cuffsOf(sewn, 2.4, suede(darker(main, 0.06)), 0.9),
  )
}

/** Wool coat with a standing collar and knotted buttons. */
export const knotCoat = (main: string): Object3D => {
  const cut: Cut = {
    neck: 7.4,
    drop: 5,
    shoulder: [22, -5],
    pit: 24,
    chest: 26,
    waist: 23.6,
    hem: 28,
    long: 96,
    curve: 0.8,
  }
  const stuff = suede(main)
  const edge = lighter(main, 0.3)
  const sewn = topOf({ cut, stuff, color: main, arm: { long: 60, hang: 1.3, cuff: 13, full: 0.5 }, relief: hangs })
  const collar = standCollar(cut, stuff, 4.2)
  return group(
    ...sewn.parts,
    collar.mesh,
    seamLine(
      sewn.body,
      [
        [0, -4],
        [0, -95.6],
      ],
      main,
      0.34,
    ),
    rod(
      trace([
        [-8.2, 3.6],
        [0, 5.2, 8.2, 3.6],
      ]).map(([x, y]) => [x, y, collar.high(x, y) + 0.2] as const),
      0.4,
      matte(edge, 0.6),
    ),
    ...[-4, -16, -28, -40, -52].map(y =>
      at(knot(edge), { y, z: Math.max(sewn.body.high(0, y), collar.high(0, y)) + 0.6, s: 1.5 }),
    ),
    pocketsAt(sewn, 14, -60, 15, 3, -0.1, stuff, edge),
    plainSeams(cut, sewn, main, 2.6),
    cuffsOf(sewn, 1.6, matte(edge, 0.7), 0.9),
  )
}

/** Double-breasted trench coat with belt, shoulder tabs and a storm flap. */
export const trench = (main: string, stuff: Material): Object3D => {
  const cut: Cut = {
    neck: 8,
    drop: 30,
    pointed: true,
    shoulder: [22.5, -5.4],
    pit: 25,
    chest: 27,
    waist: 23,
    hem: 31,
    long: 104,
    curve: 1,
  }
  const sewn = topOf({ cut, stuff, color: main, arm: { long: 60, hang: 1.28, cuff: 13.4, full: 0.7 }, relief: hangs })
  const button = '#6b4a35'
  const flap = patch(
    sewn.body,
    trace([
      [-9.6, -4],
      [-20.4, -7],
      [-21.6, -20],
      [-20, -27, -12, -26],
      [-4, -25, -3, -20],
      [-9.6, -4],
    ]),
    stuff,
    darker(main, 0.3),
    { z: 0.15 },
  )
  return group(
    ...sewn.parts,
    flap.whole,
    frontEdge(cut, sewn, 9, main),
    lapels(cut, sewn, stuff, 9, 6, main),
    epaulettes(cut, sewn, stuff, button),
    buttonsOn(
      sewn.body,
      [
        [7, -36],
        [-7, -36],
        [7, -63],
        [-7, -63],
        [7, -78],
        [-7, -78],
      ],
      button,
      1.2,
    ),
    beltOn(sewn, 23.4, -49, 4.6, stuff),
    buckled(sewn, -49.6, stuff, '#5b3f2c'),
    pocketsAt(sewn, 16, -68, 4, 16, -0.2, stuff, darker(main, 0.3)),
    plainSeams(cut, sewn, main, 3),
    ...sewn.cuffs.map(([a, b], i) =>
      bandOn(
        { high: (x, y) => Math.max(0.7, sewn.arms[i]?.high(x, y + 2) ?? 0.7) },
        [
          [a[0], a[1] + 6],
          [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 6],
          [b[0], b[1] + 6],
        ],
        2.6,
        stuff,
        0.7,
        0.3,
      ),
    ),
  )
}

/** Light nylon coat, its lower half in a pouch with a cord. */
export const packedCoat = (main: string): Object3D => {
  const cut: Cut = { neck: 8.4, drop: 7, shoulder: [23, -5], pit: 26, chest: 28, waist: 25, hem: 17, long: 62 }
  const stuff = nylon(main, 0.42)
  const crumple = (x: number, y: number) => (Math.abs(clouds(x / 6 + 20, y / 6 + 40, 2, 64) * 2 - 1) - 0.5) * -1.6
  const sewn = topOf({
    cut,
    stuff,
    color: main,
    arm: { long: 46, hang: 0.92, cuff: 11 },
    relief: crumple,
    armRelief: crumple,
  })
  const collar = standCollar(cut, stuff, 6)
  const bag = piece(
    trace([
      [-17, -46],
      [-10, -44, 0, -45],
      [10, -46, 17, -45],
      [21.5, -60, 20, -74],
      [17, -79, 0, -79],
      [-17, -79, -20, -74],
      [-21.5, -60, -17, -46],
    ]),
    nylon(darker(main, 0.3), 0.5),
    { puff: 6, soft: 10, creases: 1.1, z: 0.6 },
  )
  return group(
    ...sewn.parts,
    collar.mesh,
    frontZip({ ...cut, long: 44 }, sewn, 5, collar, main),
    pocketsAt(sewn, 15, -34, 3, 13, -0.24, nylon(darker(main, 0.08), 0.42), darker(main, 0.3)),
    cuffsOf(sewn, 2, nylon(darker(main, 0.12), 0.5)),
    bag.mesh,
    topstitch(
      bag,
      trace([
        [-18.6, -50],
        [0, -48.4, 18.6, -49.4],
      ]),
      lighter(main, 0.4),
      1,
      0.2,
    ),
    rod(
      [
        [16, -48, 3],
        [22, -46, 2],
        [27, -52, 0.8],
        [25, -60, 0.6],
      ],
      0.35,
      matte('#f3efe6'),
    ),
    at(drum(1, 1, 2.2, plastic('#2b2d31'), 0.3), { x: 25, y: -61, z: 0.8, rx: 0.3 }),
  )
}

/** Fat glossy down jacket. */
export const puffer = (main: string, long: boolean): Object3D => {
  const cut: Cut = {
    neck: 8.6,
    drop: 5,
    shoulder: [25, -5.6],
    pit: 26,
    chest: 30,
    waist: long ? 28 : 29,
    hem: long ? 30 : 27,
    long: long ? 104 : 64,
    curve: 0.6,
  }
  const arm: Arm = { long: 58, hang: 1.2, cuff: 14, full: 2.4 }
  const stuff = nylon(main, long ? 0.45 : 0.26)
  const wide = long ? 8.4 : 10.4
  const sewn = topOf({
    cut,
    stuff,
    color: main,
    arm,
    puff: 3.4,
    creases: 0.3,
    relief: baffles(wide, 2.2, -3),
    armRelief: sleeveBaffles(1.2, wide, 2),
  })
  const collar = standCollar(cut, stuff, 8.4, baffles(5.4, 1.1, -2))
  const hood = piece(
    trace([
      [-12, -1],
      [-15, 10, -9, 15],
      [0, 18.6, 9, 15],
      [15, 10, 12, -1],
      [0, -4, -12, -1],
    ]),
    stuff,
    { puff: 3, soft: 4, creases: 0.4, z: -1.2, relief: baffles(7, 1.2) },
  )
  const zipped = group(
    ...[-1, 1].map(side =>
      seamLine(
        sewn.body,
        [
          [side * 13, long ? -62 : -42],
          [side * 18, long ? -76 : -55],
        ],
        main,
        0.5,
      ),
    ),
    cuffsOf(sewn, 3.4, matte(darker(main, 0.3)), 1.6),
    hemBand(cut, sewn, 2.4, nylon(darker(main, 0.1), 0.5)),
  )
  return group(
    ...(long ? [hood.mesh] : []),
    ...sewn.parts,
    collar.mesh,
    frontZip(cut, sewn, 7, collar, main),
    zipped,
    ...(long ? [scarf(matte('#e6d3ae', 1), sewn)] : []),
  )
}

/** Denim jacket with flap pockets, its sleeves rolled. */
export const denimJacket = (main: string): Object3D => {
  const cut: Cut = { neck: 7.6, drop: 7, shoulder: [24, -5], pit: 25, chest: 28, waist: 27, hem: 25, long: 60 }
  const stuff = denim(main)
  const thread = '#e0a95c'
  const fade = (x: number, y: number) => 1 + 0.35 * Math.max(0, clouds(x / 7 + 30, y / 9 + 30, 2, 64) - 0.52) * 3
  const top = { cut, stuff, color: main, arm: { long: 46, hang: 1.14, cuff: 14.6, full: 0.8 }, fade }
  const sewn = topOf(top)
  const { body } = sewn
  const pockets = [-1, 1].flatMap(side => {
    const x = side * 13
    const bag = patch(
      body,
      trace([
        [x - 6.5, -22],
        [x + 6.5, -22],
        [x + 5.6, -33],
        [x, -36],
        [x - 5.6, -33],
        [x - 6.5, -22],
      ]),
      denim(darker(main, 0.05)),
      thread,
    )
    const flap = patch(
      bag,
      trace([
        [x - 7, -19.4],
        [x + 7, -19.4],
        [x + 7, -23],
        [x, -26.4],
        [x - 7, -23],
        [x - 7, -19.4],
      ]),
      denim(lighter(main, 0.04)),
      thread,
      { on: (px, py) => Math.max(body.high(px, py), bag.high(px, py)), z: 0.2 },
    )
    return [
      bag.whole,
      flap.whole,
      at(drum(0.8, 0.8, 0.4, metal('#c98f5a', 0.3), 0.12), {
        x,
        y: -24.4,
        z: flap.high(x, -24.4) + 0.1,
        rx: Math.PI / 2,
      }),
    ]
  })
  return group(
    ...sewn.parts,
    ...pockets,
    bandOn(
      body,
      [
        [0, -6],
        [0, -30],
        [0, -57],
      ],
      5,
      denim(lighter(main, 0.03)),
      0.5,
      0.15,
    ),
    topstitch(
      { high: (x, y) => body.high(x, y) + 0.4 },
      [
        [1.9, -8],
        [1.9, -56],
      ],
      thread,
    ),
    topstitch(
      { high: (x, y) => body.high(x, y) + 0.4 },
      [
        [-1.9, -8],
        [-1.9, -56],
      ],
      thread,
    ),
    ...[-11, -21, -31, -41, -51].map(y =>
      at(drum(0.9, 0.9, 0.45, metal('#c98f5a', 0.3), 0.12), { y, z: body.high(0, y) + 0.5, rx: Math.PI / 2 }),
    ),
    ...[-1, 1].flatMap(side => [
      topstitch(
        body,
        [
          [side * 7, -36],
          [side * 5, -56],
        ],
        thread,
      ),
      topstitch(
        body,
        [
          [side * 17, -36],
          [side * 15, -56],
        ],
        thread,
      ),
      seamLine(
        body,
        [
          [side * 4, -18.4],
          [side * 25, -18.4],
        ],
        main,
        0.2,
      ),
    ]),
    hemBand(cut, sewn, 4.4, denim(darker(main, 0.05))),
    collarOn(cut, sewn, denim(lighter(main, 0.04)), { long: 8, spread: 9 }).whole,
    plainSeams(cut, sewn, main, 6),
    rolled(cut, top, sewn, 5, denim(lighter(main, 0.4))),
  )
}

/** Quilted jacket with snaps and patch pockets. */
export const quiltedJacket = (main: string): Object3D => {
  const cut: Cut = {
    neck: 7.6,
    drop: 7,
    shoulder: [22.5, -5],
    pit: 24,
    chest: 26.4,
    waist: 25.6,
    hem: 27,
    long: 66,
    curve: 0.4,
  }
  const stuff = nylon(main, 0.5)
  const trim = matte(darker(main, 0.45), 0.9)
  const sewn = topOf({
    cut,
    stuff,
    color: main,
    arm: { long: 58, hang: 1.22, cuff: 12.6, full: 0.8 },
    relief: diamonds(8, 0.9),
    armRelief: diamonds(8, 0.8),
    creases: 0.2,
  })
  const { body } = sewn
  const pockets = [-1, 1].map(side => {
    const sewnOn = patch(body, pad(15, 17, 1.4, side * 14, -50), stuff, darker(main, 0.3), { relief: diamonds(8, 0.4) })
    return group(
      sewnOn.whole,
      bandOn(
        sewnOn,
        [
          [side * 14 - 7.4, -42.4],
          [side * 14, -42.4],
          [side * 14 + 7.4, -42.4],
        ],
        2,
        trim,
        0.4,
        0.2,
      ),
    )
  })
  return group(
    ...sewn.parts,
    ...pockets,
    bandOn(
      body,
      [
        [2.6, -6],
        [2.6, -36],
        [2.6, -65.4],
      ],
      1.4,
      trim,
      0.4,
      0.2,
    ),
    ...[-10, -22, -34, -46, -58].map(y =>
      at(drum(0.95, 0.95, 0.5, metal('#c9a35a', 0.3), 0.15), {
        x: 0.4,
        y,
        z: body.high(0.4, y) + 0.15,
        rx: Math.PI / 2,
      }),
    ),
    collarOn(cut, sewn, suede(darker(main, 0.45)), { long: 6, spread: 7.6 }).whole,
    hemBand(cut, sewn, 1.6, trim),
    cuffsOf(sewn, 1.8, trim, 1.1),
  )
}

/** Single-button blazer; `tee` shows a white shirt inside and sleeves pushed up. */
export const blazer = (main: string, tee: boolean): Object3D => {
  const cut: Cut = {
    neck: 7.6,
    drop: tee ? 34 : 38,
    pointed: true,
    shoulder: [tee ? 23.5 : 21.5, -4.6],
    pit: 24,
    chest: tee ? 27 : 25,
    waist: tee ? 26 : 22,
    hem: tee ? 28 : 26,
    long: tee ? 68 : 76,
    curve: 1.2,
  }
  const stuff = suede(main)
  const sewn = topOf({
    cut,
    stuff,
    color: main,
    arm: { long: tee ? 44 : 60, hang: 1.3, cuff: tee ? 14 : 12.4, full: 0.7 },
  })
  const { body } = sewn
  const y = -cut.drop - 3
  const shirtCut: Cut = {
    ...cut,
    neck: 7,
    drop: 7.6,
    pointed: false,
    long: 60,
    hem: 14,
    waist: 14,
    chest: 16,
    shoulder: [15, -3.4],
    curve: 0,
  }
  const shirt = piece(bodyOf(shirtCut), matte('#f6f3ec', 0.95), { puff: 0.6, soft: 4, creases: 0.5, z: 0 })
  return group(
    ...sewn.parts,
    ...(tee
      ? [at(group(shirt.mesh, bandOn(shirt, necklineOf(shirtCut), 1.8, matte('#efeae0', 0.95), 0.5, 0.2)), { z: 0 })]
      : []),
    frontEdge(cut, sewn, 1.6, main),
    lapels(cut, sewn, stuff, 7.6, 1.6, main),
    buttonsOn(body, [[0.2, y]], darker(main, 0.45), 1.2),
    pocketsAt(sewn, 14.4, -cut.long + 22, 14.4, 5.6, -0.04, stuff, darker(main, 0.2)),
    bandOn(
      body,
      [
        [9.4, -25],
        [14, -24.4],
        [18, -23.6],
      ],
      2.4,
      stuff,
      0.5,
      0.15,
    ),
    plainSeams(cut, sewn, main, 2.4),
    ...[-1, 1].map(side =>
      seamLine(
        body,
        trace([
          [side * 12, -30],
          [side * 11, -44, side * 12.6, -cut.long + 24],
        ]),
        main,
        0.16,
      ),
    ),
    ...(tee
      ? [cuffsOf(sewn, 4.4, suede(lighter(main, 0.12)), 1.2)]
      : sewn.cuffs.map(([a, b]) =>
          buttonsOn(
            { high: () => 1.6 },
            [0, 1, 2].map((i): Dot => [a[0] * 0.7 + b[0] * 0.3, a[1] + 3 + i * 2]),
            darker(main, 0.45),
            0.6,
          ),
        )),
  )
}
