import { DoubleSide, type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { matte, metal } from '../../../studio/materials.ts'
import { at, box, drum, group, rod } from '../../../studio/shapes.ts'
import { painted } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Dot, flipped, trace } from '../parts/outline.ts'
import { piece } from '../parts/piece.ts'
import { bandOn, seamLine, topstitch } from '../parts/sewing.ts'
import { type Spot, strap, zip } from '../parts/strips.ts'
import { cloth, suede } from '../parts/stuffs.ts'

/** Silk with a woven drawing; one tile is 10 cm. */
export const woven = (main: string, kind: 'stripes' | 'figures' | 'medallions'): Material => {
  const map = painted(512, 512, (pen, w) => {
    pen.fillStyle = main
    pen.fillRect(0, 0, w, w)
    if (kind === 'stripes') {
      for (let i = -4; i < 8; i += 1)
        for (const [off, wide, tone] of [
          [0, 0.09, lighter(main, 0.68)],
          [0.13, 0.03, '#d9b25c'],
        ] as const) {
          pen.fillStyle = tone
          pen.beginPath()
          const x = (i * 0.25 + off) * w
          pen.moveTo(x, w)
          pen.lineTo(x + wide * w, w)
          pen.lineTo(x + wide * w + w, 0)
          pen.lineTo(x + w, 0)
          pen.fill()
        }
      return
    }
    const count = kind === 'figures' ? 6 : 4
    for (let i = 0; i < count * count * 2; i += 1) {
      const row = Math.floor(i / count)
      const [x, y] = [(((i % count) + (row % 2) * 0.5 + 0.25) * w) / count, ((row + 0.5) * w) / count / 2]
      const size = w / count / (kind === 'figures' ? 5 : 3.4)
      for (let petal = 0; petal < (kind === 'figures' ? 4 : 8); petal += 1) {
        const turn = (petal / (kind === 'figures' ? 4 : 8)) * Math.PI * 2
        pen.fillStyle = petal % 2 ? lighter(main, 0.5) : lighter(main, 0.3)
        pen.beginPath()
        pen.ellipse(
          x + Math.cos(turn) * size * 0.6,
          y + Math.sin(turn) * size * 0.6,
          size * 0.55,
          size * 0.26,
          turn,
          0,
          7,
        )
        pen.fill()
      }
      pen.fillStyle = kind === 'figures' ? darker(main, 0.3) : '#fbf3e0'
      pen.beginPath()
      pen.arc(x, y, size * 0.22, 0, 7)
      pen.fill()
    }
  })
  return new MeshPhysicalMaterial({ map, roughness: 0.5, sheen: 0.6, sheenRoughness: 0.4, side: DoubleSide })
}

const blade = (top: number, half: number, long: number, blunt = false): Dot[] =>
  trace([
    [-top, 0],
    [top, 0],
    [half, -long + half],
    ...(blunt ? [[half, -long] as const, [-half, -long] as const] : [[0, -long] as const]),
    [-half, -long + half],
    [-top, 0],
  ])

/** Tie over a bar, its narrow end behind. */
export const hungTie = (main: string, stuff: Material): Object3D => {
  const front = piece(blade(2.3, 4.5, 66), stuff, { puff: 0.8, soft: 1.6, creases: 0.12, z: 1.2, cell: 0.6 })
  const back = piece(
    blade(2, 2.6, 54).map(([x, y]): Dot => [x + 4.6, y]),
    stuff,
    { puff: 0.6, soft: 1.2, creases: 0.12, z: -0.6, cell: 0.6 },
  )
  const wood = matte('#8a5f3d', 0.5)
  return group(
    front.mesh,
    back.mesh,
    bandOn(
      { high: () => 0 },
      [
        [-2.4, -0.2],
        [1, 0.5],
        [6.6, -0.2],
      ],
      2.2,
      stuff,
      2.6,
      0.4,
    ),
    seamLine(
      front,
      [
        [0, -62],
        [0, -65.4],
      ],
      main,
      0.08,
    ),
    rod(
      [
        [-14, 0, 0.2],
        [14, 0, 0.2],
      ],
      0.9,
      wood,
    ),
    rod(
      [
        [-14, 0, 0.2],
        [-13, 5, 0.2],
        [-4, 9, 0.2],
        [0, 11, 0.2],
        [4, 9, 0.2],
        [13, 5, 0.2],
        [14, 0, 0.2],
      ],
      0.8,
      wood,
    ),
    rod(
      [
        [0, 11, 0.2],
        [0, 15, 0.2],
        [2.4, 17.6, 0.2],
        [0.2, 20, 0.2],
        [-2, 18, 0.2],
      ],
      0.34,
      metal('#b5b8be', 0.3),
    ),
  )
}

