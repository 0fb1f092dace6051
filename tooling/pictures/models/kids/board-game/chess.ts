import type { Material, Object3D } from 'three'
import { cloth, metal, print } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, ball, box, drum, group, sheet, slab, turned } from '../../../studio/shapes.ts'
import { blend } from '../../../studio/tones.ts'

/** The six pieces, tallest last. */
export type Piece = 'pawn' | 'rook' | 'knight' | 'bishop' | 'queen' | 'king'

const stem = (h: number, top: number, stuff: Material) =>
  turned(
    [
      [0, 0],
      [1.5, 0, 0.15],
      [1.5, 0.55, 0.25],
      [1.15, 0.95, 0.2],
      [1.2, 1.2, 0.12],
      [0.95, 1.45, 0.3],
      [top, h - 0.5, 0.8],
      [top + 0.38, h - 0.2, 0.1],
      [top + 0.38, h, 0.1],
      [0, h],
    ],
    stuff,
  )

const heads: Readonly<Record<Piece, (stuff: Material) => Object3D>> = {
  pawn: stuff => group(stem(3.2, 0.5, stuff), at(ball(0.98, stuff), { y: 3.95 })),
  rook: stuff =>
    group(
      stem(3.6, 0.78, stuff),
      at(drum(1.16, 0.9, 1.3, stuff, 0.06), { y: 3.6 }),
      ...[0, 1, 2, 3, 4, 5].map(i =>
        at(box(0.62, 0.5, 0.4, 0.05, stuff), {
          x: Math.cos((i * Math.PI) / 3) * 0.92,
          y: 5.1,
          z: Math.sin((i * Math.PI) / 3) * 0.92,
          ry: Math.PI / 2 - (i * Math.PI) / 3,
        }),
      ),
    ),
  knight: stuff =>
    group(
      stem(2.3, 0.85, stuff),
      slab(
        [
          [-1.0, 2.1],
          [1.0, 2.1],
          [1.05, 2.7, 0.3],
          [0.62, 3.6, 0.5],
          [1.4, 3.8, 0.4],
          [1.95, 4.15, 0.25],
          [1.85, 4.8, 0.3],
          [0.75, 5.8, 0.5],
          [0.45, 6.5, 0.1],
          [0.05, 5.95, 0.2],
          [-0.7, 5.6, 0.6],
          [-1.25, 4.3, 0.8],
          [-1.2, 3, 0.5],
        ],
        1.25,
        0.3,
        stuff,
      ),
    ),
  bishop: stuff =>
    group(
      stem(4.6, 0.55, stuff),
      turned(
        [
          [0, 4.5],
          [0.6, 4.6],
          [1.0, 5.5, 0.4],
          [0.7, 6.4, 0.5],
          [0.1, 7, 0.2],
          [0, 7],
        ],
        stuff,
      ),
      at(ball(0.26, stuff), { y: 7.15 }),
    ),
  queen: stuff =>
    group(
      stem(6, 0.62, stuff),
      at(drum(1.2, 0.62, 1.6, stuff, 0.08), { y: 6 }),
      ...Array.from({ length: 8 }, (_, i) =>
        at(ball(0.24, stuff), { x: Math.cos(i * 0.785) * 0.98, y: 7.65, z: Math.sin(i * 0.785) * 0.98 }),
      ),
      at(ball(0.42, stuff), { y: 7.9 }),
    ),
  king: stuff =>
    group(
      stem(6.4, 0.68, stuff),
      at(drum(1.2, 0.68, 1.5, stuff, 0.1), { y: 6.4 }),
      at(drum(0.3, 1.05, 0.5, stuff, 0.1), { y: 7.9 }),
      at(box(0.34, 1.5, 0.34, 0.08, stuff), { y: 8.9 }),
      at(box(1.0, 0.34, 0.34, 0.08, stuff), { y: 9.05 }),
    ),
}

/** A piece; a king of size 1 is 9.6 cm tall. */
export const chessPiece = (kind: Piece, stuff: Material, size = 1): Object3D =>
  at(group(heads[kind](stuff)), { s: size })

/** Checkers with a hint of grain. */
export const checkers = (cells: readonly [number, number], pale: string, dark: string, grain = true) =>
  print(
    cells[0] * 64,
    cells[1] * 64,
    (pen, w, h) => {
      for (let x = 0; x < cells[0]; x += 1)
        for (let y = 0; y < cells[1]; y += 1) {
          pen.fillStyle = blend((x + y) % 2 ? dark : pale, '#2a1608', noise(x * 9 + y) * (grain ? 0.1 : 0))
          pen.fillRect(x * 64, y * 64, 64, 64)
        }
      if (!grain) return
      for (let i = 0; i < 240; i += 1) {
        pen.fillStyle = `rgba(50,26,8,${0.03 + noise(i) * 0.06})`
        pen.fillRect(0, noise(i + 300) * h, w, 0.8 + noise(i + 90) * 2)
      }
    },
    0.45,
  )

/** Board lying with its frame: cells of `cell` cm. */
export const chessBoard = (cell: number, frame: Material, top: Material, thick = 1.6, rim = 2): Object3D =>
  group(
    at(box(cell * 8 + rim * 2, thick, cell * 8 + rim * 2, 0.25, frame), { y: thick / 2 }),
    at(sheet(cell * 8, cell * 8, top), { y: thick + 0.02, rx: -Math.PI / 2 }),
  )

const BACK: readonly Piece[] = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook']

/** Both sides set up, with a few moves made; `size` scales the pieces. */
export function setUp(cell: number, y: number, pale: Material, dark: Material, size: number): Object3D {
  const moved: Readonly<Record<number, number>> = { 3: 2, 4: 2 }
  const spot = (file: number, rank: number) => ({ x: (file - 3.5) * cell, y, z: (3.5 - rank) * cell })
  return group(
    ...BACK.flatMap((kind, file) => [
      at(group(chessPiece(kind, pale, size)), { ...spot(file, 0), ry: Math.PI / 2 }),
      at(group(chessPiece('pawn', pale, size)), spot(file, 1 + (moved[file] ?? 0))),
      at(group(chessPiece(kind, dark, size)), { ...spot(file, 7), ry: -Math.PI / 2 }),
      at(group(chessPiece('pawn', dark, size)), spot(file, 6 - (moved[file + 1] ?? 0))),
    ]),
  )
}

/** Folding box half open, standing like a book, its checkered outside to the camera. */
export function foldingBox(cell: number, frame: Material, top: Material, felt: string): Object3D {
  const [w, h] = [cell * 4 + 1.6, cell * 8 + 3.2]
  const half = (side: number) =>
    group(
      at(
        group(
          at(box(w, h, 2.4, 0.25, frame), { x: (side * w) / 2, y: h / 2 }),
          at(sheet(cell * 4, cell * 8, top), { x: (side * (w - 0.1)) / 2, y: h / 2, z: 1.22 }),
          at(box(w - 1.4, h - 1.4, 0.1, 0.03, cloth(felt, 20)), { x: (side * w) / 2, y: h / 2, z: -1.2 }),
        ),
        { ry: side * 0.5 },
      ),
    )
  const brass = metal('#c9a35a', 0.3)
  return group(
    half(-1),
    half(1),
    ...[0.2, 0.8].map(t => at(drum(0.3, 0.3, 2.6, brass, 0.05), { y: h * t - 1.3, z: 1.2 })),
  )
}
