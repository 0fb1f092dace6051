import { BufferGeometry, Float32BufferAttribute, Mesh, type Object3D } from 'three'
import { noise } from '../../../studio/noise.ts'
import { at, group } from '../../../studio/shapes.ts'
import { finished } from './organic.ts'

interface Piping {
  /** Half width at the foot. */
  readonly r: number
  readonly high: number
  readonly ribs?: number
  /** Turns of the nozzle. */
  readonly turns?: number
  /** How far the coil swells, for tall swirls. */
  readonly coil?: number
}

/** Cream from a star nozzle: a small kiss, or a tall swirl when it is coiled. */
export function piped({ r, high, ribs = 7, turns = 0.4, coil = 0 }: Piping, colour: string): Object3D {
  const [rows, columns] = [coil > 0 ? 56 : 16, ribs * (coil > 0 ? 8 : 6)]
  const places: number[] = []
  const faces: number[] = []
  for (let j = 0; j <= rows; j += 1)
    for (let i = 0; i <= columns; i += 1) {
      const t = j / rows
      const turn = (i / columns) * Math.PI * 2
      const foot = Math.min(1, 0.82 + t * 3)
      const shape = foot * (1 - t) ** 0.72
      const step = (((t * turns - turn / (Math.PI * 2)) % 1) + 1) % 1
      const swell = 1 + coil * (Math.sin(step * Math.PI) ** 0.6 - 0.6)
      const star = 1 + (coil > 0 ? 0.045 : 0.15) * Math.cos(ribs * (turn + t * turns * Math.PI * 2))
      const away = r * shape * swell * star
      places.push(Math.sin(turn) * away, high * t ** 0.94, Math.cos(turn) * away)
    }
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < columns; i += 1) {
      const a = j * (columns + 1) + i
      faces.push(a, a + 1, a + columns + 1, a + 1, a + columns + 2, a + columns + 1)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return new Mesh(geometry, finished('soft', colour))
}

/** Things around a middle. */
export const around = (
  thing: (i: number) => Object3D,
  count: number,
  r: number,
  y: number,
  from = 0,
  wide = Math.PI * 2,
): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const turn = from + (i / count) * wide
      return at(group(thing(i)), { x: Math.sin(turn) * r, y, z: Math.cos(turn) * r, ry: turn })
    }),
  )

/** Sugar or crumbs strewn: tiny specks over a disc at height y. */
export function specks(count: number, r: number, y: number, colour: string, size = 0.12, seed = 1): Object3D {
  const places: number[] = []
  for (let i = 0; i < count; i += 1) {
    const turn = noise(i + seed * 77) * Math.PI * 2
    const away = Math.sqrt(noise(i + seed * 31 + 900)) * r
    const [x, z] = [Math.cos(turn) * away, Math.sin(turn) * away]
    const s = size * (0.5 + noise(i + 40))
    const a = noise(i + 3000) * 6
    for (const k of [0, 2.1, 4.2]) places.push(x + Math.cos(a + k) * s, y + (k === 0 ? s : 0), z + Math.sin(a + k) * s)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3))
  geometry.computeVertexNormals()
  const material = finished('dry', colour)
  material.side = 2
  return new Mesh(geometry, material)
}
