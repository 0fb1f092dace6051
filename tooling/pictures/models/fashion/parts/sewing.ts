import type { Material, Object3D } from 'three'
import { matte, plastic } from '../../../studio/materials.ts'
import { at, ball, drum, group, rod } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { type Dot, dense, inside } from './outline.ts'
import { type Piece, piece, type Sewing } from './piece.ts'
import { type Spot, stitches, strap } from './strips.ts'

type Ground = Pick<Piece, 'high'>

/** A line lifted onto cloth. */
export const onto = ({ high }: Ground, dots: readonly Dot[], off = 0.05, gap = 1.2): Spot[] =>
  dense(dots, gap).map(([x, y]): Spot => [x, y, high(x, y) + off])

/** Row of stitches on cloth. */
export const topstitch = (ground: Ground, dots: readonly Dot[], color: string, gap = 0.9, thick = 0.2): Object3D =>
  stitches(onto(ground, dots, 0.04), color, gap, thick)

/** Seam: a dark groove. */
export const seamLine = (ground: Ground, dots: readonly Dot[], color: string, thick = 0.17): Object3D =>
  rod(onto(ground, dots, -thick * 0.4), thick, matte(darker(color, 0.35), 0.95))

/** Band of cloth along a line: ribs at neck and hem, waistbands, belts. */
export const bandOn = (
  ground: Ground,
  dots: readonly Dot[],
  wide: number,
  material: Material,
  thick = 0.5,
  off = 0.1,
): Object3D =>
  strap(onto(ground, dots, off), wide, thick, material, [0, 0, 1], Math.max(24, Math.round(dots.length * 1.5)))

/** Pocket or patch that lies on cloth, stitched around. */
export function patch(
  ground: Ground,
  dots: readonly Dot[],
  material: Material,
  stitch?: string,
  sewing: Sewing = {},
): Piece & { readonly whole: Object3D } {
  const sewn = piece(dots, material, { puff: 0.55, soft: 0.7, creases: 0.12, on: ground.high, cell: 0.55, ...sewing })
  if (!stitch) return { ...sewn, whole: sewn.mesh }
  const [cx, cy] = [mean(dots.map(([x]) => x)), mean(dots.map(([, y]) => y))]
  const line = dense([...dots, dots[0] ?? [0, 0]], 0.8).map(([x, y]): Dot => {
    const long = Math.hypot(cx - x, cy - y)
    return [x + ((cx - x) / long) * 0.55, y + ((cy - y) / long) * 0.55]
  })
  return {
    ...sewn,
    whole: group(
      sewn.mesh,
      topstitch(
        sewn,
        line.filter(([x, y]) => inside(dots, x, y).far > 0.2),
        stitch,
      ),
    ),
  }
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length

/** Flat buttons with two holes. */
export const buttonsOn = (ground: Ground, dots: readonly Dot[], color: string, r = 0.65): Object3D =>
  group(
    ...dots.map(([x, y]) =>
      at(
        group(
          drum(r, r, 0.3, plastic(color), 0.1),
          ...[-0.28, 0.28].map(side => at(ball(r * 0.14, matte(darker(color, 0.55))), { y: 0.3, x: side * r })),
        ),
        { x, y, z: high0(ground, x, y), rx: Math.PI / 2 },
      ),
    ),
  )

const high0 = ({ high }: Ground, x: number, y: number): number => high(x, y) + 0.12
