import { BufferGeometry, Color, Float32BufferAttribute, Mesh, Vector3 } from 'three'
import { type Finish, finished } from './organic.ts'

/** Colour at a place of a skin. */
export type Tint = string | ((t: number, turn: number) => string)

interface Net {
  readonly rows: number
  readonly columns: number
  readonly place: (t: number, turn: number, into: Vector3) => void
  readonly colour: Tint
  readonly finish?: Finish
}

/** Skin over a net of `rows` along and `columns` around; `turn` runs from 0 to 2π. */
export function net({ rows, columns, place, colour, finish = 'soft' }: Net): Mesh {
  const places: number[] = []
  const tints: number[] = []
  const faces: number[] = []
  const point = new Vector3()
  const tint = new Color()
  for (let j = 0; j <= rows; j += 1)
    for (let i = 0; i < columns; i += 1) {
      const turn = (i / columns) * Math.PI * 2
      place(j / rows, turn, point)
      places.push(point.x, point.y, point.z)
      if (typeof colour !== 'string') {
        tint.set(colour(j / rows, turn))
        tints.push(tint.r, tint.g, tint.b)
      }
    }
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < columns; i += 1) {
      const next = (i + 1) % columns
      const [a, b, c, d] = [j * columns + i, j * columns + next, (j + 1) * columns + i, (j + 1) * columns + next]
      faces.push(a, b, c, b, d, c)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3))
  if (tints.length > 0) geometry.setAttribute('color', new Float32BufferAttribute(tints, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  const material = finished(finish, typeof colour === 'string' ? colour : '#ffffff', tints.length > 0)
  material.side = 2
  return new Mesh(geometry, material)
}

interface Sweep {
  /** Middle line; t runs from 0 to 1. */
  readonly path: (t: number) => readonly [number, number, number]
  /** Radius at a place; turn 0 is up, π/2 is outwards. */
  readonly r: (t: number, turn: number) => number
  readonly colour: Tint
  readonly rows?: number
  readonly columns?: number
  readonly finish?: Finish
  /** Height of the cross-section against its width. */
  readonly tall?: number
}

/** Body swept along a line: sausages, horns, bananas, tails, rings. Both ends should taper or be closed by a face. */
export function swept({ path, r, colour, rows = 48, columns = 24, finish = 'soft', tall = 1 }: Sweep): Mesh {
  const [here, ahead, side, up] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()]
  return net({
    rows,
    columns,
    colour,
    finish,
    place: (t, turn, into) => {
      here.set(...path(t))
      const step = t < 0.5 ? 0.004 : -0.004
      ahead.set(...path(t + step)).sub(here)
      if (step < 0) ahead.negate()
      ahead.normalize()
      side.set(0, 1, 0).cross(ahead)
      if (side.lengthSq() < 1e-4) side.set(0, 0, 1).cross(ahead)
      side.normalize()
      up.copy(ahead).cross(side).normalize()
      const away = r(t, turn)
      into
        .copy(here)
        .addScaledVector(up, Math.cos(turn) * away * tall)
        .addScaledVector(side, Math.sin(turn) * away)
    },
  })
}

/** Body turned around the upright axis whose radius changes around: cups, crimps, shells. */
export const fluted = (
  profile: readonly (readonly [r: number, y: number])[],
  ribs: number,
  deep: number,
  colour: Tint,
  finish: Finish = 'soft',
): Mesh =>
  net({
    rows: profile.length - 1,
    columns: Math.max(24, ribs * 8),
    colour,
    finish,
    place: (t, turn, into) => {
      const [r, y] = profile[Math.round(t * (profile.length - 1))] ?? [0, 0]
      const away = r * (1 + (r > 0.01 ? deep * Math.abs(Math.sin((turn * ribs) / 2)) : 0))
      into.set(Math.sin(turn) * away, y, Math.cos(turn) * away)
    },
  })