/** Knotted tie with its loop; `zipped` shows the zip in the loop, `blunt` is a knitted one. */
export const knottedTie = (main: string, stuff: Material, blunt: boolean, zipped: boolean): Object3D => {
  const front = piece(blade(1.7, blunt ? 3 : 4, blunt ? 50 : 54, blunt), stuff, {
    puff: 0.9,
    soft: 1.4,
    creases: 0.15,
    z: 1,
    cell: 0.5,
    relief: (x, y) => -0.5 * Math.exp(-((x - 0.3) ** 2) * 1.2) * Math.max(0, 1 + y / 12),
  })
  const knotted = piece(
    trace([
      [-2.9, 4.6],
      [0, 5.2, 2.9, 4.6],
      [1.9, -0.4],
      [0, -1.2, -1.9, -0.4],
      [-2.9, 4.6],
    ]),
    stuff,
    { puff: 1.8, soft: 1.6, creases: 0.2, z: 1.6, cell: 0.3, grain: 0.6 },
  )
  const tail = piece(
    blade(1.4, 2, 44, blunt).map(([x, y]): Dot => [x + 2.4, y]),
    stuff,
    { puff: 0.5, soft: 1, creases: 0.1, z: -0.4, cell: 0.5 },
  )
  const loop = trace(
    [
      [2.4, 4.4],
      [9, 7, 9.6, 13],
      [9.4, 20, 0, 20],
      [-9.4, 20, -9.6, 13],
      [-9, 7, -2.4, 4.4],
    ],
    16,
  )
  return group(
    tail.mesh,
    front.mesh,
    knotted.mesh,
    bandOn({ high: () => 0.6 }, loop, 3, stuff, 0.7, 0),
    ...(zipped
      ? [
          zip(
            [
              [5.6, 6.4, 1.2],
              [8.4, 9.2, 1.2],
              [9.6, 13.4, 1.2],
            ],
            darker(main, 0.5),
            [0, 0, 1],
            0.3,
            0.7,
          ),
        ]
      : []),
    ...(blunt
      ? [
          topstitch(
            front,
            [
              [-2.6, -48.4],
              [2.6, -48.4],
            ],
            darker(main, 0.3),
            0.8,
            0.2,
          ),
        ]
      : []),
  )
}

/** Tie half rolled, its blade running out. */
export const rolledTie = (stuff: Material): Object3D => {
  const turns = Math.PI * 7
  const coil = Array.from({ length: 90 }, (_, i): Spot => {
    const angle = turns * (i / 89)
    const r = 1.1 + (angle / turns) * 3.2
    return [Math.sin(angle) * r, r + 0.1 - Math.cos(angle) * r + (4.3 - r), 0]
  })
  const out: Spot[] = [
    [5, 0.5, 0],
    [12, 0.32, 0.4],
    [20, 0.45, 1],
    [28, 0.3, 1.4],
    [34, 0.3, 1.6],
  ]
  const face = (t: number): Spot => {
    if (t > 0.9) return [0, 1, 0.001]
    const angle = turns * (t / 0.9)
    return [-Math.sin(angle) || 0.001, Math.cos(angle), 0.001]
  }
  return group(
    strap(
      coil,
      t => 5 + t * 1.6,
      0.34,
      stuff,
      t => face(t * 0.9),
      180,
    ),
    strap(
      [[0, 0.12, 0], ...out],
      t => (t > 0.86 ? Math.max(0.2, (1 - t) * 58) : 6.6 + t * 1.8),
      0.36,
      stuff,
      [0, 1, 0.001],
      90,
    ),
    at(box(1.2, 0.14, 4.4, 0.06, matte('#f6efe2')), { x: 22, y: 0.75, z: 1, ry: 0.08 }),
  )
}

