import {
  Color,
  Float32BufferAttribute,
  Mesh,
  MeshPhysicalMaterial,
  type Object3D,
  SphereGeometry,
  Vector3,
} from 'three'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { noise } from '../../../studio/noise.ts'
import { at, group } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'

/** How a surface shines. */
export type Finish = 'dry' | 'soft' | 'waxed' | 'wet'

/** Something that grew or was shaped by hand: a ball that is pulled, dented and tinted by place. */
export interface Growth {
  /** Half width, half height, half depth in centimetres. */
  readonly size: readonly [number, number, number]
  /** One colour, or the colour at a point of the ball of radius 1. */
  readonly colour: string | ((point: Vector3) => string)
  /** Moves a point of the ball of radius 1. */
  readonly bend?: (point: Vector3) => void
  /** Unevenness: how deep and how fine. */
  readonly lump?: number
  readonly grain?: number
  readonly seed?: number
  /** Columns of the net; 32 when left out. */
  readonly fine?: number
  readonly finish?: Finish
}

/** Material of a finish; `tinted` when points have colours of their own. */
export const finished = (finish: Finish, colour = '#ffffff', tinted = false): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({
    color: colour,
    vertexColors: tinted,
    roughness: { dry: 0.88, soft: 0.58, waxed: 0.34, wet: 0.2 }[finish],
    clearcoat: { dry: 0, soft: 0.1, waxed: 0.45, wet: 1 }[finish],
    clearcoatRoughness: finish === 'wet' ? 0.1 : 0.32,
  })

/** Builds it with its middle at 0. */
export function grown({
  size: [rx, ry, rz],
  colour,
  bend,
  lump = 0,
  grain = 2,
  seed = 1,
  fine = 32,
  finish = 'soft',
}: Growth): Mesh {
  const ball = new SphereGeometry(1, fine, Math.round(fine * 0.7))
  ball.deleteAttribute('uv')
  ball.deleteAttribute('normal')
  const geometry = mergeVertices(ball, 1e-4)
  const position = geometry.getAttribute('position')
  const tints: number[] = []
  const point = new Vector3()
  const tint = new Color()
  for (let i = 0; i < position.count; i += 1) {
    point.fromBufferAttribute(position, i)
    if (typeof colour !== 'string') {
      tint.set(colour(point))
      tints.push(tint.r, tint.g, tint.b)
    }
    const rough =
      lump * (clouds(point.x * grain + seed * 7 + 40, point.y * grain + point.z * grain * 1.3 + 40, 3) - 0.5)
    bend?.(point)
    point.multiplyScalar(1 + rough)
    position.setXYZ(i, point.x * rx, point.y * ry, point.z * rz)
  }
  const tinted = tints.length > 0
  if (tinted) geometry.setAttribute('color', new Float32BufferAttribute(tints, 3))
  geometry.computeVertexNormals()
  return new Mesh(geometry, finished(finish, typeof colour === 'string' ? colour : '#ffffff', tinted))
}

/** Cloudy value between 0 and 1 at a point, for tints. */
export const mottle = (point: Vector3, grain: number, seed = 0): number =>
  clouds(point.x * grain + 50 + seed * 3, (point.y + point.z * 1.3) * grain + 50, 3)

/** A place in a heap. */
export type Spot = readonly [x: number, y: number, z: number]

/** Scattered places on a plate of half width `rx` and half depth `rz`, at least `gap` apart. */
export function strewn(count: number, rx: number, rz: number, gap = 0, seed = 1): Spot[] {
  const found: Spot[] = []
  for (let i = 0; i < count * 40 && found.length < count; i += 1) {
    const turn = noise(i + seed * 971) * Math.PI * 2
    const away = Math.sqrt(noise(i + seed * 577 + 4000))
    const [x, z] = [Math.cos(turn) * away * rx, Math.sin(turn) * away * rz]
    if (found.every(([a, , b]) => Math.hypot(a - x, b - z) >= gap)) found.push([x, 0, z])
  }
  return found
}

/** Places over a dome: `spread` is its radius, `high` its height. */
export const mound = (count: number, spread: number, high: number): Spot[] =>
  Array.from({ length: count }, (_, i): Spot => {
    const away = Math.sqrt((i + 0.4) / count)
    const turn = i * 2.39996
    return [Math.cos(turn) * away * spread, high * (1 - away * away), Math.sin(turn) * away * spread]
  })

/** The given things in turn at the places, each turned by chance; `tumble` lets them lie askew. */
export const set = (things: readonly Object3D[], spots: readonly Spot[], tumble = 0, seed = 1): Object3D =>
  group(
    ...spots.map(([x, y, z], i) => {
      const thing = things[i % things.length]
      const turn = (k: number) => noise(i * 3 + k + seed * 131)
      const inner = at(group(...(thing ? [thing.clone()] : [])), {
        rx: (turn(0) - 0.5) * tumble,
        rz: (turn(1) - 0.5) * tumble,
      })
      return at(group(inner), { x, y, z, ry: turn(2) * Math.PI * 2 })
    }),
  )
