import type { Material, Object3D } from 'three'
import { anodised, cloth, gloss, matte, metal, plastic, wood } from '../../../studio/materials.ts'
import { lens } from '../../../studio/packs/devices.ts'
import { at, box, drum, group, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Painter, painted } from '../parts/art.ts'

/** One leaf of a folding phone. */
export interface Leaf {
  readonly w: number
  readonly h: number
  readonly color: string
  readonly back?: 'glass' | 'leather' | 'satin'
}

const THICK = 0.56

const backOf = ({ color, back = 'satin' }: Leaf): Material =>
  back === 'glass' ? gloss(color) : back === 'leather' ? cloth(color, 30, 2) : plastic(color, 0.5)

/** Part of a picture between two shares of its width (or height when `down`). */
const part =
  (whole: Painter, from: number, to: number, down = false): Painter =>
  (pen, w, h) => {
    pen.save()
    if (down) {
      const full = h / (to - from)
      pen.translate(0, -from * full)
      whole(pen, w, full)
    } else {
      const full = w / (to - from)
      pen.translate(-from * full, 0)
      whole(pen, full, h)
    }
    pen.restore()
  }

/** Leaf centred, its screen to +z. */
const leafOf = (leaf: Leaf, screen: Painter): Object3D =>
  group(
    slab(rounded(leaf.w, leaf.h, 0.7), THICK, 0.1, anodised(lighter(leaf.color, 0.25))),
    at(slab(rounded(leaf.w - 0.1, leaf.h - 0.1, 0.66), 0.1, 0.04, backOf(leaf)), { z: -THICK / 2 }),
    at(slab(rounded(leaf.w - 0.06, leaf.h - 0.06, 0.6), 0.05, 0.02, gloss('#0a0b0d')), { z: THICK / 2 }),
    at(pane(leaf.w - 0.14, leaf.h - 0.44, 0.3, painted(Math.round(leaf.w * 60), Math.round(leaf.h * 60), screen)), {
      z: THICK / 2 + 0.04,
    }),
  )

/** Island with three lenses for a back that faces +z. */
const island = (color: string, gold = false): Object3D =>
  group(
    slab(rounded(3.3, 4.6, 1), 0.3, 0.1, gloss(darker(color, 0.2))),
    ...[1.25, -0.1, -1.45].map((y, i) =>
      at(lens(i === 0 ? 0.74 : 0.64, metal(gold ? '#d8b66a' : '#c2c5cb', 0.26)), { x: i % 2 ? 0.6 : -0.5, y, z: 0.16 }),
    ),
    at(drum(0.2, 0.2, 0.1, matte('#fff2cf', 0.4), 0.02), { x: 1.1, y: 1.5, z: 0.14, rx: Math.PI / 2 }),
  )

const spine = (h: number, color: string): Object3D =>
  group(
    at(drum(0.42, 0.42, h, metal(darker(color, 0.1), 0.26), 0.08), { y: -h / 2 }),
    ...[-1, 1].map(y => at(drum(0.44, 0.44, 0.3, metal(lighter(color, 0.3), 0.24), 0.05), { y: y * (h / 2 - 0.3) })),
  )

/** Book open by `angle` (π is flat), standing; the inner screen to the viewer. */
export const bookOpen = (leaf: Leaf, screen: Painter, angle = 2.3): Object3D => {
  const lean = (Math.PI - angle) / 2
  return at(
    group(
      ...[-1, 1].map(side =>
        at(group(at(leafOf(leaf, part(screen, side < 0 ? 0 : 0.5, side < 0 ? 0.5 : 1)), { x: (side * leaf.w) / 2 })), {
          ry: -side * lean,
        }),
      ),
      at(spine(leaf.h * 0.98, leaf.color), { z: -0.34 }),
    ),
    { y: leaf.h / 2 },
  )
}

/** The same from behind: spine in the middle, lenses at the right, a narrow outer screen at the left. */
export const bookBack = (leaf: Leaf, outer: Painter, angle = 2.5): Object3D => {
  const lean = (Math.PI - angle) / 2
  const half = (side: number) =>
    at(
      group(
        at(group(leafOf(leaf, outer)), { x: (side * leaf.w) / 2, ry: Math.PI }),
        ...(side < 0
          ? [
              at(group(island(leaf.color, leaf.back === 'leather')), {
                x: -leaf.w * 0.62,
                y: leaf.h * 0.3,
                z: THICK / 2 + 0.1,
              }),
            ]
          : [
              at(pane(leaf.w - 0.4, leaf.h - 0.4, 0.6, painted(420, 920, outer)), {
                x: leaf.w / 2,
                z: THICK / 2 + 0.12,
              }),
            ]),
      ),
      { ry: side * lean },
    )
  return at(group(half(-1), half(1), at(spine(leaf.h * 0.98, leaf.color), { z: 0.3 })), { y: leaf.h / 2 })
}