/** Bow tie, tied, with its band. */
export const bowTie = (main: string, stuff: Material): Object3D => {
  const wing = trace([
    [0.8, 1.3],
    [4, 2.6, 8.4, 4],
    [9.4, 0, 8.4, -4],
    [4, -2.6, 0.8, -1.3],
    [0.8, 1.3],
  ])
  const under = trace([
    [0.8, 1],
    [4, 2.2, 7.6, 4.6],
    [8.8, 0.6, 7.9, -3.2],
    [4, -2.4, 0.8, -1],
    [0.8, 1],
  ])
  const pleat = (x: number, y: number): number => 0.45 * Math.cos(y * 1.5) * Math.max(0, 1 - (Math.abs(x) - 0.8) / 6)
  const wings = [wing, flipped(wing)].map(
    dots => piece(dots, stuff, { puff: 1.3, soft: 2, creases: 0.1, z: 0.7, cell: 0.25, relief: pleat }).mesh,
  )
  const behind = [under, flipped(under)].map(
    dots => piece(dots, stuff, { puff: 0.9, soft: 1.4, creases: 0.1, z: -0.4, cell: 0.3 }).mesh,
  )
  const knotted = piece(
    trace([
      [-1.3, 1.9],
      [0, 2.2, 1.3, 1.9],
      [1.6, 0, 1.3, -1.9],
      [0, -2.2, -1.3, -1.9],
      [-1.6, 0, -1.3, 1.9],
    ]),
    stuff,
    { puff: 1.5, soft: 1.2, creases: 0.1, z: 1.4, cell: 0.2 },
  )
  const band: Spot[] = [
    [1, 0, -0.4],
    [8, 0.3, -3],
    [10.6, 0.2, -8],
    [6, 0, -13.4],
    [0, 0, -15],
    [-6, 0, -13.4],
    [-10.6, 0.2, -8],
    [-8, 0.3, -3],
    [-1, 0, -0.4],
  ]
  return group(
    ...behind,
    ...wings,
    knotted.mesh,
    strap(
      band,
      1.7,
      0.24,
      suede(darker(main, 0.15)),
      t => [Math.sin((0.5 - t) * Math.PI * 2) * -1 + 0.001, 0, Math.cos(t * Math.PI * 2)],
      90,
    ),
    at(box(2, 1.9, 0.4, 0.2, metal('#c9a35a', 0.3)), { x: -9.4, y: 0.2, z: -10.4, ry: 0.7 }),
  )
}

/** Breast of a jacket with a square in its pocket, folded to three points. */
export const pocketSquare = (main: string): Object3D => {
  const suit = '#64758f'
  const chest = piece(
    trace([
      [-24, 26],
      [24, 26],
      [24, -26],
      [-24, -26],
      [-24, 26],
    ]),
    cloth(suit, 'linen'),
    { puff: 2, soft: 8, creases: 0.35 },
  )
  const silk = woven(main, 'medallions')
  const point = (x: number, high: number, lean: number, z: number) =>
    piece(
      trace([
        [x - 4.4, -1],
        [x - 1.6 + lean, high * 0.8, x + lean * 1.6, high],
        [x + 2.4 + lean, high * 0.7, x + 4.4, -1],
        [x - 4.4, -1],
      ]),
      silk,
      { puff: 0.9, soft: 1.6, creases: 0.3, on: chest.high, z, cell: 0.3, grain: lean * 0.3 },
    ).mesh
  const welt = piece(
    trace([
      [-7.4, 0.2],
      [6.4, 1.6],
      [6.2, -2],
      [-7.2, -3.4],
      [-7.4, 0.2],
    ]),
    cloth(darker(suit, 0.08), 'linen'),
    { puff: 0.8, soft: 0.8, creases: 0.05, on: chest.high, z: 1, cell: 0.3 },
  )
  const lapel = piece(
    trace([
      [9, 26],
      [24, 26],
      [24, -26],
      [20, -26],
      [15, -6, 13.4, 6],
      [17, 9],
      [10.4, 13],
      [9, 26],
    ]),
    cloth(lighter(suit, 0.04), 'linen'),
    { puff: 1.2, soft: 1.6, creases: 0.1, on: chest.high, z: 0.6, cell: 0.6 },
  )
  return group(
    chest.mesh,
    point(-3.6, 6.4, -0.9, 0.4),
    point(3.2, 7, 0.9, 0.5),
    point(-0.4, 8.6, 0, 0.8),
    welt.mesh,
    topstitch(
      welt,
      [
        [-6.9, -2.7],
        [6, -1.4],
      ],
      lighter(suit, 0.25),
      0.7,
      0.12,
    ),
    lapel.mesh,
    at(drum(0.9, 0.9, 0.3, matte('#2a303b'), 0.1), { x: -14, y: -20, z: chest.high(-14, -20) + 0.2, rx: Math.PI / 2 }),
  )
}
