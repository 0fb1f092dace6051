import type { Material, Object3D } from 'three'
import { matte } from '../../../studio/materials.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, box, group, sheet } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'

/** Open box standing on y = 0: a floor and four walls. */
export const tray = (
  w: number,
  h: number,
  d: number,
  outside: Material,
  inside: Material = outside,
  wall = 0.5,
): Object3D =>
  group(
    at(box(w - wall, wall, d - wall, 0.05, inside), { y: wall / 2 }),
    ...[-1, 1].flatMap(side => [
      at(box(w, h, wall, wall * 0.3, outside), { y: h / 2, z: (side * (d - wall)) / 2 }),
      at(box(wall, h, d, wall * 0.3, outside), { x: (side * (w - wall)) / 2, y: h / 2 }),
    ]),
  )

/** Two-part box of a game standing on its edge: lid with its printed face to the front, base behind. */
export const gameBox = (w: number, h: number, d: number, words: Words, style: Style): Object3D =>
  group(
    at(box(w, h, d * 0.7, 0.15, matte(darker(style.ground, 0.08), 0.55)), { y: h / 2, z: d * 0.15 }),
    at(box(w - 0.3, h - 0.3, d * 0.5, 0.12, matte(lighter(style.ground, 0.4), 0.7)), { y: h / 2, z: -d * 0.25 }),
    at(sheet(w - 0.16, h - 0.16, face(w, h, words, style, 34)), { y: h / 2, z: d / 2 + 0.015 }),
  )

/** The same lying, its face up; its front edge is at +z. */
export const gameBoxLying = (w: number, h: number, d: number, words: Words, style: Style): Object3D =>
  group(at(gameBox(w, h, d, words, style), { rx: -Math.PI / 2, y: d / 2, z: h / 2 }))