/** Clamshell as an L: the lower leaf lies, the upper one stands up behind. */
export const flipL = (leaf: Leaf, screen: Painter, open = 1.85): Object3D =>
  group(
    at(group(at(leafOf(leaf, part(screen, 0.5, 1, true)), { y: -leaf.h / 2 })), { y: 0.4, rx: -Math.PI / 2 }),
    at(group(at(leafOf(leaf, part(screen, 0, 0.5, true)), { y: leaf.h / 2 })), {
      y: 0.5,
      z: -0.1,
      rx: Math.PI / 2 - open,
    }),
    at(group(at(spine(leaf.w * 0.94, leaf.color), { rz: Math.PI / 2 })), { y: 0.35, z: -0.2 }),
  )

/** Lid with its cover screen and lenses, facing +z. */
const lid = (leaf: Leaf, cover: Painter, large: boolean): Object3D =>
  group(
    at(group(leafOf(leaf, () => undefined)), { ry: Math.PI }),
    at(slab(rounded(leaf.w - 0.5, large ? leaf.h - 0.6 : leaf.h * 0.56, 0.6), 0.06, 0.02, gloss('#0a0b0d')), {
      y: large ? 0 : leaf.h * 0.16,
      z: THICK / 2 + 0.06,
    }),
    large
      ? at(pane(leaf.w - 0.8, leaf.h - 1, 0.5, painted(420, 440, cover)), { z: THICK / 2 + 0.1 })
      : at(pane(leaf.w - 2.7, leaf.h * 0.5, 0.5, painted(380, 360, cover)), {
          x: 0.95,
          y: leaf.h * 0.16,
          z: THICK / 2 + 0.1,
        }),
    ...[0, 1].map(i =>
      at(lens(0.62), {
        x: -leaf.w / 2 + 1.3 + (large ? i * 1.7 : 0),
        y: large ? -leaf.h / 2 + 1.4 : leaf.h * 0.16 + 0.95 - i * 1.9,
        z: THICK / 2 + 0.12,
      }),
    ),
  )

/** Half folded like a tent on its edges, the cover screen to the viewer. */
export const flipTent = (leaf: Leaf, cover: Painter, large: boolean, half = 0.42): Object3D => {
  const top = leaf.h * Math.cos(half)
  return group(
    at(group(at(lid(leaf, cover, large), { y: -leaf.h / 2 })), { y: top, z: 0.3, rx: -half }),
    at(
      group(
        at(
          leafOf(leaf, () => undefined),
          { y: -leaf.h / 2, z: 0 },
        ),
      ),
      { y: top, z: -0.3, rx: half },
    ),
    at(group(at(spine(leaf.w * 0.94, leaf.color), { rz: Math.PI / 2 })), { y: top + 0.1 }),
  )
}

/** Shut, standing on its hinge. */
export const flipShut = (leaf: Leaf, cover: Painter, large: boolean): Object3D =>
  group(
    at(group(lid(leaf, cover, large)), { y: leaf.h / 2 + 0.3, z: THICK / 2 + 0.06 }),
    at(group(leafOf(leaf, () => undefined)), { y: leaf.h / 2 + 0.3, z: -THICK / 2 - 0.06 }),
    at(group(at(spine(leaf.w * 0.94, leaf.color), { rz: Math.PI / 2 })), { y: 0.42 }),
  )

/** Three panels in a soft Z, one picture over all of them. */
export const trifold = (leaf: Leaf, screen: Painter, bend = 0.42): Object3D => {
  const step = Math.cos(bend) * leaf.w
  return at(
    group(
      ...[0, 1, 2].map(i =>
        at(
          group(
            leafOf(leaf, part(screen, i / 3, (i + 1) / 3)),
            ...(i === 0
              ? [at(group(island(leaf.color)), { x: -leaf.w * 0.2, y: leaf.h * 0.3, z: -THICK / 2 - 0.1, ry: Math.PI })]
              : []),
          ),
          { x: (i - 1) * step, ry: (i % 2 ? 1 : -1) * bend },
        ),
      ),
      ...[0, 1].map(i =>
        at(spine(leaf.h * 0.98, leaf.color), {
          x: (i - 0.5) * step,
          z: (i ? -0.5 : 0.5) * Math.sin(bend) * leaf.w - (i ? 0.3 : 0.36),
        }),
      ),
    ),
    { y: leaf.h / 2 },
  )
}

/** Small stand of wood with a groove. */
export const easel = (thing: Object3D, w = 16): Object3D =>
  group(
    at(box(w, 1.6, 8, 0.5, wood('#8a5a35')), { y: 0.8 }),
    at(box(w, 1, 1, 0.3, wood('#6b4028')), { y: 2, z: 2 }),
    at(box(w * 0.5, 9, 1, 0.4, wood('#8a5a35')), { y: 5.6, z: -3, rx: -0.3 }),
    at(group(thing), { y: 1.7, z: 0.6, rx: -0.22 }),
  )
