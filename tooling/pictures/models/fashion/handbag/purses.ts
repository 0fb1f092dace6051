import type { Material, Object3D } from 'three'
import { matte, metal, print } from '../../../studio/materials.ts'
import { at, ball, box, group, rod } from '../../../studio/shapes.ts'
import { loft } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { decal, shaped } from '../parts/bodies.ts'
import { pad } from '../parts/outline.ts'
import { piece } from '../parts/piece.ts'
import { chain, type Spot, stitches, straight, zip } from '../parts/strips.ts'
import { leather, suede } from '../parts/stuffs.ts'

const brass = () => metal('#d6ae5e', 0.24)

/** Soft body gathered into a metal mouth with two knobs. */
function purse(stuff: Material, plump: number, links: readonly Spot[], size: number): Object3D {
  const body = loft(
    [
      [0, 4, 1.6, 2.6],
      [0.6, 7, 3 * plump, 2.6],
      [3.5, 10, 4.7 * plump, 2.4],
      [7, 10.2, 4.6 * plump, 2.4],
      [10, 8.9, 3 * plump, 2.6],
      [12.6, 7.9, 1.2, 3],
      [13, 7.6, 0.9, 3],
    ],
    stuff,
    144,
  )
  shaped(body, (x, y, z) => {
    const gather = Math.max(0, (y - 5.5) / 7.5) ** 1.4
    return [x, y - (y < 1.5 ? 0 : 0), z * (1 + Math.cos(x * 4.2) * 0.13 * gather)]
  })
  const arch = (z: number): Spot[] => [
    [-10, 7.6, z],
    [-9.1, 11.4, z],
    [-7.6, 13.4, z],
    [0, 14, z],
    [7.6, 13.4, z],
    [9.1, 11.4, z],
    [10, 7.6, z],
  ]
  return group(
    body,
    rod(arch(0.75), 0.62, brass()),
    rod(arch(-0.75), 0.62, brass()),
    ...[-1, 1].map(side =>
      group(
        rod(
          [
            [side * 0.4, 13.9, -side * 0.5],
            [side * 0.55, 15, 0],
          ],
          0.4,
          brass(),
        ),
        at(ball(1.05, brass()), { x: side * 0.95, y: 15.6, z: side * 0.2 }),
      ),
    ),
    ...[-1, 1].map(side => at(ball(0.75, brass()), { x: side * 10, y: 7.6 })),
    chain(links, size, brass()),
  )
}

/** Purse with an embroidered peony. */
export const peonyPurse = (main: string): Object3D => {
  const art = print(640, 480, (pen, w, h) => peony(pen, w, h, main), 0.8)
  const links: Spot[] = [
    [-10, 8, 0],
    [-13, 6, 2],
    [-14.4, 1.2, 6],
    [-9, 0.7, 9],
    [-2, 0.7, 10.4],
    [4, 0.7, 9.6],
  ]
  return group(
    purse(suede(main), 1, links, 1.1),
    decal(
      15.6,
      10.6,
      5.8,
      art,
      (x, y) =>
        (4.75 - Math.abs(y - 5) ** 2 * 0.055) * Math.max(0, 1 - (Math.abs(x) / 10.3) ** 2.4) ** (1 / 2.4) + 0.06,
    ),
  )
}

/** Plain velvet purse on a thin chain. */
export const velvetPurse = (main: string): Object3D =>
  purse(
    suede(main),
    1.12,
    [
      [-10, 8, 0],
      [-12, 15, -1.5],
      [-8, 23, -2.5],
      [0, 26, -2.5],
      [8, 23, -2.5],
      [12, 15, -1.5],
      [10, 8, 0],
    ],
    0.85,
  )

function peony(pen: CanvasRenderingContext2D, w: number, h: number, main: string): void {
  pen.translate(w / 2, h / 2)
  const leafAt = (x: number, y: number, turn: number, size: number) => {
    pen.save()
    pen.translate(x, y)
    pen.rotate(turn)
    pen.fillStyle = lighter(main, 0.42)
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.quadraticCurveTo(size * 0.5, -size * 0.36, size, 0)
    pen.quadraticCurveTo(size * 0.5, size * 0.36, 0, 0)
    pen.fill()
    pen.strokeStyle = darker(main, 0.2)
    pen.lineWidth = 3
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo(size * 0.9, 0)
    pen.stroke()
    pen.restore()
  }
  for (const [x, y, turn, size] of [
    [-70, 40, 2.7, 190],
    [-60, -40, 3.5, 170],
    [80, 30, 0.3, 190],
    [70, -50, -0.5, 170],
    [0, 90, 1.2, 110],
    [-20, 90, 2, 120],
  ] as const)
    leafAt(x, y, turn, size)
  for (const [petals, r, size, tone] of [
    [9, 92, 70, '#f3c3bd'],
    [8, 62, 60, '#ee9a9a'],
    [6, 34, 46, '#df6f78'],
    [4, 14, 30, '#c94c5c'],
  ] as const)
    for (let i = 0; i < petals; i += 1) {
      const turn = (i / petals) * Math.PI * 2 + r
      pen.save()
      pen.rotate(turn)
      pen.fillStyle = tone
      pen.strokeStyle = '#fbe6df'
      pen.lineWidth = 4
      pen.beginPath()
      pen.ellipse(r, 0, size * 0.8, size * 0.62, 0, 0, 7)
      pen.fill()
      pen.stroke()
      for (let thread = -2; thread <= 2; thread += 1) {
        pen.strokeStyle = 'rgba(160,50,70,0.28)'
        pen.lineWidth = 2.4
        pen.beginPath()
        pen.moveTo(r - size * 0.5, thread * 5)
        pen.lineTo(r + size * 0.6, thread * size * 0.17)
        pen.stroke()
      }
      pen.restore()
    }
  pen.fillStyle = '#f0c24b'
  for (let i = 0; i < 12; i += 1) {
    pen.beginPath()
    pen.arc(Math.cos(i * 2.4) * 4 * Math.sqrt(i), Math.sin(i * 2.4) * 4 * Math.sqrt(i), 5, 0, 7)
    pen.fill()
  }
}

/** Short wallet standing half open; cards look out. */
export const shortWallet = (main: string): Object3D => {
  const half = (side: number, cards: readonly string[]): Object3D => {
    const inner = cards.flatMap((color, i) => [
      at(box(8.8, 5.4, 0.1, 0.3, matte(color, 0.5)), { y: 2.7 - i * 1.25, z: 0.5 + i * 0.16, rz: side * 0.012 }),
      at(box(10.2, 6.2 - i * 0.9, 0.14, 0.1, leather(lighter(main, 0.1))), { y: -1.2 - i * 0.95, z: 0.56 + i * 0.16 }),
    ])
    const line = straight([
      [-5.3, -4.3, 0.4],
      [-5.3, 4.3, 0.4],
      [5.3, 4.3, 0.4],
      [5.3, -4.3, 0.4],
      [-5.3, -4.3, 0.4],
    ])
    const leaf = group(box(11.4, 9.4, 0.7, 0.34, leather(main)), ...inner, stitches(line, '#d9c3a0', 0.62, 0.12))
    return at(group(at(leaf, { x: side * 5.7 })), { ry: -side * 0.62, y: 4.7 })
  }
  return group(
    half(-1, ['#f0eadb', '#c65a44', '#3d6d8a']),
    half(1, ['#e7c65b', '#53705c']),
    rod(
      [
        [0, 0.1, -0.3],
        [0, 9.3, -0.3],
      ],
      0.42,
      leather(main),
    ),
  )
}

/** Long wallet with a zip around three sides, lying. */
export const longWallet = (main: string): Object3D => {
  const top = piece(pad(19.6, 9.8, 0.9), leather(main), { puff: 0.5, soft: 0.9, creases: 0.06, z: 0.95, cell: 0.3 })
  const edge: Spot[] = [
    [-9.9, 4.2, 0],
    [-9.9, -4.2, 0],
    [-9.2, -5, 0],
    [9.2, -5, 0],
    [9.9, -4.2, 0],
    [9.9, 4.2, 0],
  ]
  const line: Spot[] = [
    [-9.2, 4.3, 1.42],
    [9.2, 4.3, 1.42],
    [9.2, -4.3, 1.42],
    [-9.2, -4.3, 1.42],
    [-9.2, 4.3, 1.42],
  ]
  const whole = group(
    top.mesh,
    box(19.6, 9.8, 1.9, 0.5, leather(darker(main, 0.08))),
    stitches(straight(line), lighter(main, 0.65), 0.6, 0.13),
    stitches(straight(edge), '#d8b56a', 0.34, 0.34),
    at(
      zip(
        [
          [9.95, 3.6, 0],
          [9.95, 4.2, 0],
        ],
        darker(main, 0.5),
        [1, 0, 0],
        0.5,
      ),
      {},
    ),
    at(box(1.2, 4.2, 0.3, 0.2, leather(darker(main, 0.3))), { x: 10.6, y: 1.4, z: 0.4, ry: 0.5, rz: 0.2 }),
    at(box(2.4, 1.1, 0.12, 0.1, metal('#d8b56a', 0.3)), { x: 6.6, y: -2.8, z: 1.5 }),
  )
  return at(group(at(whole, { rx: -Math.PI / 2, y: 1 })), {})
}
